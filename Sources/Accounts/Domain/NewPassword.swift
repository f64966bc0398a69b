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

/// Passwords of ten characters and more that everybody tries first; shorter ones are refused for their length.
enum CommonPasswords {
    static let all: Set<String> = {
        let words = [
            "password", "passwort", "motdepasse", "contraseña", "qwerty", "qwertyuiop", "asdfghjkl", "zxcvbnm",
            "iloveyou", "welcome", "letmein", "administrator", "admin", "changeme", "secret", "sunshine", "princess",
            "football", "baseball", "superman", "batman", "pokemon", "starwars", "trustno", "whatever", "computer",
            "internet", "serendip", "gitrepd", "repofinder", "github", "steam", "hello", "monkey", "dragon", "master",
            "shadow", "michael", "jennifer", "liverpool", "chelsea", "arsenal", "summer", "winter", "spring", "autumn",
        ]
        let endings = [
            "", "1", "12", "123", "1234", "12345", "123456", "1234567", "12345678", "123456789", "1234567890", "!",
            "1!", "123!", "2023", "2024", "2025", "2026", "2027",
        ]
        let others = [
            "0123456789", "1234567890", "12345678910", "123123123123", "1q2w3e4r5t", "1q2w3e4r5t6y", "q1w2e3r4t5",
            "1qaz2wsx3edc", "zaq12wsxcde3", "qazwsxedcrfv", "qwertzuiop", "azertyuiop", "qwerty123456", "abc123abc123",
            "abcd1234abcd", "a1b2c3d4e5", "passw0rd123", "p@ssw0rd123", "p@ssword123", "p@ssword1234", "iloveyou123",
            "ihateyou123", "letmein1234", "correcthorsebatterystaple", "correct horse battery staple", "testtest123",
            "asdfasdfasdf", "qweasdzxc123", "1111122222", "football123", "passwordpassword", "adminadmin",
            "administrator1", "rockyou123", "nopassword", "mypassword", "thepassword", "newpassword", "mypassword1",
        ]
        let built = words.flatMap { word in endings.map { word + $0 } }
        return Set((built + others).filter { $0.count >= NewPassword.minimumLength })
    }()
}
