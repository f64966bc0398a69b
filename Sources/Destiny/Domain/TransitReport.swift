package import Foundation

/// How the sky of an instant stands to a birth chart.
package struct TransitReport: Codable, Hashable, Sendable {
    package var instant: Date
    /// All nine, in the order of ``Graha``.
    package var bodies: [TransitBody]
    /// The slow bodies' meetings with points of the chart that run now or come within a year, in order.
    package var contacts: [TransitContact]
    /// Saturn's stays by the birth Moon that run now or come within thirty years, in order: one round of Saturn.
    package var saturn: [SaturnStay]
    /// The day at the place of birth; `nil` where the Sun does not rise and set.
    package var almanac: AlmanacDay?
    package var computedWith: ComputedWith

    package init(
        instant: Date,
        bodies: [TransitBody],
        contacts: [TransitContact],
        saturn: [SaturnStay],
        almanac: AlmanacDay? = nil,
        computedWith: ComputedWith
    ) {
        self.instant = instant
        self.bodies = bodies
        self.contacts = contacts
        self.saturn = saturn
        self.almanac = almanac
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

/// The five limbs of a day at a place, each as it is at sunrise with when it ends.
package struct AlmanacDay: Codable, Hashable, Sendable {
    package var day: CalendarDay
    package var place: String
    /// Of the place's clock at sunrise.
    package var utcOffsetSeconds: Int
    package var sunrise: Date
    package var sunset: Date
    /// Weekday, tithi, star, yoga and karana, in this order.
    package var limbs: [Limb]
    /// The eighth of the day that is left out for beginnings.
    package var rahuKalamStart: Date
    package var rahuKalamEnd: Date

    package struct Limb: Codable, Hashable, Sendable {
        package var kind: Kind
        /// In the person's language.
        package var name: String
        /// `nil` for the weekday, which ends with the next sunrise.
        package var end: Date?

        package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            case weekday, tithi, star, yoga, karana
        }

        package init(kind: Kind, name: String, end: Date?) {
            self.kind = kind
            self.name = name
            self.end = end
        }
    }

    package init(
        day: CalendarDay,
        place: String,
        utcOffsetSeconds: Int,
        sunrise: Date,
        sunset: Date,
        limbs: [Limb],
        rahuKalamStart: Date,
        rahuKalamEnd: Date
    ) {
        self.day = day
        self.place = place
        self.utcOffsetSeconds = utcOffsetSeconds
        self.sunrise = sunrise
        self.sunset = sunset
        self.limbs = limbs
        self.rahuKalamStart = rahuKalamStart
        self.rahuKalamEnd = rahuKalamEnd
    }
}
