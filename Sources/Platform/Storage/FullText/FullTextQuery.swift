/// What to look for in a ``FullTextIndex``.
package struct FullTextQuery: Hashable, Sendable {
    package var terms: [Term]
    package var match: Match

    package struct Term: Hashable, Sendable {
        /// Any text; nothing in it is syntax.
        package var text: String
        /// Also finds words that only begin with `text`.
        package var isPrefix: Bool

        package init(_ text: String, isPrefix: Bool = false) {
            self.text = text
            self.isPrefix = isPrefix
        }
    }

    package enum Match: Hashable, Sendable {
        case all, any
    }

    package init(_ terms: [Term], match: Match = .all) {
        self.terms = terms
        self.match = match
    }
}
