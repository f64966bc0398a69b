package import Foundation

/// What holds at every moment of a birth's window, and what changes in it and when.
package struct BirthCertainty: Hashable, Sendable {
    /// The quarters of nakshatras that the lagna passes, in order.
    package let lagna: [ZodiacSpan]
    /// The quarters that each body passes, in order; one when even that is certain.
    package let bodies: [Body: [ZodiacSpan]]
    /// When the first Vimshottari period began for a birth at the window's start and at its end, if both are in the
    /// same nakshatra; all dates shift with it.
    package let firstPeriodStart: ClosedRange<Date>?

    /// - Complexity: 30 to 100 ms for a whole day.
    package init(
        window: BirthWindow,
        place: GeographicPoint,
        settings: ChartSettings,
        caster: ChartCaster
    ) {
        let search = TransitSearch(ephemeris: caster.ephemeris, settings: settings)
        lagna = Self.spans(window, step: 600) { instant in
            caster.lagna(at: instant, place: place, ayanamsa: settings.ayanamsa)
        }
        var bodies: [Body: [ZodiacSpan]] = [:]
        for body in Body.allCases {
            // A quarter of a nakshatra lasts the Moon 5 hours and the others more than a day.
            bodies[body] = Self.spans(window, step: body == .moon ? 7200 : 43_200) { instant in
                search.place(of: body, at: instant).point
            }
        }
        self.bodies = bodies
        let edges = [window.start, window.end].map { edge in
            (search.place(of: .moon, at: edge).point, edge)
        }
        let starts = edges.map { Vimshottari(moon: $0, birth: $1).periods[0].start }.sorted()
        let isOneNakshatra = edges[0].0.nakshatra == edges[1].0.nakshatra
        firstPeriodStart = isOneNakshatra ? starts[0]...starts[1] : nil
    }

    private static func spans(_ window: BirthWindow, step: Double, of point: (Date) -> ZodiacPoint) -> [ZodiacSpan] {
        var spans: [ZodiacSpan] = []
        var (start, here) = (window.start, point(window.start))
        var earlier = start
        while earlier < window.end {
            let later = min(window.end, earlier.addingTimeInterval(step))
            let there = point(later)
            if there.quarterOfNakshatra == here.quarterOfNakshatra {
                earlier = later
                continue
            }
            let change = firstChange(from: earlier, to: later) {
                point($0).quarterOfNakshatra != here.quarterOfNakshatra
            }
            if change >= window.end { break }
            spans.append(ZodiacSpan(point: here, start: start, end: change))
            (start, here, earlier) = (change, point(change), change)
        }
        return spans + [ZodiacSpan(point: here, start: start, end: window.end)]
    }

    /// The first whole second, counted from the start, at which something has changed.
    private static func firstChange(from start: Date, to end: Date, hasChanged: (Date) -> Bool) -> Date {
        var (low, high) = (0, Int(end.timeIntervalSince(start).rounded(.up)))
        while high - low > 1 {
            let middle = (low + high) / 2
            if hasChanged(start.addingTimeInterval(Double(middle))) { high = middle } else { low = middle }
        }
        return start.addingTimeInterval(Double(high))
    }
}

/// A part of a birth's window in which a point keeps its quarter of a nakshatra, or something coarser.
package struct ZodiacSpan: Hashable, Sendable {
    /// The point at the span's start.
    package let point: ZodiacPoint
    package let start: Date
    package let end: Date
}

extension [ZodiacSpan] {
    /// Neighbours that agree in something joined to one.
    ///
    /// - Parameter key: what has to be equal, as `\.sign`.
    /// - Returns: the spans in order; one when it is certain.
    package func merged<Key: Equatable>(by key: KeyPath<ZodiacPoint, Key>) -> [ZodiacSpan] {
        reduce(into: []) { merged, span in
            if let last = merged.last, last.point[keyPath: key] == span.point[keyPath: key] {
                merged[merged.count - 1] = ZodiacSpan(point: last.point, start: last.start, end: span.end)
            } else {
                merged.append(span)
            }
        }
    }
}

/// The span in which a birth must have been when its time is not exactly known.
package struct BirthWindow: Hashable, Sendable {
    package let start: Date
    package let end: Date
    private let history: ZoneHistory?
    private let fixedOffset: Int

    init(start: Date, end: Date, history: ZoneHistory?, fixedOffset: Int) {
        self.start = start
        self.end = end
        self.history = history
        self.fixedOffset = fixedOffset
    }

    /// What the clock of the birthplace showed at an instant.
    package func local(at instant: Date) -> LocalDateTime {
        instant.local(offset: history?.offset(at: instant.wholeSecondsSince1970).seconds ?? fixedOffset)
    }
}

extension BirthRecord {
    /// When the birth may have been; nothing when its time is exact.
    ///
    /// An unknown time is any of the day by the clock of the place, which has 23 or 25 hours when clocks are set.
    ///
    /// - Throws: what ``moment(in:)`` throws.
    package func window(in zones: TimeZoneDatabase) throws(BirthError) -> BirthWindow? {
        let history: ZoneHistory? = if case .named(let name) = zone { try zones.history(name, at: place) } else { nil }
        switch time {
        case .exact: return nil
        case .within(_, let minutes):
            let moment = try moment(in: zones)
            let slack = Double(minutes) * 60
            return BirthWindow(
                start: moment.utc.addingTimeInterval(-slack),
                end: moment.utc.addingTimeInterval(slack),
                history: history,
                fixedOffset: moment.offset
            )
        case .unknown:
            let offset = fixedOffset ?? 0
            return BirthWindow(
                start: midnight(of: date, history: history, offset: offset),
                end: midnight(of: CivilDate(daysSince1970: date.daysSince1970 + 1), history: history, offset: offset),
                history: history,
                fixedOffset: offset
            )
        }
    }

    private var fixedOffset: Int? {
        switch zone {
        case .named: nil
        case .offset(let seconds): seconds
        case .localMeanTime: Int((place.longitude * 240).rounded())
        }
    }

    /// The first instant of a day.
    private func midnight(of date: CivilDate, history: ZoneHistory?, offset: Int) -> Date {
        let local = LocalDateTime(date: date, secondOfDay: 0)
        let seconds =
            switch history?.reading(of: local) {
            case .unique(let offset): offset.seconds
            case .fold(let first, _): first.seconds
            case .gap(let before, _): before.seconds
            case nil: offset
            }
        return Date(timeIntervalSince1970: Double(local.clockSeconds - seconds))
    }
}
