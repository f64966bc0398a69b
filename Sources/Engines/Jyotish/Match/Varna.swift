/// The order to which a Moon sign belongs, lowest first.
package enum Varna: Int, CaseIterable, Sendable {
    case shudra = 1
    case vaishya
    case kshatriya
    case brahmin

    /// Water, fire, earth, air from the highest; some schools exchange earth and air.
    package init(of sign: Sign) {
        switch sign.element {
        case .water: self = .brahmin
        case .fire: self = .kshatriya
        case .earth: self = .vaishya
        case .air: self = .shudra
        }
    }

    package var name: String { ["Shudra", "Vaishya", "Kshatriya", "Brahmin"][rawValue - 1] }
}
