/// The channel of a nakshatra; they run there and back through the nakshatras.
package enum Nadi: Int, CaseIterable, Sendable {
    case adi
    case madhya
    case antya

    /// Nine stars each, as the muhurta texts have them.
    package init(of nakshatra: Nakshatra) {
        let order: [Nadi] = [.adi, .madhya, .antya, .antya, .madhya, .adi]
        self = order[(nakshatra.rawValue - 1) % 6]
    }

    package var name: String { ["Adi", "Madhya", "Antya"][rawValue] }
}
