import DestinyDomain
import Foundation

/// A question as rules read it: NFKC, lower case, without control characters and marks, at most 500 characters.
struct QuestionText: Hashable, Sendable {
    static let maximumLength = 500

    /// Words joined by single spaces, with one at both ends, so that “ word ” finds whole words only.
    let padded: String
    let words: [String]
    /// The same by its sound, for the safety gate.
    let spoken: SpokenText

    init(_ text: String) {
        let scalars = text.prefix(Self.maximumLength).unicodeScalars.filter { scalar in
            scalar.properties.generalCategory != .format
        }
        let plain = String(String.UnicodeScalarView(scalars)).precomposedStringWithCompatibilityMapping.lowercased()
        // An apostrophe joins (“what's”), everything else that is no letter, mark or digit parts words.
        let joined = plain.replacing("'", with: "").replacing("’", with: "")
        words = joined.unicodeScalars.split { !Self.isPartOfWord($0) }.map { String(String.UnicodeScalarView($0)) }
        spoken = SpokenText(text)
        padded = " " + words.joined(separator: " ") + " "
    }

    /// A question without spaces around it.
    ///
    /// - Throws: `invalid` for what has no words and for what is too long.
    static func checked(_ question: String) throws(AstrologyError) -> String {
        let text = question.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !QuestionText(text).words.isEmpty else { throw .invalid(field: "text", reason: .empty) }
        guard text.count <= Message.maximumQuestionLength else { throw .invalid(field: "text", reason: .tooLong) }
        return text
    }

    /// Whether a term is there: a word, words in a row, or with a star at its end the beginning of a word.
    func contains(_ term: String) -> Bool {
        term.hasSuffix("*") ? padded.contains(" " + term.dropLast()) : padded.contains(" " + term + " ")
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .nonspacingMark, .spacingMark:
            true
        default: false
        }
    }
}
