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
