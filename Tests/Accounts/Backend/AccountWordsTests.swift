import AccountsDomain
import Foundation
import Testing

struct EmailAddressTests {
    @Test(arguments: [
        "a@example.org", " Mira.O'Hara+boats@sub.example.co.uk\n", "x_y-z@xn--bcher-kva.example", "1@2.org",
    ])
    func `addresses that can be written to are taken`(text: String) throws {
        let email = try EmailAddress(text)
        #expect(email.text == text.trimmingCharacters(in: .whitespacesAndNewlines))
        #expect(email.key == email.text.lowercased())
    }

    @Test(arguments: [
        ("", AccountError.FieldProblem.empty), ("  ", .empty), ("mira", .malformed), ("@example.org", .malformed),
        ("mira@", .malformed), ("a@b@example.org", .malformed), ("a b@example.org", .malformed),
        (".a@example.org", .malformed), ("a..b@example.org", .malformed), ("a@localhost", .malformed),
        ("a@-x.org", .malformed), ("a@x-.org", .malformed), ("a@x..org", .malformed), ("a@127.0.0.1", .malformed),
        ("\"a b\"@example.org", .malformed), ("a@[127.0.0.1]", .malformed), ("a@example.org\nBcc: b@x.org", .malformed),
        (String(repeating: "a", count: 65) + "@example.org", .malformed),
        (String(repeating: "a", count: 250) + "@example.org", .tooLong),
        // Cyrillic а; a dotless i; a zero-width space.
        ("mir\u{430}@example.org", .deceptive), ("m\u{131}ra@example.org", .deceptive),
        ("mira\u{200B}@example.org", .deceptive),
    ])
    func `others are refused with a reason`(text: String, problem: AccountError.FieldProblem) {
        #expect(throws: AccountError.invalid(.email, problem)) { try EmailAddress(text) }
    }

    @Test func `wide letters are the letters they stand for`() throws {
        #expect(try EmailAddress("ｍｉｒａ＠example．org").key == "mira@example.org")
    }
}

struct NewPasswordTests {
    @Test(arguments: [
        "a boat on a lake", "ten chars!", "пароль из слов", "🦀🦀🐚🐚🦞🦞🐙🐙🦑🐡", "miras own boat",
        String(repeating: "ab ", count: 4) + "x",
    ])
    func `long and uncommon is enough`(text: String) throws {
        _ = try NewPassword(text, personal: ["mira@example.org", "Mira"])
    }

    @Test(arguments: [
        ("", AccountError.FieldProblem.empty), ("nine char", .tooShort),
        (String(repeating: "xyz ", count: 65), .tooLong),
        ("password123", .tooCommon), ("PassWord123", .tooCommon), ("qwertyuiop", .tooCommon),
        ("0123456789", .tooCommon),
        ("aaaaaaaaaaaa", .tooCommon), ("abcabcabcabc", .tooCommon), ("abcdefghijklm", .tooCommon),
        ("zyxwvutsrqpo", .tooCommon), ("mira@example.org", .tooCommon), ("MiraMoira12", .tooCommon),
        ("1234567890", .tooCommon), ("correct horse battery staple", .tooCommon),
    ])
    func `short, common and personal ones are refused`(text: String, problem: AccountError.FieldProblem) {
        #expect(throws: AccountError.invalid(.password, problem)) {
            try NewPassword(text, personal: ["mira@example.org", "MiraMoira"])
        }
    }
}

struct DisplayNameTests {
    @Test(arguments: [
        ("", ""), ("  Mira \n Moira ", "Mira Moira"), ("Zoe\u{308}", "Zo\u{EB}"), ("\u{202E}mira\u{202C}", "mira"),
        ("mi\u{200B}ra", "mira"), ("👩‍🚀", "👩‍🚀"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("Ｍｉｒａ", "Mira"),
        ("O'Hara-3", "O'Hara-3"),
    ])
    func `a name is kept as it can be read`(typed: String, kept: String) throws {
        #expect(try DisplayName(typed).text == kept)
    }

    @Test(arguments: [
        (String(repeating: "a", count: 61), AccountError.FieldProblem.tooLong), ("...", .deceptive),
        ("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", .deceptive),
    ])
    func `a name that cannot be read is refused`(typed: String, problem: AccountError.FieldProblem) {
        #expect(throws: AccountError.invalid(.name, problem)) { try DisplayName(typed) }
    }
}
