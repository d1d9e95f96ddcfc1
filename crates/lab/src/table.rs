//! Tables of words and numbers, for a terminal and for a book.

/// On which side the cells of a column stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Rows under heads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    heads: Vec<(String, Align)>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these columns and no rows yet.
    pub fn new(heads: Vec<(String, Align)>) -> Self {
        Self { heads, rows: Vec::new() }
    }

    /// Adds a row; cells that are missing are empty.
    pub fn row(&mut self, mut cells: Vec<String>) {
        cells.resize(self.heads.len(), String::new());
        self.rows.push(cells);
    }

    /// Has it no rows?
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Columns side by side, one line a row, for letters of one width.
    pub fn text(&self) -> String {
        let widths = self.widths();
        let line = |cells: &[String]| {
            let cells = cells.iter().zip(&self.heads).zip(&widths);
            let cells = cells.map(|((cell, (_, align)), width)| padded(cell, *align, *width));
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
        };
        let heads: Vec<String> = self.heads.iter().map(|(head, _)| head.clone()).collect();
        [heads].iter().chain(&self.rows).map(|cells| line(cells)).collect()
    }

    /// The same as Markdown.
    pub fn markdown(&self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let heads: Vec<String> = self.heads.iter().map(|(head, _)| head.clone()).collect();
        let rules = self.heads.iter().map(|(_, align)| match align {
            Align::Left => "---".to_owned(),
            Align::Right => "---:".to_owned(),
        });
        let rules: Vec<String> = rules.collect();
        [heads, rules].iter().chain(&self.rows).map(|cells| line(cells)).collect()
    }

    fn widths(&self) -> Vec<usize> {
        let width = |(column, (head, _)): (usize, &(String, Align))| {
            let cells = self.rows.iter().map(|row| row[column].chars().count());
            cells.chain([head.chars().count()]).max().unwrap_or_default()
        };
        self.heads.iter().enumerate().map(width).collect()
    }
}

fn padded(cell: &str, align: Align, width: usize) -> String {
    match align {
        Align::Left => format!("{cell:<width$}"),
        Align::Right => format!("{cell:>width$}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_stands_straight_in_both_forms() {
        let mut table = Table::new(vec![("bot".into(), Align::Left), ("Elo".into(), Align::Right)]);
        table.row(vec!["älter".into(), "7".into()]);
        table.row(vec!["b".into(), "+1200".into()]);
        assert_eq!(table.text(), "bot      Elo\nälter      7\nb      +1200\n");
        assert_eq!(table.markdown(), "| bot | Elo |\n| --- | ---: |\n| älter | 7 |\n| b | +1200 |\n");
    }

    #[test]
    fn cells_that_are_missing_are_empty_and_leave_no_blanks_at_the_end() {
        let mut table = Table::new(vec![("bot".into(), Align::Left), ("note".into(), Align::Left)]);
        assert!(table.is_empty());
        table.row(vec!["a".into()]);
        assert!(!table.is_empty());
        assert_eq!(table.text(), "bot  note\na\n");
        assert_eq!(table.markdown(), "| bot | note |\n| --- | --- |\n| a |  |\n");
    }
}
