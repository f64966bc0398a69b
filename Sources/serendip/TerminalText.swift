extension String {
    /// What somebody else wrote, in one cell of a terminal's line: what would move the cursor, colour what follows or
    /// turn it around is a space, and so is a tab.
    var inTerminal: String {
        var shown = UnicodeScalarView()
        for scalar in unicodeScalars { shown.append(Self.acts(scalar) ? " " : scalar) }
        return String(shown)
    }

    private static func acts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Scripts of India and emoji are joined by them.
        case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
        default: false
        }
    }
}

/// Prints cells that others wrote, with tabs between them.
func printRow(_ cells: [String]) {
    print(cells.map(\.inTerminal).joined(separator: "\t"))
}
