//! The boxes of a sheet.

use leptos::prelude::*;
use sevenfold_aids::{Item, Panel, Picture, Width, pieces};

/// The boxes of a sheet, in order.
#[component]
pub(crate) fn Panels(panels: Vec<Panel>) -> impl IntoView {
    let boxes = panels.into_iter().map(|panel| {
        let width = match panel.width {
            Width::Third => "w-third",
            Width::Half => "w-half",
            Width::Wide => "w-wide",
        };
        let class = format!("panel {width}{}", if panel.pad { " pad" } else { "" });
        let beside = panel.beside();
        let mut items = panel.items;
        let body = match beside {
            Some(picture) => {
                let rest = inside(items.split_off(1));
                view! { <div class="pictured"><div class="figure" inner_html=picture.svg()></div><div>{rest}</div></div> }
                    .into_any()
            }
            None => inside(items).into_any(),
        };
        view! { <section class=class><h2>{panel.title}</h2>{body}</section> }
    });
    view! { <div class="panels">{boxes.collect_view()}</div> }
}

fn inside(items: Vec<Item>) -> Vec<AnyView> {
    let mut views = Vec::new();
    let (mut rows, mut points, mut steps) = (Vec::new(), Vec::new(), Vec::new());
    for item in items {
        match item {
            Item::Row(cells) => rows.push(cells),
            Item::Point(text) => points.push(text),
            Item::Step(_, text) => steps.push(text),
            Item::Text(text) => {
                close(&mut views, &mut rows, &mut points, &mut steps);
                views.push(view! { <p>{inline(&text)}</p> }.into_any());
            }
            Item::Picture(name) => {
                close(&mut views, &mut rows, &mut points, &mut steps);
                let picture = Picture::named(&name).map(|picture| picture.svg()).unwrap_or_default();
                views.push(view! { <div class="figure" inner_html=picture></div> }.into_any());
            }
        }
    }
    close(&mut views, &mut rows, &mut points, &mut steps);
    views
}

/// Ends the tables and lists that are open.
fn close(
    views: &mut Vec<AnyView>,
    rows: &mut Vec<Vec<String>>,
    points: &mut Vec<String>,
    steps: &mut Vec<String>,
) {
    let listed = |texts: &mut Vec<String>| {
        std::mem::take(texts).into_iter().map(|text| view! { <li>{inline(&text)}</li> }).collect_view()
    };
    if !steps.is_empty() {
        views.push(view! { <ol class="in-order">{listed(steps)}</ol> }.into_any());
    }
    if !points.is_empty() {
        views.push(view! { <ul class="dots">{listed(points)}</ul> }.into_any());
    }
    if !rows.is_empty() {
        views.push(table(std::mem::take(rows)));
    }
}

fn table(rows: Vec<Vec<String>>) -> AnyView {
    let mut rows = rows.into_iter();
    let head = rows.next().unwrap_or_default();
    let body = rows.map(|row| {
        // On a phone each cell says under which heading it stands.
        let cells = row.into_iter().zip(head.clone()).enumerate().map(|(index, (cell, heading))| {
            if index == 0 {
                view! { <th scope="row">{inline(&cell)}</th> }.into_any()
            } else {
                view! { <td data-head=heading>{inline(&cell)}</td> }.into_any()
            }
        });
        view! { <tr>{cells.collect_view()}</tr> }
    });
    let body = body.collect_view();
    let head = head.into_iter().map(|cell| view! { <th scope="col">{cell}</th> }).collect_view();
    view! { <table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table> }.into_any()
}

/// Bold words of a text.
pub(crate) fn inline(text: &str) -> Vec<AnyView> {
    let piece = |(piece, bold): (&str, bool)| {
        let piece = piece.to_owned();
        if bold { view! { <b>{piece}</b> }.into_any() } else { piece.into_any() }
    };
    pieces(text).map(piece).collect()
}
