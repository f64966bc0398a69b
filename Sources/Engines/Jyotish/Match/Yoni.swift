/// The animal of a nakshatra; a row and column of the rules' table.
package enum Yoni: Int, CaseIterable, Sendable {
    case horse
    case elephant
    case sheep
    case serpent
    case dog
    case cat
    case rat
    case cow
    case buffalo
    case tiger
    case deer
    case monkey
    case mongoose
    case lion

    /// Two stars each, one for the mongoose, as the muhurta texts have them.
    package init(of nakshatra: Nakshatra) {
        switch nakshatra {
        case .ashwini, .shatabhisha: self = .horse
        case .bharani, .revati: self = .elephant
        case .krittika, .pushya: self = .sheep
        case .rohini, .mrigashira: self = .serpent
        case .ardra, .mula: self = .dog
        case .punarvasu, .ashlesha: self = .cat
        case .magha, .purvaPhalguni: self = .rat
        case .uttaraPhalguni, .uttaraBhadrapada: self = .cow
        case .hasta, .swati: self = .buffalo
        case .chitra, .vishakha: self = .tiger
        case .anuradha, .jyeshtha: self = .deer
        case .purvaAshadha, .shravana: self = .monkey
        case .uttaraAshadha: self = .mongoose
        case .dhanishta, .purvaBhadrapada: self = .lion
        }
    }

    package var name: String {
        [
            "Horse", "Elephant", "Sheep", "Serpent", "Dog", "Cat", "Rat", "Cow", "Buffalo", "Tiger", "Deer", "Monkey",
            "Mongoose", "Lion",
        ][rawValue]
    }
}
