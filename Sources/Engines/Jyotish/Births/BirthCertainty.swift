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
