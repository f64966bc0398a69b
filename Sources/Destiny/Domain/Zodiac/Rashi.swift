/// A sign of the sidereal zodiac, Aries first.
package enum Rashi: String, Codable, Hashable, Sendable, CaseIterable {
    case aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces

    /// 1 Aries … 12 Pisces, as drawn charts number them.
    package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// The sign so many signs on, this one being 0; also backwards.
    package func advanced(by signs: Int) -> Rashi {
        Self.allCases[((number - 1 + signs) % 12 + 12) % 12]
    }

    /// As in “Leo” and “सिंह”.
    package func name(in language: GuideLanguage) -> String {
        switch language {
        case .english: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        case .hindi: Self.hindi[number - 1]
        }
    }

    private static let hindi = [
        "मेष", "वृषभ", "मिथुन", "कर्क", "सिंह", "कन्या", "तुला", "वृश्चिक", "धनु", "मकर", "कुंभ", "मीन",
    ]
}
