import Foundation

/// A mail address that may be written to, with the key by which accounts are found.
///
/// Letters are ASCII only, after compatibility forms (`＠`, `ａ`) have become what they stand for: an address that
/// merely looks like another's is refused. A domain with other letters is typed in its `xn--` form.
package struct EmailAddress: Hashable, Sendable {
    /// As typed, without space around it.
    package let text: String
    /// The same for all spellings of one address: lower case.
    package let key: String

    /// RFC 5321, section 4.5.3.1.
    private static let maximumLength = 254
    private static let maximumLocalLength = 64

    /// - Throws: `invalid` for the field `email`.
    package init(_ typed: String) throws(AccountError) {
        let text = typed.precomposedStringWithCompatibilityMapping.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .invalid(.email, .empty) }
        guard text.utf8.count <= Self.maximumLength else { throw .invalid(.email, .tooLong) }
        guard text.allSatisfy(\.isASCII) else { throw .invalid(.email, .deceptive) }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, Self.isLocalPart(parts[0]), Self.isDomain(parts[1]) else {
            throw .invalid(.email, .malformed)
        }
        self.text = text
        key = text.lowercased()
    }

    /// Atoms with dots between them (RFC 5322, section 3.2.3); quoted forms, which nobody uses, are refused.
    private static func isLocalPart(_ text: Substring) -> Bool {
        let atoms = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.count <= maximumLocalLength
            && atoms.allSatisfy { atom in
                !atom.isEmpty && atom.allSatisfy { $0.isLetter || $0.isNumber || "!#$%&'*+-/=?^_`{|}~".contains($0) }
            }
    }

    /// At least two labels of letters, digits and inner hyphens; the last is no number.
    private static func isDomain(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.last?.contains(where: \.isLetter) == true else { return false }
        return labels.allSatisfy { label in
            (1...63).contains(label.count) && label.first != "-" && label.last != "-"
                && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
    }
}
