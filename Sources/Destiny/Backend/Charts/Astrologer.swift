import DestinyDomain
import Foundation
import Jyotish
import Places
import Synchronization

/// What everything of this subject is computed with; one for the process.
struct Astrologer: Sendable {
    let caster = ChartCaster()
    let zones = TimeZoneDatabase()
    /// Read when somebody searches first.
    private let places = Lazily { Gazetteer() }
    let skies = TransitCache()
    let passages = SlowPassages()

    var gazetteer: Gazetteer { places.value }

    /// The chart of a birth.
    ///
    /// - Complexity: 2 ms; 30 to 100 ms when the time is not exact.
    /// - Throws: `invalid` with the field that is wrong.
    func cast(_ details: BirthDetails, _ settings: AstrologySettings) throws(AstrologyError) -> CastBirth {
        let record = try details.record()
        let choices = ChartSettings(settings)
        do throws(BirthError) {
            let moment = try record.moment(in: zones)
            let chart = caster.chart(at: moment.utc, place: record.place, settings: choices)
            let uncertainty = try record.window(in: zones).map { window in
                CastBirth.Uncertainty(
                    window: window,
                    certainty: BirthCertainty(window: window, place: record.place, settings: choices, caster: caster)
                )
            }
            return CastBirth(
                details: details,
                moment: moment,
                chart: chart,
                uncertainty: uncertainty,
                computedWith: computedWith(moment, chart, settings)
            )
        } catch {
            throw AstrologyError(error)
        }
    }

    func search(_ settings: ChartSettings) -> TransitSearch {
        TransitSearch(ephemeris: caster.ephemeris, settings: settings)
    }

    /// The details that a caller of the API means.
    ///
    /// - Throws: `invalid`: `place` with `unknownValue` for a city that is not known, `empty` without any place;
    ///   `lat`, `lon` or `tz` with `empty` where the others are given.
    func details(of given: GivenBirth, now: Date) throws(AstrologyError) -> BirthDetails {
        let accuracy = given.accuracy ?? (given.time == nil ? .unknown : .exact)
        return try BirthDetails(
            name: given.name ?? "",
            date: given.date,
            time: accuracy == .unknown ? nil : given.time,
            accuracy: accuracy,
            place: try place(of: given),
            fold: given.fold ?? 0
        ).validated(now: now)
    }

    /// The cities of one name that a text may mean, the one that is taken first; none where it means one only.
    func namesakes(of city: String) -> [String] {
        let found = gazetteer.named(city)
        return found.count > 1 ? found.map(\.fullName) : []
    }

    private func place(of given: GivenBirth) throws(AstrologyError) -> BirthPlace {
        var called: String?
        switch given.place {
        case .point(let point)?:
            return BirthPlace(name: point.name ?? "", latitude: point.lat, longitude: point.lon, zone: point.tz)
        case .city(let name)?: called = name
        case nil: break
        }
        if given.lat != nil || given.lon != nil {
            guard let latitude = given.lat else { throw .invalid(field: "lat", reason: .empty) }
            guard let longitude = given.lon else { throw .invalid(field: "lon", reason: .empty) }
            guard let zone = given.tz else { throw .invalid(field: "tz", reason: .empty) }
            return BirthPlace(name: called ?? "", latitude: latitude, longitude: longitude, zone: zone)
        }
        guard let called else { throw .invalid(field: "place", reason: .empty) }
        guard let city = gazetteer.named(called).first else {
            throw .invalid(field: "place", reason: .unknownValue)
        }
        return BirthPlace(city)
    }

    private func computedWith(
        _ moment: BirthMoment,
        _ chart: Chart,
        _ settings: AstrologySettings
    ) -> ComputedWith {
        ComputedWith(
            ephemeris: caster.ephemeris.name,
            ayanamsa: settings.ayanamsa,
            ayanamsaDegrees: chart.ayanamsa,
            node: settings.node,
            houses: chart.settings.houses.rawValue,
            dashaYearDays: Vimshottari.yearDays,
            timeZoneRules: zones.version,
            utc: moment.utc,
            utcOffsetSeconds: moment.offset,
            otherUTCOffsetSeconds: moment.otherOffset,
            clocksOf: moment.foreignClock?.city,
            isMeanTime: moment.foreignClock?.isMeanTime
        )
    }
}

extension BirthPlace {
    init(_ city: City) {
        self.init(
            name: city.name,
            area: [city.region, city.country].filter { !$0.isEmpty }.joined(separator: ", "),
            latitude: city.latitude,
            longitude: city.longitude,
            zone: city.zone
        )
    }
}

/// A value that is made when it is asked for first, by whoever is first.
final class Lazily<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let made = Mutex<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}

/// A birth with its chart, and what of it is certain.
struct CastBirth: Sendable {
    let details: BirthDetails
    let moment: BirthMoment
    /// Of noon when the time is unknown.
    let chart: Chart
    /// When the birth may have been, and what holds all the time; nothing when its time is exact.
    let uncertainty: Uncertainty?
    let computedWith: ComputedWith

    struct Uncertainty: Sendable {
        let window: BirthWindow
        let certainty: BirthCertainty
    }

    /// Whether one sign rises during the whole of the window.
    var isLagnaCertain: Bool {
        guard let uncertainty else { return true }
        return details.time != nil && uncertainty.certainty.lagna.merged(by: \.sign).count == 1
    }

    /// Whether the Moon keeps its sign during the whole of the window.
    var isMoonSignCertain: Bool { isSignCertain(.moon) }

    func isSignCertain(_ body: Body) -> Bool {
        guard let uncertainty else { return true }
        return uncertainty.certainty.bodies[body]?.merged(by: \.sign).count == 1
    }

    /// How far the dates of periods may be off either way; 0 for an exact time, `nil` when even the first period's
    /// lord is not certain.
    var dashaUncertaintyDays: Double? {
        guard let uncertainty else { return 0 }
        guard let range = uncertainty.certainty.firstPeriodStart else { return nil }
        return range.upperBound.timeIntervalSince(range.lowerBound) / 2 / 86_400
    }
}
