//! What a witness has seen.

/// How often what mattered has happened: a test that saw none of it has shown nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    pub(super) undone_alone: u32,
    pub(super) undone_by_consent: u32,
    pub(super) wishes_to_the_absent: u32,
    pub(super) stepped_in: u32,
    pub(super) stepped_in_slowly: u32,
    pub(super) lost_the_seat: u32,
    pub(super) moves_for_the_absent: u32,
    pub(super) closed_on_the_absent: u32,
    pub(super) revealed: u32,
    pub(super) took_over: u32,
    pub(super) hinted: u32,
    pub(super) returns: u32,
    pub(super) returned_without_a_word: u32,
}

impl Seen {
    pub(crate) fn add(&mut self, more: &Self) {
        self.undone_alone += more.undone_alone;
        self.undone_by_consent += more.undone_by_consent;
        self.wishes_to_the_absent += more.wishes_to_the_absent;
        self.stepped_in += more.stepped_in;
        self.stepped_in_slowly += more.stepped_in_slowly;
        self.lost_the_seat += more.lost_the_seat;
        self.moves_for_the_absent += more.moves_for_the_absent;
        self.closed_on_the_absent += more.closed_on_the_absent;
        self.revealed += more.revealed;
        self.took_over += more.took_over;
        self.hinted += more.hinted;
        self.returns += more.returns;
        self.returned_without_a_word += more.returned_without_a_word;
    }

    pub(crate) fn assert_enough(&self) {
        let least = [
            self.undone_alone,
            self.undone_by_consent,
            self.wishes_to_the_absent,
            self.stepped_in,
            self.stepped_in_slowly,
            self.lost_the_seat,
            self.moves_for_the_absent,
            self.closed_on_the_absent,
            self.revealed,
            self.took_over,
            self.hinted,
            self.returns,
            self.returned_without_a_word,
        ];
        assert!(least.iter().all(|count| *count >= 2), "{self:?}");
    }
}
