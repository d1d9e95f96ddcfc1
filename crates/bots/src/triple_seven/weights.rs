//! What the playing policy weighs, in tenths of a card shed.

/// What the playing policy weighs, in tenths of a card shed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A card in hand that would play on what the pile then shows.
    pub follow: f32,
    /// What it costs to give up a HERALD or a THIEF, which plays on everything.
    pub wild: f32,
    /// … a SAINT, which also answers.
    pub saint: f32,
    /// … a REAPER, which also answers.
    pub reaper: f32,
    /// … a SAMARITAN.
    pub samaritan: f32,
    /// … a SINNER.
    pub sinner: f32,
    /// The share of those costs that is left with a hand of few cards.
    pub late: f32,
    /// Going again after a DEUCE.
    pub deuce: f32,
    /// Each card fewer after a TRADE.
    pub trade: f32,
    /// Making somebody give a last card and draw seven.
    pub steal: f32,
    /// Stealing the show, which a REAPER may smite.
    pub show: f32,
    /// Everybody else's four cards and another turn.
    pub sin: f32,
    /// Each card that a smitten thief draws.
    pub smite: f32,
    /// Passing on a card.
    pub gift: f32,
    /// How much it counts that somebody attacked is near going out.
    pub danger: f32,
    /// Putting a card aside that would be collected.
    pub reserve: f32,
    /// Putting one aside before the round that would not.
    pub junk: f32,
    /// How much more an Action and a Character are worth reserving: they are harder to come by.
    pub rarity: [f32; 2],
    /// Drawing with a hand of few cards, and with one of many.
    pub draw: [f32; 2],
    /// Each card that is not drawn because of an answer.
    pub saved: f32,
    /// What it costs to get down to few cards with no reserve that counts and none in hand.
    pub unready: f32,
}

/// Found by `cargo run --release -p sevenfold-bots --example triple_seven_tune -- 1500`, from weights set by hand, and
/// rounded; by the tuner's measure they are 0.08 of a win ahead of those. From some size on it makes no difference how
/// large `reserve` is.
pub const WEIGHTS: Weights = Weights {
    follow: 0.63,
    wild: 4.5,
    saint: 9.8,
    reaper: 6.8,
    samaritan: 2.4,
    sinner: 9.5,
    late: 0.89,
    deuce: 13.4,
    trade: 24.0,
    steal: 5.0,
    show: 0.0,
    sin: 0.0,
    smite: 2.9,
    gift: 33.0,
    danger: 0.55,
    reserve: 100.0,
    junk: -13.6,
    rarity: [7.7, 4.3],
    draw: [-7.6, 5.1],
    saved: 24.5,
    unready: 8.3,
};

impl Weights {
    /// How many weights there are.
    pub const COUNT: usize = 23;

    /// All weights, in the order above.
    pub fn list(mut self) -> [f32; Self::COUNT] {
        self.list_mut().map(|weight| *weight)
    }

    /// All weights, in the order above, for tuning.
    pub fn list_mut(&mut self) -> [&mut f32; Self::COUNT] {
        let Self { follow, wild, saint, reaper, samaritan, sinner, late, deuce, trade, steal, show, .. } =
            self;
        let [action, character] = &mut self.rarity;
        let [few, many] = &mut self.draw;
        [
            follow,
            wild,
            saint,
            reaper,
            samaritan,
            sinner,
            late,
            deuce,
            trade,
            steal,
            show,
            &mut self.sin,
            &mut self.smite,
            &mut self.gift,
            &mut self.danger,
            &mut self.reserve,
            &mut self.junk,
            action,
            character,
            few,
            many,
            &mut self.saved,
            &mut self.unready,
        ]
    }
}
