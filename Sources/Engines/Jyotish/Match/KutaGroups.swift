/// The temper of a nakshatra; a row and column of the rules' table.
package enum Gana: Int, CaseIterable, Sendable {
    case deva
    case manushya
    case rakshasa

    /// Nine stars each, as the muhurta texts have them.
    package init(of nakshatra: Nakshatra) {
        switch nakshatra {
        case .ashwini, .mrigashira, .punarvasu, .pushya, .hasta, .swati, .anuradha, .shravana, .revati:
            self = .deva
        case .bharani, .rohini, .ardra, .purvaPhalguni, .uttaraPhalguni, .purvaAshadha, .uttaraAshadha,
            .purvaBhadrapada, .uttaraBhadrapada:
            self = .manushya
        case .krittika, .ashlesha, .magha, .chitra, .vishakha, .jyeshtha, .mula, .dhanishta, .shatabhisha:
            self = .rakshasa
        }
    }

    package var name: String { ["Deva", "Manushya", "Rakshasa"][rawValue] }
}

/// The kind of creature that a Moon sign shows; a row and column of the rules' table.
package enum VashyaGroup: Int, CaseIterable, Sendable {
    /// Four-footed: Aries, Taurus, the second half of Sagittarius, the first of Capricorn.
    case chatushpada
    /// Human: Gemini, Virgo, Libra, Aquarius, the first half of Sagittarius.
    case manava
    /// Of the water: Cancer, Pisces, the second half of Capricorn.
    case jalachara
    /// Of the forest: Leo.
    case vanachara
    /// Of the insects: Scorpio.
    case keeta

    /// The halves part at 15°00′ of the sign, which is inside a quarter of a nakshatra.
    package init(of point: ZodiacPoint) {
        let isFirstHalf = point.degreesInSign < 15
        switch point.sign {
        case .aries, .taurus: self = .chatushpada
        case .gemini, .virgo, .libra, .aquarius: self = .manava
        case .cancer, .pisces: self = .jalachara
        case .leo: self = .vanachara
        case .scorpio: self = .keeta
        case .sagittarius: self = isFirstHalf ? .manava : .chatushpada
        case .capricorn: self = isFirstHalf ? .chatushpada : .jalachara
        }
    }

    package var name: String { ["Chatushpada", "Manava", "Jalachara", "Vanachara", "Keeta"][rawValue] }
}
