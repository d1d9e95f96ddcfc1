//! Many choices, step by step: moves that begin alike are one entry until it is opened.

use sevenfold_protocol::Choice;

/// So many moves are shown at once before they are put into groups.
const FEW: usize = 14;

/// One thing to press.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Entry {
    /// A move.
    Move(Choice),
    /// Moves that begin with the same words.
    Group {
        /// The words.
        path: Vec<String>,
        /// How many.
        count: usize,
    },
}

/// What to show of these choices once these words have been chosen. `path_of` tells the words a move is grouped by.
pub(crate) fn entries(choices: &[Choice], path: &[String], path_of: fn(&str) -> Vec<String>) -> Vec<Entry> {
    let open: Vec<&Choice> =
        choices.iter().filter(|choice| path_of(&choice.text).starts_with(path)).collect();
    if open.len() <= FEW {
        return open.into_iter().cloned().map(Entry::Move).collect();
    }
    let mut list: Vec<Entry> = Vec::new();
    for choice in &open {
        let words = path_of(&choice.text);
        if words.len() <= path.len() {
            list.push(Entry::Move((*choice).clone()));
            continue;
        }
        let longer = words[..=path.len()].to_vec();
        match list.last_mut() {
            Some(Entry::Group { path, count }) if *path == longer => *count += 1,
            _ => list.push(Entry::Group { path: longer, count: 1 }),
        }
    }
    match list.as_slice() {
        // One group alone is no choice: go on inside it.
        [Entry::Group { path, .. }] => entries(choices, &path.clone(), path_of),
        _ => list,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::WindowId;

    fn by_words(text: &str) -> Vec<String> {
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        words.pop();
        words
    }

    fn choices(texts: &[String]) -> Vec<Choice> {
        texts.iter().map(|text| Choice { window: WindowId(1), text: text.clone(), label: None }).collect()
    }

    #[test]
    fn few_choices_are_shown_as_they_are() {
        let few = choices(&["lay 1".into(), "lay 2".into()]);
        assert_eq!(entries(&few, &[], by_words).len(), 2);
    }

    #[test]
    fn many_choices_are_grouped_by_their_first_words() {
        let many: Vec<String> = (0..20)
            .map(|i| format!("I 0,{i} 1,{i}"))
            .chain((0..20).map(|i| format!("O 0,{i} 1,{i}")))
            .collect();
        let many = choices(&many);
        let first = entries(&many, &[], by_words);
        assert_eq!(first.len(), 2);
        assert_eq!(first[0], Entry::Group { path: vec!["I".into()], count: 20 });
        assert_eq!(entries(&many, &["I".into(), "0,7".into()], by_words).len(), 1);
    }

    #[test]
    fn a_single_group_is_opened_by_itself() {
        let alike: Vec<String> = (0..20).map(|i| format!("start F {i}")).collect();
        assert_eq!(entries(&choices(&alike), &[], by_words).len(), 20);
    }
}
