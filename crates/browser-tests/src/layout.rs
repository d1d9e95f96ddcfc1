//! What fingers and narrow screens ask of a page.

use serde_json::Value;

use crate::Window;

/// The least a finger hits, in pixels.
const FINGER: u32 = 44;

/// Things that reach out of the page to the right, by tag and class. A phone shows a page that is too wide smaller, and
/// then says that its window is as wide as that: what counts is the width that the page was laid out for.
const TOO_WIDE: &str = "
    const root = document.scrollingElement;
    const wide = document.documentElement.clientWidth;
    if (root.scrollWidth <= wide) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((e) => e.getBoundingClientRect().right > wide + 1)
      .slice(0, 5)
      .map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class')} reaches ${e.getBoundingClientRect().right}`);";

/// Things to press that are smaller than a finger. Links inside a sentence are as high as its lines, and what only
/// jumps over the bar is not for fingers. A field's size is that of its label.
const TOO_SMALL: &str = "
    const [finger, exempt] = arguments;
    const box = (e) => (e.matches('input') ? e.closest('label') ?? e : e).getBoundingClientRect();
    const name = (e) => (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30);
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=\"button\"]')]
      .filter((e) => box(e).width > 0 && box(e).height > 0 && getComputedStyle(e).visibility !== 'hidden')
      .filter((e) => !e.matches('.skip') && !(e.matches('a') && getComputedStyle(e).display === 'inline'))
      .filter((e) => !(exempt && e.closest(exempt)))
      .filter((e) => Math.min(box(e).width, box(e).height) < finger - 0.5)
      .map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class')} “${name(e)}” ${Math.round(box(e).width)} × ${Math.round(box(e).height)}`);";

/// Things to press with something else in front of their middle, when they are scrolled into view. What is drawn in
/// a picture is not looked at: the middle of a ring is not on it. Nor is what lies folded up in a closed `details`.
const COVERED: &str = "
    const name = (e) => (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30);
    const covered = (e) => {
      e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = (e.matches('input') ? e.closest('label') ?? e : e).getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const there = document.elementFromPoint(x, y);
      return there && !e.contains(there) && !there.contains(e) && !there.closest('label')?.contains(e) && there;
    };
    const found = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((e) => e.getBoundingClientRect().width > 1 && !e.disabled && !e.matches('.skip, .vh'))
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert]'))
      .map((e) => [e, covered(e)]).filter(([, by]) => by)
      .map(([e, by]) => `${e.tagName.toLowerCase()}.${e.getAttribute('class')} “${name(e)}” is behind ${by.tagName.toLowerCase()}.${by.getAttribute('class')}`);
    // Whatever was scrolled for this is where it was.
    [...document.querySelectorAll('*')].filter((e) => e.scrollTop > 0 || e.scrollLeft > 0).forEach((e) => e.scrollTo(0, 0));
    return found;";

/// Things to press that reach out of a box which hides whatever does.
const CUT_OFF: &str = "
    const name = (e) => (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30);
    const hides = (e) => {
      for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
        const { overflowX } = getComputedStyle(up);
        // What can be pushed sideways hides nothing.
        if (overflowX !== 'visible') return ['auto', 'scroll'].includes(overflowX) ? null : up;
      }
      return null;
    };
    const outside = (a, b) => a.right > b.right + 2 || a.left < b.left - 2;
    return [...document.querySelectorAll('a[href], button, select, summary')]
      .filter((e) => e.getClientRects().length > 0 && !e.matches('.skip, .vh') && getComputedStyle(e).visibility !== 'hidden')
      .filter((e) => { const up = hides(e); return up && outside(e.getBoundingClientRect(), up.getBoundingClientRect()); })
      .map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class')} “${name(e)}” is cut off`);";

/// Buttons whose words do not fit into them. What stands under a card may be a little wider than the card.
const OUTGROWN: &str = "
    const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && getComputedStyle(e).clipPath === 'none';
    const words = (e) => [...e.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    const box = (node) => { const range = document.createRange(); range.selectNodeContents(node); return range.getBoundingClientRect(); };
    return [...document.querySelectorAll('main :is(.btn, .person, .colour, .way, .sv-tl button)')].filter(shown).flatMap((e) => {
      const { left, right } = e.getBoundingClientRect();
      const inside = [e, ...e.querySelectorAll('span, b')].filter(shown).flatMap(words).map(box);
      const out = inside.find((word) => word.width > 1 && (word.left < left - 1 || word.right > right + 1));
      return out ? [`button.${e.getAttribute('class')} “${e.textContent.trim().slice(0, 30)}” is narrower than its words`] : [];
    });";

impl Window {
    /// What says more than it has room for; nothing should.
    pub async fn outgrown(&self) -> Vec<String> {
        strings(&self.script(OUTGROWN, vec![]).await)
    }

    /// What is not seen whole because a box around it ends before it does; nothing should be.
    pub async fn cut_off(&self) -> Vec<String> {
        strings(&self.script(CUT_OFF, vec![]).await)
    }

    /// What cannot be pressed because something lies in front of it; nothing should.
    pub async fn covered(&self) -> Vec<String> {
        strings(&self.script(COVERED, vec![]).await)
    }

    /// What makes the page scroll sideways; nothing should.
    pub async fn too_wide(&self) -> Vec<String> {
        strings(&self.script(TOO_WIDE, vec![]).await)
    }

    /// What is too small for a finger, apart from what is inside `exempt`.
    pub async fn too_small(&self, exempt: &str) -> Vec<String> {
        strings(&self.script(TOO_SMALL, vec![FINGER.into(), exempt.into()]).await)
    }
}

pub(crate) fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().cloned().unwrap_or_default();
    list.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}
