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
