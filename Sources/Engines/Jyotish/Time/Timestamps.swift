package import Foundation

extension Date {
    /// Whole seconds of UTC since 1970, rounded to the nearest.
    package var wholeSecondsSince1970: Int {
        Int(timeIntervalSince1970.rounded())
    }

    /// ISO 8601 in UTC to the second, as in 1953-10-09T08:24:45Z.
    package var utcText: String {
        LocalDateTime(secondsSince1970: wholeSecondsSince1970, offset: 0).isoText(suffix: "Z")
    }

    /// Days of universal time since noon of 1 January 4713 BC (Julian calendar).
    ///
    /// UTC is taken for UT1; since 1972 they differ by at most 0.9 s, which is 0.5″ of the Moon.
    package var julianDay: Double {
        timeIntervalSince1970 / 86_400 + 2_440_587.5
    }

    /// The instant of a Julian day of universal time.
    package init(julianDay: Double) {
        self.init(timeIntervalSince1970: (julianDay - 2_440_587.5) * 86_400)
    }

    /// What a clock shows that runs `offset` seconds ahead of UTC.
    package func local(offset: Int) -> LocalDateTime {
        LocalDateTime(secondsSince1970: wholeSecondsSince1970, offset: offset)
    }
}
