/// One of the nine bodies of a chart, in the order of charts.
package enum Graha: String, Codable, Hashable, Sendable, CaseIterable {
    case sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu

    /// As in “Jupiter” and “गुरु”.
    package func name(in language: GuideLanguage) -> String {
        switch language {
        case .english: Self.english[index]
        case .hindi: Self.hindi[index]
        }
    }

    /// Two letters or one syllable, for drawn charts.
    package func abbreviation(in language: GuideLanguage) -> String {
        switch language {
        case .english: String(Self.english[index].prefix(2))
        case .hindi: Self.hindiShort[index]
        }
    }

    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    private static let english = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    private static let hindi = ["सूर्य", "चंद्र", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "राहु", "केतु"]
    private static let hindiShort = ["सू", "चं", "मं", "बु", "गु", "शु", "श", "रा", "के"]
}
