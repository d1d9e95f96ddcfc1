//! Scripts that look at a page. What they return is all that tests know of its markup.

/// Can be pressed: it is there, not switched off, and not hidden.
macro_rules! open {
    () => {
        "const open = (e) => {
           const box = e.getBoundingClientRect();
           return box.width > 0 && box.height > 0 && !e.matches(':disabled, [aria-disabled=\"true\"]')
             && getComputedStyle(e).visibility !== 'hidden' && !e.closest('[inert]');
         };"
    };
}

/// Can this be pressed?
pub(crate) const OPEN: &str = concat!(open!(), "return open(arguments[0]);");

/// The first button or link with a name.
pub(crate) const NAMED: &str = concat!(
    open!(),
    "const name = (e) => (e.getAttribute('aria-label') ?? e.textContent).replace(/\\s+/g, ' ').trim();
     return [...document.querySelectorAll('button, a, [role=\"button\"], summary')]
       .find((e) => open(e) && name(e) === arguments[0]) ?? null;"
);

/// What can be pressed to play, whether the game is over, and a mark that changes whenever something happens.
pub(crate) const GAME: &str = concat!(
    open!(),
    "const all = (selector) => [...document.querySelectorAll(selector)].filter(open);
     const moves = all('[data-move]');
     const picks = all('[data-pick]:not([data-move])');
     const held = (e) => e.getAttribute('aria-pressed') === 'true';
     const words = (list, name) => list.map((e) => e.getAttribute(name) + (held(e) ? '!' : '')).join(';');
     const lines = document.querySelectorAll('[role=\"log\"] li').length;
     const free = picks.filter((e) => !held(e));
     return {
       over: !!document.querySelector('.result'),
       moves, texts: moves.map((e) => e.dataset.move),
       picks: free, names: free.map((e) => e.dataset.pick),
       held: picks.filter(held),
       mark: [lines, words(moves, 'data-move'), words(picks, 'data-pick'),
         !!document.querySelector('.result')].join('|'),
     };"
);

/// Does picking something lead to a move? Pieces that have a letter stand in one word, `start FFF`, and `start FF` is no
/// beginning of that.
macro_rules! leads {
    () => {
        "const [text, like] = arguments;
         const among = (word, pick) => /^[A-Z]$/.test(pick) && /^[A-Z]+$/.test(word) && word.includes(pick);
         const leads = (pick) => text === pick || text.startsWith(pick + ' ')
           || text.split(' ').some((word) => word === pick || among(word, pick));
         const found = [...document.querySelectorAll('[data-move], [data-pick]:not([aria-pressed=\"true\"])')]
           .map((e) => e.dataset);"
    };
}

/// Is there something to press that makes a move, or leads to it?
pub(crate) const LEADS: &str = concat!(
    leads!(),
    "return found.some(({ move, pick }) => move === text || pick !== undefined && leads(pick));"
);

/// The same, where a move that begins like this does as well.
pub(crate) const LEADS_LIKE: &str = concat!(
    leads!(),
    "return found.some(({ move, pick }) => move?.startsWith(like) || pick !== undefined && leads(pick));"
);

/// Does a thing have the focus?
pub(crate) const FOCUSED: &str = "return document.activeElement === arguments[0];";

/// How far away a thing is by the Tab key: so many things further on, or back. What only says why it cannot be pressed
/// is a stop as well; of things of which one is chosen only that one is.
pub(crate) const STEPS: &str = "
    const open = (e) => e.getClientRects().length > 0 && !e.disabled && !e.closest('[inert]')
      && e.checkVisibility({ visibilityProperty: true });
    const passed = (e) => e.type === 'radio' && !e.checked && e !== arguments[0];
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter((e) => e.tabIndex >= 0 && open(e) && !passed(e));
    return stops.indexOf(arguments[0]) - stops.indexOf(document.activeElement);";

/// Does whatever has the focus show it?
pub(crate) const FOCUS_SHOWS: &str = "
    const e = document.activeElement;
    const style = getComputedStyle(e);
    return e !== document.body && e.matches(':focus-visible')
      && (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 || style.boxShadow !== 'none');";

/// Into the middle of the window, as a finger would bring it there. Whatever is still on its way there arrives first: what flies
/// over the edge of its box cannot be pressed.
pub(crate) const INTO_VIEW: &str = "
    const [thing] = arguments;
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const ends = (flight) => Number.isFinite(flight.effect.getComputedTiming().endTime);
    const flights = document.getAnimations().filter((flight) => flight.effect?.target?.contains(thing) && ends(flight));
    return Promise.allSettled(flights.map((flight) => flight.finished)).then(() => null);";
