//! Whether everybody can use a page: axe-core looks at it as it stands in the browser.
//!
//! axe-core 4.14.0 lies beside this crate as it comes from its makers (`axe/`, Mozilla Public License 2.0). It is used
//! by tests only and is no part of the program.

use crate::Browser;

const AXE: &str = include_str!("../../axe/axe.min.js");

/// What is asked of axe, in the page: what breaks WCAG 2.2 up to level AA, with the first elements that do.
const ASK: &str = r"
    const done = arguments[arguments.length - 1];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then(({ violations }) => done(violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, help, nodes }) => `${id}: ${help}. ` + nodes.slice(0, 3)
            .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary.split('\n').slice(1).join(' ').trim()})`).join('; ')
            + (nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''))), (error) => done([String(error)]));";

impl Browser {
    /// What keeps somebody from using the page as it stands: serious and critical findings, one line each.
    ///
    /// # Panics
    /// If the page cannot be looked at.
    pub async fn barriers(&self) -> Vec<String> {
        let script = format!("{AXE};\n{ASK}");
        let found = self.client().execute_async(&script, Vec::new()).await.expect("axe looks at the page");
        let lines = found.as_array().expect("a list of findings");
        lines.iter().map(|line| line.as_str().map_or_else(|| line.to_string(), str::to_owned)).collect()
    }
}
