import Foundation

/// What a person is called on the screens; may be empty.
package struct DisplayName: Hashable, Sendable {
    package let text: String

    package static let maximumLength = 60
    /// Two marks on a letter occur in real names; more only spill over other lines.
    private static let maximumMarks = 3

    /// Composed, with single spaces, and without characters that cannot be seen.
    ///
    /// - Throws: `invalid` for the field `name`.
    package init(_ typed: String) throws(AccountError) {
        let composed = typed.precomposedStringWithCompatibilityMapping
        let visible = String(String.UnicodeScalarView(composed.unicodeScalars.filter(Self.isKept)))
        let text = visible.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard text.unicodeScalars.count <= Self.maximumLength else { throw .invalid(.name, .tooLong) }
        guard text.isEmpty || text.contains(where: { $0.isLetter || $0.isNumber || $0.isEmojiLike }) else {
            throw .invalid(.name, .deceptive)
        }
        guard text.allSatisfy({ $0.marks <= Self.maximumMarks }) else { throw .invalid(.name, .deceptive) }
        self.text = text
    }

    /// Controls, overrides of the writing direction and the like hide what a name says.
    ///
    /// The joiners stay: Persian and Indic names and many emoji are written with them.
    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        case .control: scalar == "\t" || scalar == "\n"
        case .privateUse, .surrogate, .unassigned: false
        default: true
        }
    }
}

extension Character {
    fileprivate var isEmojiLike: Bool { unicodeScalars.contains { $0.properties.isEmoji } }

    fileprivate var marks: Int { unicodeScalars.count { $0.properties.generalCategory == .nonspacingMark } }
}
