import Foundation

extension String {
    /// A place's name as it is compared: however people write its accents, apostrophes, hyphens, umlauts and saints.
    ///
    /// “Köln”, “Koeln” and “KÖLN” have one key, so have “St. John's” and “Saint John’s”. Equal keys are near enough to
    /// be one name; a key is shown to nobody.
    var placeKey: String {
        let lower = (utf8.allSatisfy { $0 < 0x80 } ? self : decomposedStringWithCompatibilityMapping).lowercased()
        var letters = String.UnicodeScalarView()
        for scalar in lower.unicodeScalars {
            if scalar.properties.generalCategory == .nonspacingMark || Self.apostrophes.contains(scalar) { continue }
            if let plain = Self.plain[scalar] {
                letters.append(contentsOf: plain.unicodeScalars)
            } else if scalar.properties.generalCategory == .dashPunctuation || scalar.properties.isWhitespace {
                letters.append(" ")
            } else {
                letters.append(scalar)
            }
        }
        var words = String(letters).split(separator: " ").map { Self.umlauts.reduce(String($0)) { $1($0) } }
        if words.count > 1, words[0] == "st" || words[0] == "st." { words[0] = "saint" }
        return words.joined(separator: " ")
    }

    /// ʻokina, primes and quotes that stand for one, and those that a keyboard has.
    private static let apostrophes: Set<Unicode.Scalar> = [
        "'", "`", "\u{B4}", "\u{2BB}", "\u{2BC}", "\u{2BE}", "\u{2BF}", "\u{2018}", "\u{2019}", "\u{2032}",
    ]

    /// Letters that no decomposition makes plain.
    private static let plain: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "a", "œ": "o", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i", "þ": "th",
    ]

    /// Who has no key for an umlaut or an å writes “oe” or “aa”; both become the plain letter, here and in the names of
    /// the list.
    private static let umlauts: [@Sendable (String) -> String] = ["ae", "oe", "ue", "aa"].map { pair in
        { $0.replacing(pair, with: pair.prefix(1)) }
    }
}
