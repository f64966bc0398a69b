package import Foundation

/// How the sky of an instant stands to a birth chart.
package struct TransitReport: Codable, Hashable, Sendable {
    package var instant: Date
    /// All nine, in the order of ``Graha``.
    package var bodies: [TransitBody]
    /// The slow bodies' meetings with points of the chart that run now or come within a year, in order.
    package var contacts: [TransitContact]
    /// Saturn's stays by the birth Moon that run now or come within ten years, in order.
    package var saturn: [SaturnStay]
    package var computedWith: ComputedWith

    package init(
        instant: Date,
        bodies: [TransitBody],
        contacts: [TransitContact],
        saturn: [SaturnStay],
        computedWith: ComputedWith
    ) {
        self.instant = instant
        self.bodies = bodies
        self.contacts = contacts
        self.saturn = saturn
        self.computedWith = computedWith
    }
}

/// A slow body's stay within 3° of a point of a birth chart.
package struct TransitContact: Codable, Hashable, Sendable {
    package var graha: Graha
    /// The body of the chart that is met; `nil` for the lagna.
    package var natal: Graha?
    /// `nil` when it came before the search began.
    package var start: Date?
    /// When it stands over the point: none, once or three times.
    package var exact: [Date]
    /// `nil` when it leaves after the search ended.
    package var end: Date?

    package init(graha: Graha, natal: Graha?, start: Date?, exact: [Date], end: Date?) {
        self.graha = graha
        self.natal = natal
        self.start = start
        self.exact = exact
        self.end = end
    }
}

/// Saturn's stay in a sign that tradition counts from the birth Moon.
package struct SaturnStay: Codable, Hashable, Sendable {
    package var phase: Phase
    package var start: Date
    package var end: Date

    package enum Phase: String, Codable, Hashable, Sendable, CaseIterable {
        /// In the 12th from the Moon, the first third of Sade Sati; then with the Moon; then in the 2nd.
        case rising, peak, setting
        /// A dhaiya.
        case fourth, eighth

        package var isSadeSati: Bool { self != .fourth && self != .eighth }
    }

    package init(phase: Phase, start: Date, end: Date) {
        self.phase = phase
        self.start = start
        self.end = end
    }
}

/// Where a body goes now, counted from a birth chart.
package struct TransitBody: Codable, Hashable, Sendable {
    package var graha: Graha
    package var point: ChartPoint
    package var isRetrograde: Bool
    /// Counted from the Moon's sign at birth, 1 … 12.
    package var houseFromMoon: Int
    /// Counted from the lagna; `nil` without one.
    package var houseFromLagna: Int?
    /// Whether tradition counts the house from the Moon as a good one and nothing obstructs it.
    ///
    /// By Phaladeepika, chapter 26.
    package var isFavourable: Bool
    /// Who obstructs a good house.
    package var obstructedBy: [Graha]

    package init(
        graha: Graha,
        point: ChartPoint,
        isRetrograde: Bool,
        houseFromMoon: Int,
        houseFromLagna: Int?,
        isFavourable: Bool,
        obstructedBy: [Graha]
    ) {
        self.graha = graha
        self.point = point
        self.isRetrograde = isRetrograde
        self.houseFromMoon = houseFromMoon
        self.houseFromLagna = houseFromLagna
        self.isFavourable = isFavourable
        self.obstructedBy = obstructedBy
    }
}
