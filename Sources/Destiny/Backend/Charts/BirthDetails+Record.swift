import DestinyDomain
import Foundation
import Jyotish

extension BirthDetails {
    /// The details as they are kept: names trimmed and without control characters, limits checked.
    ///
    /// - Parameter now: a birth later than tomorrow, which it may be already east of here, is none.
    /// - Returns: the details as they are kept.
    /// - Throws: `invalid` with the field that is wrong.
    func validated(now: Date) throws(AstrologyError) -> BirthDetails {
        let tomorrow = now.addingTimeInterval(86_400).local(offset: 0).date
        if let day = CivilDate(year: date.year, month: date.month, day: date.day),
            day.daysSince1970 > tomorrow.daysSince1970
        {
            throw .invalid(field: "date", reason: .inFuture)
        }
        var details = self
        details.name = Self.clean(name)
        details.place.name = Self.clean(place.name)
        details.place.area = Self.clean(place.area)
        guard details.name.count <= Self.maximumNameLength else { throw .invalid(field: "name", reason: .tooLong) }
        guard details.place.name.count <= 100, details.place.area.count <= 100 else {
            throw .invalid(field: "place", reason: .tooLong)
        }
        // Nobody is born there: it is what programs send that know no place.
        guard (place.latitude, place.longitude) != (0, 0) else { throw .invalid(field: "place", reason: .empty) }
        guard (time == nil) == (accuracy == .unknown) else { throw .invalid(field: "time", reason: .empty) }
        _ = try details.record()
        return details
    }

    /// What the engine casts a chart from.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    func record() throws(AstrologyError) -> BirthRecord {
        guard let day = CivilDate(year: date.year, month: date.month, day: date.day) else {
            throw .invalid(field: "date", reason: .malformed)
        }
        let time: BirthTime =
            switch (self.time, accuracy) {
            case (nil, _), (_, .unknown): .unknown
            case (let time?, .exact): .exact(time.secondOfDay)
            case (let time?, .withinHour): .within(time.secondOfDay, minutes: 60)
            }
        do throws(BirthError) {
            return try BirthRecord(
                date: day,
                time: time,
                zone: BirthZone(text: place.zone),
                place: try GeographicPoint(latitude: place.latitude, longitude: place.longitude),
                fold: fold
            )
        } catch {
            throw AstrologyError(error)
        }
    }

    /// One line without control characters and the marks that turn the direction of writing.
    private static func clean(_ text: String) -> String {
        let kept = text.unicodeScalars.filter { scalar in
            ![.control, .format, .privateUse, .surrogate].contains(scalar.properties.generalCategory)
        }
        return String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension AstrologyError {
    init(_ error: BirthError) {
        self =
            switch error {
            case .malformedDate, .impossibleDate: .invalid(field: "date", reason: .malformed)
            case .yearOutOfRange: .invalid(field: "date", reason: .outOfRange)
            case .malformedTime, .impossibleTime: .invalid(field: "time", reason: .malformed)
            case .timeInGap: .invalid(field: "time", reason: .timeInGap)
            case .invalidUncertainty: .invalid(field: "accuracy", reason: .outOfRange)
            case .unknownZone: .invalid(field: "place.zone", reason: .unknownZone)
            case .offsetOutOfRange: .invalid(field: "place.zone", reason: .outOfRange)
            case .invalidFold: .invalid(field: "fold", reason: .outOfRange)
            case .latitudeOutOfRange: .invalid(field: "place.latitude", reason: .outOfRange)
            case .longitudeOutOfRange: .invalid(field: "place.longitude", reason: .outOfRange)
            case .atThePole: .invalid(field: "place.latitude", reason: .atThePole)
            }
    }

    /// The same error of a field inside another: `girl.date`.
    func inside(_ outer: String) -> AstrologyError {
        guard case .invalid(let field, let reason) = self else { return self }
        return .invalid(field: "\(outer).\(field)", reason: reason)
    }
}
