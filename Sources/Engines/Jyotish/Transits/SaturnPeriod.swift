package import Foundation

/// Saturn's stay in a sign that matters to a Moon.
package struct SaturnPeriod: Hashable, Sendable {
    package let phase: SaturnPhase
    /// The ingress, or where the search began.
    package let start: Date
    /// The next ingress, or where the search ended.
    package let end: Date
}

extension TransitSearch {
    /// Sade Sati and the dhaiyas for a Moon sign, in order; a retrograde return is a stay of its own.
    ///
    /// Custom, not BPHS; Phaladeepika, chapter 26 has Saturn's transits.
    package func saturnPeriods(moon: Sign, from start: Date, to end: Date) -> [SaturnPeriod] {
        var periods: [SaturnPeriod] = []
        var (begin, sign) = (start, place(of: .saturn, at: start).point.sign)
        func close(at instant: Date) {
            guard let phase = SaturnPhase(saturn: sign, moon: moon) else { return }
            periods.append(SaturnPeriod(phase: phase, start: begin, end: instant))
        }
        for ingress in ingresses(of: .saturn, from: start, to: end) {
            close(at: ingress.instant)
            (begin, sign) = (ingress.instant, ingress.to)
        }
        close(at: end)
        return periods
    }
}

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
