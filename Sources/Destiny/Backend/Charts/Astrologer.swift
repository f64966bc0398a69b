import DestinyDomain
import Foundation
import Jyotish

/// What everything of this subject is computed with; one for the process.
struct Astrologer: Sendable {
    let caster = ChartCaster()
    let zones = TimeZoneDatabase()
    /// Read when somebody searches first.
    private let places = Lazily { Gazetteer() }
    let skies = TransitCache()

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
    func details(of given: GivenBirth) throws(AstrologyError) -> BirthDetails {
        let accuracy = given.accuracy ?? (given.time == nil ? .unknown : .exact)
        return try BirthDetails(
            name: given.name ?? "",
            date: given.date,
            time: accuracy == .unknown ? nil : given.time,
            accuracy: accuracy,
            place: try place(of: given),
            fold: given.fold ?? 0
        ).validated()
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
        guard let city = gazetteer.search(called, limit: 1).first else {
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
            otherUTCOffsetSeconds: moment.otherOffset
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
