import AccountsDomain
package import DestinyDomain
import Foundation
import Jyotish
import Places
import Storage

/// Charts and days of one account.
package struct AccountChartService: ChartService {
    let backend: AstrologyBackend
    let account: Account

    package func places(matching text: String) async throws(AstrologyError) -> [BirthPlace] {
        backend.places(matching: text)
    }

    package func placeDirectory() -> PlaceDirectory? { backend.finder?.directory }

    package func placesElsewhere(matching text: String) async throws(AstrologyError) -> [BirthPlace] {
        guard let finder = backend.finder else { throw .notFound }
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .invalid(field: "q", reason: .empty) }
        let gazetteer = backend.astrologer.gazetteer
        return try await finder.find(text).compactMap { found in
            // At a pole nothing rises.
            guard let point = try? GeographicPoint(latitude: found.latitude, longitude: found.longitude),
                let city = gazetteer.nearest(to: point, limit: 1).first
            else { return nil }
            return BirthPlace(
                name: found.name,
                area: found.area,
                latitude: found.latitude,
                longitude: found.longitude,
                zone: city.zone
            )
        }
    }

    package func chart(of birth: BirthDetails) async throws(AstrologyError) -> ChartSummary {
        let settings = try await profile().settings
        let cast = try backend.astrologer.cast(try birth.validated(now: backend.now()), settings)
        return ChartSummary(cast, now: backend.now(), language: settings.language)
    }

    package func chart() async throws(AstrologyError) -> ChartSummary {
        let profile = try await profile()
        return ChartSummary(try own(profile), now: backend.now(), language: profile.settings.language)
    }

    package func transits() async throws(AstrologyError) -> TransitReport {
        let profile = try await profile()
        return TransitReport(
            try own(profile),
            now: backend.now(),
            astrologer: backend.astrologer,
            language: profile.settings.language
        )
    }

    package func today(_ day: CalendarDay) async throws(AstrologyError) -> Today {
        let now = backend.now()
        guard let date = CivilDate(year: day.year, month: day.month, day: day.day),
            abs(date.daysSince1970 - now.local(offset: 0).date.daysSince1970) <= 2
        else { throw .invalid(field: "day", reason: .outOfRange) }
        let profile = try await profile()
        return DayReader(
            birth: try own(profile),
            day: day,
            date: date,
            astrologer: backend.astrologer,
            language: profile.settings.language
        ).today
    }

    private func own(_ profile: ProfileStore.Row) throws(AstrologyError) -> CastBirth {
        guard let birth = profile.birth else { throw .birthNeeded }
        return try backend.astrologer.cast(birth, profile.settings)
    }

    private func profile() async throws(AstrologyError) -> ProfileStore.Row {
        let account = account.id
        return try await backend.database.reading { try ProfileStore(connection: $0, account: account).row() }
    }
}
