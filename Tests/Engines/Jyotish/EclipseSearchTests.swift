import Foundation
import Jyotish
import Testing

/// Eclipses against the canon of Espenak and Meeus (NASA/TP-2006-214141 and TP-2009-214172).
struct EclipseSearchTests {
    private static let canon = """
        2010-01-15 solarAnnular
        2010-06-26 lunarPartial
        2010-07-11 solarTotal
        2010-12-21 lunarTotal
        2011-01-04 solarPartial
        2011-06-01 solarPartial
        2011-06-15 lunarTotal
        2011-07-01 solarPartial
        2011-11-25 solarPartial
        2011-12-10 lunarTotal
        2024-03-25 lunarPenumbral
        2024-04-08 solarTotal
        2024-09-18 lunarPartial
        2024-10-02 solarAnnular
        2025-03-14 lunarTotal
        2025-03-29 solarPartial
        2025-09-07 lunarTotal
        2025-09-21 solarPartial
        2026-02-17 solarAnnular
        2026-03-03 lunarTotal
        2026-08-12 solarTotal
        2026-08-28 lunarPartial
        2027-02-06 solarAnnular
        2027-02-20 lunarPenumbral
        2027-07-18 lunarPenumbral
        2027-08-02 solarTotal
        2027-08-17 lunarPenumbral
        2028-01-12 lunarPartial
        2028-01-26 solarAnnular
        2028-07-06 lunarPartial
        2028-07-22 solarTotal
        2028-12-31 lunarTotal
        2029-01-14 solarPartial
        2029-06-12 solarPartial
        2029-06-26 lunarTotal
        2029-07-11 solarPartial
        2029-12-05 solarPartial
        2029-12-20 lunarTotal
        2030-06-01 solarAnnular
        2030-06-15 lunarPartial
        2030-11-25 solarTotal
        2030-12-09 lunarPenumbral
        """

    private func date(_ text: String) throws -> Date {
        try Date(text + "T00:00:00Z", strategy: .iso8601)
    }

    @Test(arguments: [("2010-01-01", "2012-01-01"), ("2024-01-01", "2031-01-01")])
    func `eclipses are those of the canon, each of its kind and on its day`(_ from: String, _ to: String) throws {
        let found = EclipseSearch().eclipses(from: try date(from), to: try date(to)).map { eclipse in
            "\(eclipse.instant.formatted(.iso8601.year().month().day())) \(eclipse.kind.rawValue)"
        }
        let wanted = Self.canon.split(separator: "\n").map(String.init).filter { $0 >= from && $0 < to }
        #expect(found == wanted)
    }

    @Test func `the next moon is new or full, whatever the Moon shows now`() throws {
        let start = try date("2026-11-20")
        let first = try #require(EclipseSearch().next(after: start))
        #expect(!first.isNew && first.instant > start)
        let second = try #require(EclipseSearch().next(after: first.instant.addingTimeInterval(3_600)))
        #expect(second.isNew && second.instant.timeIntervalSince(first.instant) > 13.7 * 86_400)
    }
}
