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
