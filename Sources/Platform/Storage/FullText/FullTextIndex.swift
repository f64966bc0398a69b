/// A full-text index over columns of one table, kept up to date by the engine.
///
/// The table needs an integer primary key.
package struct FullTextIndex: Hashable, Sendable {
    package var name: String
    package var table: String
    /// The table's integer primary key.
    package var key: String
    package var columns: [Column]
    package var tokens: Tokens

    package struct Column: Hashable, Sendable {
        package var name: String
        /// How much a match in this column counts, from 0.
        package var weight: Double

        package init(_ name: String, weight: Double = 1) {
            self.name = name
            self.weight = weight
        }
    }

    package enum Tokens: Hashable, Sendable {
        /// Whole words and their beginnings; case and accents do not matter.
        case words
        /// Every three characters in a row: finds the middle of words, and words with a typing error.
        case trigrams
    }

    package init(name: String, table: String, key: String, columns: [Column], tokens: Tokens = .words) {
        self.name = name
        self.table = table
        self.key = key
        self.columns = columns
        self.tokens = tokens
    }
}
