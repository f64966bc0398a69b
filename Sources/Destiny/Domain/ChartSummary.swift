package import Foundation

/// A birth chart as screens draw it and the API gives it.
package struct ChartSummary: Codable, Hashable, Sendable {
    package var birth: BirthDetails
    /// The point that rises; `nil` without a time of birth.
    package var lagna: ChartPoint?
    /// All nine, in the order of ``Graha``.
    package var bodies: [ChartBody]
    /// D1 first; with an unknown time only D1, which then has no lagna.
    package var divisions: [ChartDivision]
    /// The nine great periods, each with its parts; the first began before birth.
    package var dashas: [DashaPeriod]
    /// The great period of now, its part, and that part's part; without parts.
    package var runningDashas: [DashaPeriod]
    package var yogas: [YogaNote]
    /// The points of Ashtakavarga together, Aries first; empty without a lagna.
    package var bindus: [Int]
    /// Empty when the time is exact.
    package var certainty: [CertaintyNote]
    /// By how many days the dates of periods may be off, because the time is not exact; `nil` when that is unknown.
    package var dashaUncertaintyDays: Double?
    package var computedWith: ComputedWith

    package init(
        birth: BirthDetails,
        lagna: ChartPoint?,
        bodies: [ChartBody],
        divisions: [ChartDivision],
        dashas: [DashaPeriod],
        runningDashas: [DashaPeriod],
        yogas: [YogaNote],
        bindus: [Int],
        certainty: [CertaintyNote],
        dashaUncertaintyDays: Double?,
        computedWith: ComputedWith
    ) {
        self.birth = birth
        self.lagna = lagna
        self.bodies = bodies
        self.divisions = divisions
        self.dashas = dashas
        self.runningDashas = runningDashas
        self.yogas = yogas
        self.bindus = bindus
        self.certainty = certainty
        self.dashaUncertaintyDays = dashaUncertaintyDays
        self.computedWith = computedWith
    }

    /// The chart's own body.
    package func body(_ graha: Graha) -> ChartBody? { bodies.first { $0.graha == graha } }
}

/// A combination that texts name and a chart has.
package struct YogaNote: Codable, Hashable, Sendable {
    /// As in “Gajakesari”.
    package var name: String
    package var bodies: [Graha]
    /// What makes it, in words.
    package var rule: String
    package var source: Citation
    /// What takes its force, in words; it is told as cancelled when there is any.
    package var cancellations: [String]

    package init(name: String, bodies: [Graha], rule: String, source: Citation, cancellations: [String] = []) {
        self.name = name
        self.bodies = bodies
        self.rule = rule
        self.source = source
        self.cancellations = cancellations
    }
}

/// A period of the Vimshottari cycle.
package struct DashaPeriod: Codable, Hashable, Sendable {
    package var lord: Graha
    package var start: Date
    package var end: Date
    /// The nine periods inside, in order; empty where no more are told.
    package var parts: [DashaPeriod]

    package init(lord: Graha, start: Date, end: Date, parts: [DashaPeriod] = []) {
        self.lord = lord
        self.start = start
        self.end = end
        self.parts = parts
    }

    package func contains(_ instant: Date) -> Bool { start <= instant && instant < end }
}

/// What is certain, or when it changes, of one point of a chart whose time is not exact.
package struct CertaintyNote: Codable, Hashable, Sendable {
    /// `nil` for the lagna.
    package var graha: Graha?
    package var aspect: Aspect
    /// In order; one when it is certain.
    package var spans: [Span]

    package enum Aspect: String, Codable, Hashable, Sendable, CaseIterable { case sign, star }

    /// What holds from one time of the birthplace's clock to another.
    package struct Span: Codable, Hashable, Sendable {
        package var rashi: Rashi
        /// `nil` in a note about signs.
        package var star: Star?
        package var from: ClockTime
        package var to: ClockTime

        package init(rashi: Rashi, star: Star?, from: ClockTime, to: ClockTime) {
            self.rashi = rashi
            self.star = star
            self.from = from
            self.to = to
        }
    }

    package init(graha: Graha?, aspect: Aspect, spans: [Span]) {
        self.graha = graha
        self.aspect = aspect
        self.spans = spans
    }

    package var isCertain: Bool { spans.count == 1 }
}

/// One of the sixteen divided charts, as it is drawn.
package struct ChartDivision: Codable, Hashable, Sendable {
    /// 1 the birth chart, 9 navamsa, 10 dashamsa and so on.
    package var number: Int
    /// The sign that rises; `nil` without a time of birth.
    package var lagna: Rashi?
    /// All nine, in the order of ``Graha``.
    package var places: [Place]

    package struct Place: Codable, Hashable, Sendable {
        package var graha: Graha
        package var rashi: Rashi

        package init(graha: Graha, rashi: Rashi) {
            self.graha = graha
            self.rashi = rashi
        }
    }

    package init(number: Int, lagna: Rashi?, places: [Place]) {
        self.number = number
        self.lagna = lagna
        self.places = places
    }

    /// `D1` … `D60`.
    package var label: String { "D\(number)" }

    /// The bodies in a sign, in the order of ``Graha``.
    package func bodies(in rashi: Rashi) -> [Graha] { places.filter { $0.rashi == rashi }.map(\.graha) }

    /// The bodies in a house counted from the lagna, 1 … 12; empty without one.
    package func bodies(inHouse house: Int) -> [Graha] {
        lagna.map { bodies(in: $0.advanced(by: house - 1)) } ?? []
    }
}
