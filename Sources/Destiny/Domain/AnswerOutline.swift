/// What an answer shows beside its words: its windows on a line of time, its days, its options, and what to ask next.
package struct AnswerOutline: Codable, Hashable, Sendable {
    /// `nil` where nothing was weighed.
    package var agreement: SignAgreement?
    package var timeline: Timeline?
    /// In order of the calendar; at most 31.
    package var days: [Day]
    /// Best first; fewer than two are none.
    package var options: [Option]
    /// Questions of the conversation's language that the guide can answer next.
    package var followUps: [String]

    package init(
        agreement: SignAgreement?,
        timeline: Timeline? = nil,
        days: [Day] = [],
        options: [Option] = [],
        followUps: [String] = []
    ) {
        self.agreement = agreement
        self.timeline = timeline
        self.days = days
        self.options = options
        self.followUps = followUps
    }

    /// The course of a subject over a span of days.
    package struct Timeline: Codable, Hashable, Sendable {
        /// In order, without gaps.
        package var stretches: [Stretch]
        /// The person's own mean for the subject, 0 … 1.
        package var usual: Double
        /// Best first; none may stand out.
        package var windows: [Window]
        /// What runs meanwhile: periods of the second level, and Jupiter's and Saturn's signs.
        package var under: [Passage]

        package init(stretches: [Stretch], usual: Double, windows: [Window], under: [Passage]) {
            self.stretches = stretches
            self.usual = usual
            self.windows = windows
            self.under = under
        }
    }

    /// Days in which nothing that counts changes.
    package struct Stretch: Codable, Hashable, Sendable {
        package var from: CalendarDay
        /// The last day.
        package var to: CalendarDay
        /// 0 … 1.
        package var strength: Double

        package init(from: CalendarDay, to: CalendarDay, strength: Double) {
            self.from = from
            self.to = to
            self.strength = strength
        }
    }

    package struct Window: Codable, Hashable, Sendable {
        package var from: CalendarDay
        package var to: CalendarDay
        package var strength: Double
        /// Why it stands out, in words, strongest first.
        package var why: [String]

        package init(from: CalendarDay, to: CalendarDay, strength: Double, why: [String]) {
            self.from = from
            self.to = to
            self.strength = strength
            self.why = why
        }
    }

    /// A period, or a slow planet in a sign.
    package struct Passage: Codable, Hashable, Sendable {
        package var graha: Graha
        /// `nil` for a period.
        package var rashi: Rashi?
        package var from: CalendarDay
        package var to: CalendarDay

        package init(graha: Graha, rashi: Rashi?, from: CalendarDay, to: CalendarDay) {
            self.graha = graha
            self.rashi = rashi
            self.from = from
            self.to = to
        }
    }

    package struct Day: Codable, Hashable, Sendable {
        package var day: CalendarDay
        /// 0 … 1.
        package var score: Double
        /// The limbs of its almanac and what they are for this birth, in words.
        package var why: [String]

        package init(day: CalendarDay, score: Double, why: [String]) {
            self.day = day
            self.score = score
            self.why = why
        }
    }

    package struct Option: Codable, Hashable, Sendable {
        package var name: String
        /// 0 … 1: birth chart and time together.
        package var strength: Double
        /// −1 … 1: the birth chart alone.
        package var promise: Double
        /// Where its lord stands, in words; empty where that is not known.
        package var why: String

        package init(name: String, strength: Double, promise: Double, why: String) {
            self.name = name
            self.strength = strength
            self.promise = promise
            self.why = why
        }
    }
}

/// How far the rules agree for a kind and subject; it measures agreement, not truth.
package enum SignAgreement: String, Codable, Hashable, Sendable, CaseIterable {
    case few, mixed, some, many, nearlyAll
}
