//! People who may all sit at one table.

/// How many steps a search takes before it gives up: where nearly everybody is kept apart from everybody else.
const STEPS: u32 = 20_000;

/// The first `size` of these, in their order, of whom none is kept apart from another.
///
/// It is the first such group in the order of the people: whoever can be in one with those before is in it.
pub(crate) fn first<T: Copy>(people: &[T], size: usize, apart: &impl Fn(T, T) -> bool) -> Option<Vec<T>> {
    let mut steps = STEPS;
    let mut chosen = Vec::with_capacity(size);
    grow(people, size, apart, &mut chosen, &mut steps).then_some(chosen)
}

fn grow<T: Copy>(
    people: &[T],
    size: usize,
    apart: &impl Fn(T, T) -> bool,
    chosen: &mut Vec<T>,
    steps: &mut u32,
) -> bool {
    if chosen.len() == size {
        return true;
    }
    for (index, &one) in people.iter().enumerate() {
        if chosen.len() + people.len() - index < size || *steps == 0 {
            return false;
        }
        *steps -= 1;
        if chosen.iter().any(|&other| apart(one, other)) {
            continue;
        }
        chosen.push(one);
        if grow(&people[index + 1..], size, apart, chosen, steps) {
            return true;
        }
        chosen.pop();
    }
    false
}

/// The largest group of at most `size`.
pub(crate) fn largest<T: Copy>(people: &[T], size: usize, apart: &impl Fn(T, T) -> bool) -> Vec<T> {
    let mut sizes = (1..=size.min(people.len())).rev();
    sizes.find_map(|size| first(people, size, apart)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_who_get_along_are_chosen() {
        let friends = |_: u8, _: u8| false;
        assert_eq!(first(&[1, 2, 3, 4], 3, &friends), Some(vec![1, 2, 3]));
        assert_eq!(first(&[1, 2], 3, &friends), None);
        let one_and_two = |a: u8, b: u8| a + b == 3;
        assert_eq!(first(&[1, 2, 3], 2, &one_and_two), Some(vec![1, 3]));
        // Whoever was chosen first gives way if there is no other way.
        let one_alone = |a: u8, b: u8| a == 1 || b == 1;
        assert_eq!(first(&[1, 2, 3], 2, &one_alone), Some(vec![2, 3]));
        assert_eq!(largest(&[1, 2, 3], 3, &one_and_two), vec![1, 3]);
    }

    #[test]
    fn a_search_among_many_who_do_not_get_along_comes_to_an_end() {
        let people: Vec<u32> = (0..500).collect();
        let parted = |a: u32, b: u32| a.is_multiple_of(2) != b.is_multiple_of(2) || a / 4 == b / 4;
        let _ = first(&people, 7, &parted);
        assert_eq!(first(&people, 2, &|_, _| true), None);
    }
}
