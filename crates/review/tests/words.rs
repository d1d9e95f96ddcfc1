//! The sums of a review by hand, and what is said of it in every language.

use sevenfold_core::{Draw, Message, Seat, SeatSet};
use sevenfold_review::plot::{self, Format, Labels};
use sevenfold_review::{
    Alternative, Cause, Considered, Decision, Judgement, MOST_MOMENTS, Outline, Review, Stop, about_equal,
};
use sevenfold_texts::{Lang, Nobody, Texts};

fn considered(text: &str, worth: f64) -> Considered {
    let reason = Some(Message::new("move-text").with("text", text));
    Considered { text: text.into(), label: None, worth, error: 0.002, visits: 100, reason }
}

/// A decision of a seat at a step: what the best move is worth, and the one made.
fn judged(step: usize, seat: u8, best: f64, made: f64) -> Judgement {
    let decision = Decision {
        step,
        seat: Seat::new(seat),
        text: "made".into(),
        legal: 2,
        worth: Some(made),
        loss: Some(best - made),
        swing: None,
        best: vec![Alternative { text: "best".into(), worth: best, visits: 100 }],
        reason: None,
    };
    Judgement { decision, considered: vec![considered("best", best), considered("made", made)], ask: None }
}

/// Two seats, a deal, decisions in turn, and a result. After each of them the other seat decides something, too.
fn game(decisions: &[Judgement], result: [f64; 2], deal: Option<Draw>) -> Outline {
    let deal = deal.map(|draw| Stop::Drawn(1, draw));
    let choices = decisions.iter().flat_map(|one| {
        let (step, seat) = (one.decision.step, one.decision.seat);
        [Stop::Choice(step, seat), Stop::Choice(step, Seat::new(1 - seat.index() as u8))]
    });
    Outline {
        fair: vec![0.5, 0.5],
        stops: deal.into_iter().chain(choices).collect(),
        result: Some(result.into()),
    }
}

fn adds_up(review: &Review) -> bool {
    let sum = review.sum;
    sum.fair + sum.luck + sum.gifts - sum.losses + sum.unforeseen == sum.end
}

#[test]
fn the_sum_is_exact_whatever_the_fractions() {
    for thousandth in 0..100 {
        let odd = f64::from(thousandth) / 1000.0;
        let all = [
            judged(2, 0, 0.613 + odd, 0.513 + odd / 3.0),
            judged(3, 1, 0.4777, 0.4111),
            judged(4, 0, 0.7, 0.6666),
        ];
        for deal in [Some(Draw::Deal), None] {
            for seat in [Seat::FIRST, Seat::new(1)] {
                let review = Review::of(&game(&all, [0.0, 1.0], deal), &all, seat).unwrap();
                assert!(adds_up(&review), "{:?}", review.sum);
                assert_eq!(review.sum.luck == 0 && review.sum.deals == 0, deal.is_none(), "{:?}", review.sum);
            }
        }
    }
}

#[test]
fn deals_losses_and_gifts_by_hand() {
    let all = [judged(2, 0, 0.7, 0.6), judged(3, 1, 0.4, 0.1), judged(4, 0, 0.9, 0.5)];
    let mut outline = game(&all, [0.0, 1.0], Some(Draw::Deal));
    outline.stops.insert(5, Stop::Shown(3, SeatSet::only(Seat::FIRST)));
    let review = Review::of(&outline, &all, Seat::FIRST).unwrap();
    let sum = review.sum;
    assert_eq!((sum.fair, sum.gifts, sum.losses, sum.end, sum.deals), (50, 30, 50, 0, 20), "{sum:?}");
    let told: Vec<(usize, Cause, i32, i32)> =
        review.moments.iter().map(|one| (one.step, one.cause, one.before, one.after)).collect();
    assert_eq!(told[..3], [(2, Cause::Deal, 50, 70), (2, Cause::Loss, 70, 60), (3, Cause::Gift, 60, 90)]);
    assert_eq!(told[3], (4, Cause::Loss, 90, 50), "what was only guessed is no moment: {told:?}");
    assert_eq!(review.opening().unwrap().step, 4);
    assert_eq!(review.at(2).map(|one| one.cause), Some(Cause::Loss), "of a deal and a loss");
    assert_eq!(review.at(5), None);
    assert_eq!(review.summary.lesson, Some(Message::new("move-text").with("text", "best")));
}

#[test]
fn of_many_moments_the_weightiest_are_shown_in_the_order_of_the_game() {
    let slip = |at: u8| judged(2 + usize::from(at), 0, 0.6, 0.6 - 0.01 * f64::from(at));
    let all: Vec<Judgement> = (0..20).map(slip).collect();
    let review = Review::of(&game(&all, [1.0, 0.0], Some(Draw::Deal)), &all, Seat::FIRST).unwrap();
    assert_eq!(review.moments.len(), MOST_MOMENTS);
    assert!(review.moments.iter().all(|one| one.step >= 14), "{:?}", review.moments);
    assert!(review.moments.is_sorted_by_key(|one| one.step));
}

#[test]
fn moves_whose_whiskers_overlap_are_about_equal_and_no_moment() {
    let mut doubtful = judged(2, 0, 0.7, 0.6);
    doubtful.considered.iter_mut().for_each(|one| one.error = 0.04);
    assert!(about_equal(&doubtful.considered[0], &doubtful.considered[1]));
    let all = [doubtful];
    let review = Review::of(&game(&all, [0.0, 1.0], None), &all, Seat::FIRST).unwrap();
    assert!(review.moments.is_empty() && review.sum.losses == 0 && review.sum.doubt == 0, "{review:?}");
    let sure = [judged(2, 0, 0.7, 0.6)];
    let review = Review::of(&game(&sure, [0.0, 1.0], None), &sure, Seat::FIRST).unwrap();
    assert_eq!((review.sum.losses, review.sum.doubt), (10, 1), "1.96 times the root of two times 0.002²");
}

/// Among moves that are worth the same, the best one of a few tries always looks a little better than the one made.
#[test]
fn what_is_in_doubt_does_not_add_up() {
    let doubtful = |step: usize| {
        let mut one = judged(step, (step % 2) as u8, 0.52, 0.5);
        one.considered.iter_mut().for_each(|one| one.error = 0.02);
        one
    };
    let all: Vec<Judgement> = (2..400).map(doubtful).collect();
    let review = Review::of(&game(&all, [0.0, 1.0], Some(Draw::Deal)), &all, Seat::FIRST).unwrap();
    let sum = review.sum;
    assert_eq!((sum.losses, sum.gifts, sum.luck + sum.unforeseen), (0, 0, -50), "{sum:?}");
}

#[test]
fn what_has_been_judged_so_far_is_enough_and_nothing_is_nothing() {
    let all = [judged(2, 0, 0.7, 0.6), judged(3, 1, 0.4, 0.1), judged(4, 0, 0.9, 0.5)];
    let outline = game(&all, [1.0, 0.0], Some(Draw::Deal));
    for known in 0..=all.len() {
        let review = Review::of(&outline, &all[..known], Seat::FIRST).unwrap();
        assert!(adds_up(&review), "{:?}", review.sum);
    }
    assert!(Review::of(&outline, &all, Seat::new(2)).is_none());
}

/// One move is called most of what was lost only where it was.
#[test]
fn what_cost_most_is_not_always_most_of_it() {
    let said = |decisions: &[Judgement], deal: Option<Draw>| {
        let review = Review::of(&game(decisions, [0.0, 1.0], deal), decisions, Seat::FIRST).unwrap();
        review.summary.most.key.into_owned()
    };
    let deals = [None, Some(Draw::Deal)];
    let slip = |step: usize, loss: f64| judged(step, 0, 0.9, 0.9 - loss);
    let mostly = [slip(2, 0.3), slip(3, 0.1), slip(4, 0.1)];
    assert_eq!(deals.map(|deal| said(&mostly, deal)), ["review-most-at-step"; 2]);
    let many = [slip(2, 0.2), slip(3, 0.15), slip(4, 0.15)];
    assert_eq!(deals.map(|deal| said(&many, deal)), ["review-costliest-at-step"; 2]);
}

#[test]
fn every_summary_has_its_words_in_every_language() {
    let win = [judged(2, 0, 0.9, 0.9)];
    let slip = [judged(2, 0, 0.9, 0.5)];
    let slips = [judged(2, 0, 0.9, 0.7), judged(3, 0, 0.9, 0.7), judged(4, 0, 0.9, 0.7)];
    let mut heads = Vec::new();
    for decisions in [&win[..], &slip[..], &slips[..]] {
        for result in [[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]] {
            for deal in [Some(Draw::Deal), None] {
                let summary =
                    Review::of(&game(decisions, result, deal), decisions, Seat::FIRST).unwrap().summary;
                for lang in Lang::ALL {
                    for message in [&summary.headline, &summary.came, &summary.most] {
                        let said = Texts::of(lang).say(message, &Nobody);
                        assert!(!said.contains("review-") && !said.contains('{'), "{lang:?}: {said}");
                    }
                }
                heads.push(summary.headline.key);
            }
        }
    }
    heads.sort_unstable();
    heads.dedup();
    assert_eq!(heads.len(), 6, "{heads:?}");
}

#[test]
fn a_move_is_found_by_its_round_or_where_there_is_only_one_by_its_step() {
    let all = [judged(2, 0, 0.9, 0.9), judged(4, 0, 0.9, 0.5)];
    let mut outline = game(&all, [0.0, 1.0], Some(Draw::Deal));
    let told = |outline: &Outline| Review::of(outline, &all, Seat::FIRST).unwrap().summary.most;
    let one_round = told(&outline);
    assert_eq!(one_round.key, "review-most-at-step");
    assert!(Texts::of(Lang::En).say(&one_round, &Nobody).contains("step 4"), "{one_round}");
    outline.stops.insert(3, Stop::Drawn(3, Draw::Deal));
    let two_rounds = told(&outline);
    assert_eq!(two_rounds.key, "review-most");
    assert!(Texts::of(Lang::En).say(&two_rounds, &Nobody).contains("in round 2"), "{two_rounds}");
}

#[test]
fn where_nothing_is_drawn_or_hidden_luck_is_not_spoken_of() {
    let all = [judged(2, 0, 0.5, 0.5)];
    let came = |deal: Option<Draw>| {
        let review = Review::of(&game(&all, [0.5, 0.5], deal), &all, Seat::FIRST).unwrap();
        assert_eq!((review.sum.luck, review.sum.unforeseen), (0, 0), "{:?}", review.sum);
        review.summary.came.key
    };
    assert_eq!(came(None), "review-came-without-luck");
    let drawn = |deal: Option<Draw>| {
        let outline = game(&all, [0.5, 0.5], deal);
        let review = Review::of(&outline, &all, Seat::FIRST).unwrap();
        let curve = plot::curve(&review, &outline, &labels(), None, Format::Wide);
        [curve, plot::waterfall(&review.sum, &labels())].map(|svg| svg.contains(">Luck</text>"))
    };
    assert_eq!([drawn(None), drawn(Some(Draw::Deal))], [[false; 2], [true; 2]]);
}

/// Of two players there is one other.
#[test]
fn one_other_is_not_called_the_others() {
    let all = [judged(2, 0, 0.9, 0.9)];
    let said = |fair: Vec<f64>| {
        let mut outline = game(&all, [0.0, 1.0], None);
        outline.result = Some(fair.iter().map(|_| 0.0).collect());
        let summary = Review::of(&Outline { fair, ..outline }, &all, Seat::FIRST).unwrap().summary;
        assert_eq!(summary.headline.key, "review-head-well-played");
        Lang::ALL.map(|lang| {
            [&summary.headline, &summary.came].map(|message| Texts::of(lang).say(message, &Nobody))
        })
    };
    let (one, many) = (said(vec![0.5; 2]), said(vec![0.25; 4]));
    for (one, many) in one.iter().flatten().zip(many.iter().flatten()) {
        assert_ne!(one, many);
    }
    assert!(one[0][1].contains("The other player gave you"), "{one:?}");
    assert!(many[0][1].contains("The others gave you"), "{many:?}");
}

fn labels() -> Labels {
    let word = |text: &str| text.to_owned();
    Labels {
        fair: word("fair <share>"),
        luck: word("Luck"),
        gifts: word("Gifts"),
        losses: word("Losses"),
        unforeseen: word("Unforeseen"),
        result: word("Result"),
    }
}

#[test]
fn the_pictures_show_every_moment_by_its_sign_and_stand_alone() {
    let all = [judged(2, 0, 0.7, 0.6), judged(3, 1, 0.4, 0.1), judged(4, 0, 0.9, 0.5)];
    let outline = game(&all, [0.0, 1.0], Some(Draw::Deal));
    let review = Review::of(&outline, &all, Seat::FIRST).unwrap();
    let labels = labels();
    let curve = plot::curve(&review, &outline, &labels, Some(4), Format::Wide);
    assert!(curve.contains("fair &lt;share>") && curve.contains("class=\"on\""), "{curve}");
    for number in 1..=review.moments.len() {
        assert!(curve.contains(&format!("text-anchor=\"middle\">{number}</text>")), "moment {number}");
    }
    let wide = |outline: &Outline| plot::curve(&review, outline, &labels, None, Format::Wide);
    let rounds = |outline: &Outline| wide(outline).matches("class=\"s n\"").count();
    let two = [outline.stops.as_slice(), &[Stop::Drawn(4, Draw::Deal)]].concat();
    assert_eq!(rounds(&outline), 0, "one round needs no number");
    assert_eq!(rounds(&Outline { stops: two, ..outline.clone() }), 2);
    let waterfall = plot::waterfall(&review.sum, &labels);
    for told in [plot::signed(review.sum.luck), plot::signed(-review.sum.losses), "50".to_owned()] {
        assert!(waterfall.contains(&format!(">{told}</text>")), "{told}: {waterfall}");
    }
    assert!(
        [&curve, &waterfall].iter().all(|svg| svg.matches("<svg").count() == 1 && svg.ends_with("</svg>"))
    );
    assert_eq!([plot::signed(3), plot::signed(0), plot::signed(-3)], ["+3", "0", "−3"]);
}
