//! What came of something that was tried in many worlds.

/// So many standard errors behind the best is behind.
const BEHIND: f64 = 2.0;

/// Something under trial.
#[derive(Clone, Debug)]
pub(crate) struct Tried<C> {
    /// What is tried.
    pub what: C,
    /// What it was worth, world by world.
    pub worths: Vec<f64>,
    pub standing: Standing,
    /// Its place before anything was tried.
    place: usize,
}

/// Whether something is still tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Standing {
    /// It has fallen behind, beyond doubt.
    GivenUp,
    /// It may be the best.
    Running,
}

impl<C> Tried<C> {
    /// All of these, before anything was tried.
    pub(crate) fn all(of: impl IntoIterator<Item = C>) -> Vec<Self> {
        let new = |(place, what)| Self { what, worths: Vec::new(), standing: Standing::Running, place };
        of.into_iter().enumerate().map(new).collect()
    }

    /// On average.
    pub(crate) fn mean(&self) -> f64 {
        self.worths.iter().sum::<f64>() / f64::from(self.worths.len().max(1) as u32)
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        let (mean, count) = (self.mean(), f64::from(self.worlds()));
        let squares: f64 = self.worths.iter().map(|worth| (worth - mean) * (worth - mean)).sum();
        (squares / (count * (count - 1.0)).max(1.0)).sqrt()
    }

    /// How often it was tried.
    pub(crate) fn worlds(&self) -> u32 {
        self.worths.len() as u32
    }
}

/// Puts the best of those that run first, and gives those up that have clearly fallen behind; how many are left.
pub(crate) fn give_up<C>(tried: &mut [Tried<C>], running: usize, score: impl Fn(&Tried<C>) -> f64) -> usize {
    tried[..running].sort_by(|one, other| score(other).total_cmp(&score(one)));
    let (best, others) = tried[..running].split_at(1);
    let left = 1 + others.iter().take_while(|other| !is_behind(&best[0].worths, &other.worths)).count();
    tried[left..running].iter_mut().for_each(|one| one.standing = Standing::GivenUp);
    left
}

/// Adds up what was found out about the same things in different worlds, in the order of the first to report.
pub(crate) fn merged<C>(reports: Vec<Vec<Tried<C>>>) -> Vec<Tried<C>> {
    let mut reports = reports.into_iter();
    let mut all = reports.next().unwrap_or_default();
    for more in reports.flatten() {
        if let Some(one) = all.iter_mut().find(|one| one.place == more.place) {
            one.worths.extend(more.worths);
            one.standing = one.standing.max(more.standing);
        }
    }
    all
}

/// Is the second worth less than the first, beyond doubt?
fn is_behind(first: &[f64], second: &[f64]) -> bool {
    let differences: Vec<f64> = first.iter().zip(second).map(|(first, second)| first - second).collect();
    let count = f64::from(differences.len() as u32);
    let mean = differences.iter().sum::<f64>() / count.max(1.0);
    let squares: f64 = differences.iter().map(|difference| (difference - mean) * (difference - mean)).sum();
    mean > BEHIND * (squares / (count * (count - 1.0).max(1.0))).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_clearly_behind_is_given_up_and_its_worths_are_kept() {
        let mut tried = Tried::all(["bad", "good", "close"]);
        tried[0].worths = vec![0.1, 0.2, 0.1, 0.2];
        tried[1].worths = vec![0.8, 0.9, 0.7, 0.9];
        tried[2].worths = vec![0.9, 0.8, 0.6, 0.9];
        let left = give_up(&mut tried, 3, Tried::mean);
        assert_eq!((left, tried[0].what, tried[2].what), (2, "good", "bad"));
        assert_eq!((tried[2].standing, tried[2].worlds()), (Standing::GivenUp, 4));
    }

    #[test]
    fn reports_are_added_up_whatever_their_order() {
        let [mut one, mut other] = [Tried::all("ab".chars()), Tried::all("ab".chars())];
        one[0].worths = vec![1.0, 0.0];
        one[0].standing = Standing::GivenUp;
        other[0].worths = vec![0.5];
        other.swap(0, 1);
        let all = merged(vec![one, other]);
        assert_eq!((all[0].what, &*all[0].worths), ('a', &[1.0, 0.0, 0.5][..]));
        assert_eq!(all[0].standing, Standing::Running, "somebody still believes in it");
        assert_eq!((all[1].what, all[1].worlds()), ('b', 0));
    }
}
