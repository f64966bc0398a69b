import Foundation

/// A password that may be set: long enough, and not among the first that are tried.
///
/// Length counts, kinds of characters do not (NIST SP 800-63B, section 5.1.1.2).
package struct NewPassword: Sendable {
    /// In the form that is hashed.
    package let text: String

    package static let minimumLength = 10
    /// Enough for any sentence; more would only make the server work.
    package static let maximumLength = 256

    /// `personal` are words of the person that anybody could try: address and name.
    ///
    /// - Throws: `invalid` for `field`.
    package init(
        _ typed: String,
        field: AccountError.Field = .password,
        personal: [String] = []
    ) throws(AccountError) {
        let text = Self.normalized(typed)
        let length = text.unicodeScalars.count
        guard length > 0 else { throw .invalid(field, .empty) }
        guard length >= Self.minimumLength else { throw .invalid(field, .tooShort) }
        guard length <= Self.maximumLength else { throw .invalid(field, .tooLong) }
        guard !Self.isCommon(text.lowercased(), personal: personal) else { throw .invalid(field, .tooCommon) }
        self.text = text
    }

    /// The same for all ways in which keyboards write the same characters (NFKC).
    package static func normalized(_ typed: String) -> String {
        typed.precomposedStringWithCompatibilityMapping
    }

    private static func isCommon(_ text: String, personal: [String]) -> Bool {
        if CommonPasswords.all.contains(text) { return true }
        let words = personal.flatMap { [$0.lowercased(), String($0.lowercased().prefix { $0 != "@" })] }
        if words.contains(where: { $0.count >= 4 && text.replacing($0, with: "").count < 4 }) { return true }
        return isRepetition(text) || isSequence(text)
    }

    /// A piece of at most four characters, again and again.
    private static func isRepetition(_ text: String) -> Bool {
        let characters = Array(text)
        return (1...4).contains { period in
            characters.indices.dropFirst(period).allSatisfy { characters[$0] == characters[$0 - period] }
        }
    }

    /// `abcdefghijk`, `9876543210` and the like.
    private static func isSequence(_ text: String) -> Bool {
        let values = text.unicodeScalars.map { Int($0.value) }
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }
        return steps.allSatisfy { $0 == 1 } || steps.allSatisfy { $0 == -1 }
    }
}

extension NewPassword: CustomStringConvertible, CustomReflectable {
    /// Never the password, so that no log can have it.
    package var description: String { "NewPassword(…)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
