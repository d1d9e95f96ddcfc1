//! An accessibility checker in the page: axe-core, as it comes from its makers (see `vendor/axe-core`).

use crate::Window;
use crate::layout::strings;

const AXE: &str = include_str!("../vendor/axe-core/axe.min.js");

/// What is wrong in a way that keeps somebody from using the page.
const RUN: &str = "
    const done = arguments[0];
    const bad = ['serious', 'critical'];
    axe.run(document, { resultTypes: ['violations'] }).then(
      ({ violations }) => done(violations.filter(({ impact }) => bad.includes(impact)).map(
        ({ id, nodes }) => `${nodes.length} × ${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`)),
      (error) => done([String(error)]));";

impl Window {
    /// What the accessibility checker finds serious or critical on this page.
    pub async fn barriers(&self) -> Vec<String> {
        self.script(&format!("if (!window.axe) {{ {AXE} }}"), vec![]).await;
        strings(&self.patient_script(RUN, vec![]).await)
    }
}
