//! A page as PDF: one page, two of the fonts every reader has, no compression. That is all a sheet needs.

use std::fmt::Write as _;

use crate::metrics::width;
use crate::{Anchor, Ink, Mark, Page};

/// Writes a page down.
pub fn write(page: &Page, title: &str) -> Vec<u8> {
    let (wide, high) = page.paper.size();
    let content = content(page, high);
    let mut file = File { bytes: b"%PDF-1.4\n".to_vec(), objects: Vec::new() };
    file.object("<< /Type /Catalog /Pages 2 0 R >>");
    file.object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    file.object(&format!(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {wide} {high}] /Contents 6 0 R \
         /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>"
    ));
    for font in ["Helvetica", "Helvetica-Bold"] {
        file.object(&format!(
            "<< /Type /Font /Subtype /Type1 /BaseFont /{font} /Encoding /WinAnsiEncoding >>"
        ));
    }
    file.stream(&content);
    file.bytes_object(&[b"<< /Title (".as_slice(), &escaped(title), b") >>"].concat());
    file.finished()
}

struct File {
    bytes: Vec<u8>,
    /// Where each object begins.
    objects: Vec<usize>,
}

impl File {
    fn object(&mut self, body: &str) {
        self.bytes_object(body.as_bytes());
    }

    fn bytes_object(&mut self, body: &[u8]) {
        self.objects.push(self.bytes.len());
        self.bytes.extend_from_slice(format!("{} 0 obj\n", self.objects.len()).as_bytes());
        self.bytes.extend_from_slice(body);
        self.bytes.extend_from_slice(b"\nendobj\n");
    }

    fn stream(&mut self, content: &[u8]) {
        let head = format!("<< /Length {} >>\nstream\n", content.len());
        self.bytes_object(&[head.as_bytes(), content, b"\nendstream"].concat());
    }

    fn finished(mut self) -> Vec<u8> {
        let table = self.bytes.len();
        let mut end = format!("xref\n0 {}\n0000000000 65535 f \n", self.objects.len() + 1);
        for start in &self.objects {
            // Writing to a string cannot fail.
            let _ = writeln!(end, "{start:010} 00000 n ");
        }
        let _ = write!(
            end,
            "trailer\n<< /Size {} /Root 1 0 R /Info {} 0 R >>\nstartxref\n{table}\n%%EOF\n",
            self.objects.len() + 1,
            self.objects.len()
        );
        self.bytes.extend_from_slice(end.as_bytes());
        self.bytes
    }
}

/// What is drawn. PDF counts from the lower edge.
fn content(page: &Page, high: f64) -> Vec<u8> {
    let mut content = Vec::new();
    for mark in page.marks.iter().flat_map(Mark::on_paper) {
        match mark {
            Mark::Text { at, size, bold, anchor, ink, text } => {
                let shift = if *anchor == Anchor::Middle { width(text, *size, *bold) / 2.0 } else { 0.0 };
                let font = if *bold { "F2" } else { "F1" };
                let start = format!(
                    "BT {} rg /{font} {size} Tf {:.2} {:.2} Td (",
                    colour(*ink),
                    at.0 - shift,
                    high - at.1
                );
                content.extend_from_slice(start.as_bytes());
                content.extend_from_slice(&escaped(text));
                content.extend_from_slice(b") Tj ET\n");
            }
            Mark::Line { from, to, width, ink } => {
                let line = format!(
                    "{width} w {} RG {:.2} {:.2} m {:.2} {:.2} l S\n",
                    colour(*ink),
                    from.0,
                    high - from.1,
                    to.0,
                    high - to.1
                );
                content.extend_from_slice(line.as_bytes());
            }
            Mark::Shape { corners, fill, line } => {
                content.extend_from_slice(shape(corners, *fill, *line, high).as_bytes());
            }
            // What stands for it has been drawn in its place.
            Mark::Art { .. } => {}
        }
    }
    content
}

fn shape(corners: &[(f64, f64)], fill: Option<Ink>, line: Option<Ink>, high: f64) -> String {
    let mut path = String::new();
    for (index, (x, y)) in corners.iter().enumerate() {
        let verb = if index == 0 { "m" } else { "l" };
        // Writing to a string cannot fail.
        let _ = write!(path, "{x:.2} {:.2} {verb} ", high - y);
    }
    let fill_ink = fill.map(|ink| format!("{} rg ", colour(ink))).unwrap_or_default();
    let line_ink = line.map(|ink| format!("0.8 w {} RG ", colour(ink))).unwrap_or_default();
    let paint = match (fill, line) {
        (Some(_), Some(_)) => "b",
        (Some(_), None) => "f",
        (None, Some(_)) => "s",
        (None, None) => "n",
    };
    format!("{fill_ink}{line_ink}{path}h {paint}\n")
}

fn colour(ink: Ink) -> String {
    let (red, green, blue) = ink.rgb();
    let part = |part: u8| f64::from(part) / 255.0;
    format!("{:.3} {:.3} {:.3}", part(red), part(green), part(blue))
}

/// A text in the encoding of Windows, which the fonts know, with what has a meaning in PDF marked.
fn escaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for letter in text.chars() {
        let byte = match letter {
            ' '..='~' | '\u{a0}'..='\u{ff}' => letter as u8,
            '‘' => 0x91,
            '’' => 0x92,
            '“' => 0x93,
            '”' => 0x94,
            '„' => 0x84,
            '•' => 0x95,
            '–' | '−' => 0x96,
            '—' => 0x97,
            '…' => 0x85,
            _ => b'?',
        };
        if matches!(byte, b'(' | b')' | b'\\') {
            bytes.push(b'\\');
        }
        bytes.push(byte);
    }
    bytes
}
