/// Where Saturn goes, counted from the sign of somebody's Moon, when tradition looks at it.
package enum SaturnPhase: String, CaseIterable, Sendable {
    /// In the 12th: the first third of Sade Sati.
    case rising
    /// In the Moon's own sign: the second third.
    case peak
    /// In the 2nd: the last third.
    case setting
    /// In the 4th: a dhaiya.
    case fourth
    /// In the 8th: a dhaiya.
    case eighth

    /// The phase of Saturn's sign for a Moon sign; nothing in the other seven.
    package init?(saturn: Sign, moon: Sign) {
        switch saturn.house(from: moon) {
        case 12: self = .rising
        case 1: self = .peak
        case 2: self = .setting
        case 4: self = .fourth
        case 8: self = .eighth
        default: return nil
        }
    }

    /// Whether it is of the seven and a half years around the Moon.
    package var isSadeSati: Bool { self == .rising || self == .peak || self == .setting }
}
