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

/// A nakshatra: a twenty-seventh of the zodiac, Ashwini first.
package enum Star: String, Codable, Hashable, Sendable, CaseIterable {
    case ashwini, bharani, krittika, rohini, mrigashira, ardra, punarvasu, pushya, ashlesha
    case magha, purvaPhalguni, uttaraPhalguni, hasta, chitra, swati, vishakha, anuradha, jyeshtha
    case mula, purvaAshadha, uttaraAshadha, shravana, dhanishta, shatabhisha, purvaBhadrapada, uttaraBhadrapada
    case revati

    /// 1 Ashwini … 27 Revati.
    package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// As in “Uttara Ashadha” and “उत्तराषाढ़ा”.
    package func name(in language: GuideLanguage) -> String {
        switch language {
        case .english: Self.english[number - 1]
        case .hindi: Self.hindi[number - 1]
        }
    }

    private static let english = [
        "Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashira", "Ardra", "Punarvasu", "Pushya", "Ashlesha",
        "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha",
        "Jyeshtha", "Mula", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha",
        "Purva Bhadrapada", "Uttara Bhadrapada", "Revati",
    ]
    private static let hindi = [
        "अश्विनी", "भरणी", "कृत्तिका", "रोहिणी", "मृगशिरा", "आर्द्रा", "पुनर्वसु", "पुष्य", "आश्लेषा", "मघा",
        "पूर्वाफाल्गुनी", "उत्तराफाल्गुनी", "हस्त", "चित्रा", "स्वाति", "विशाखा", "अनुराधा", "ज्येष्ठा", "मूल", "पूर्वाषाढ़ा",
        "उत्तराषाढ़ा", "श्रवण", "धनिष्ठा", "शतभिषा", "पूर्वाभाद्रपदा", "उत्तराभाद्रपदा", "रेवती",
    ]
}
