package import Foundation

/// A period of the Vimshottari cycle.
package struct VimshottariPeriod: Hashable, Sendable {
    package let lord: Body
    package let start: Date
    /// The start of the next one.
    package let end: Date
    /// 1 mahadasha, 2 antardasha, 3 pratyantardasha.
    package let level: Int

    /// The nine periods inside this one, this one's lord's first; each has the share of the 120 years that its lord has.
    package var subperiods: [VimshottariPeriod] {
        Self.division(from: lord, start: start, duration: end.timeIntervalSince(start), level: level + 1)
    }

    static func division(from first: Body, start: Date, duration: Double, level: Int) -> [VimshottariPeriod] {
        let order = Vimshottari.order
        let offset = order.firstIndex(of: first) ?? 0
        var years = 0
        return (0..<order.count).map { index in
            let lord = order[(offset + index) % order.count]
            func edge() -> Date { start.addingTimeInterval(duration * Double(years) / Double(Vimshottari.cycleYears)) }
            let begin = edge()
            years += Vimshottari.years(of: lord)
            return VimshottariPeriod(lord: lord, start: begin, end: edge(), level: level)
        }
    }
}
