import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

/// What is told of a birth whose time is not exact, against charts of every quarter of an hour.
struct HeldChartOfBirthTests {
    @Test(arguments: ["1990-05-14", "1991-03-12", "2001-07-29", "1978-12-02", "1985-01-20", "1999-10-08"])
    func `what is told without a time holds at every quarter of an hour, and what is left out does not`(
        day: String
    ) throws {
        let unknown = try Births.birth(day, nil, "Salem, Tamil Nadu", .unknown)
        let chart = ChartSummary(try Births.cast(unknown), now: Births.now)
        let held = HeldChart(chart)
        #expect(held.lagna == nil)
        #expect(held.bodies.count + held.movers.count == 9)
        let others = try stride(from: 0, to: 1440, by: 15).map { minute in
            ChartSummary(try Births.cast(try #require(chart.birth(atMinute: minute))), now: Births.now)
        }
        for body in held.bodies {
            let points = others.compactMap { $0.body(body.graha) }
            #expect(points.allSatisfy { $0.point.rashi == body.rashi }, "\(body.graha)")
            if let star = body.star { #expect(points.allSatisfy { $0.point.star == star }, "\(body.graha)") }
            #expect(body.house == nil)
        }
        for mover in held.movers {
            #expect(Set(others.compactMap { $0.body(mover)?.point.rashi }).count > 1, "\(mover)")
        }
        let running = chart.heldDashas(at: Births.now).map(\.lord)
        #expect(others.allSatisfy { $0.runningDashas.map(\.lord).starts(with: running) })
    }

    @Test(arguments: ["02:10", "06:42", "12:00", "23:40", "00:20"])
    func `within an hour the lagna and houses are told only where they hold, also over midnight`(
        time: String
    ) throws {
        let birth = try Births.birth("1991-03-12", time, "Jaipur", .withinHour)
        let chart = ChartSummary(try Births.cast(birth), now: Births.now)
        let minutes = try #require(chart.possibleMinutes)
        #expect(minutes.count == 121)
        let others = try stride(from: minutes.lowerBound, through: minutes.upperBound, by: 10).map { minute in
            ChartSummary(try Births.cast(try #require(chart.birth(atMinute: minute))), now: Births.now)
        }
        let lagnas = Set(others.compactMap { $0.lagna?.rashi })
        let held = HeldChart(chart)
        #expect(lagnas.count == 1 ? held.lagna == lagnas.first : held.lagna == nil)
        for body in held.bodies {
            let there = others.compactMap { $0.body(body.graha) }
            if let house = body.house { #expect(there.allSatisfy { $0.house == house }) }
            if let dignity = body.dignity { #expect(there.allSatisfy { $0.dignity == dignity }, "\(body.graha)") }
        }
        let running = chart.heldDashas(at: Births.now).map(\.lord)
        #expect(others.allSatisfy { $0.runningDashas.map(\.lord).starts(with: running) })
        #expect(chart.dashaPrecision != .days)
    }

    @Test func `an exact birth is told whole`() throws {
        let chart = ChartSummary(try Births.cast(try Births.exact()[0]), now: Births.now)
        #expect(chart.possibleMinutes == nil && chart.dashaPrecision == .days)
        #expect(HeldChart(chart).bodies.count == 9 && HeldChart(chart).lagna == chart.lagna?.rashi)
        #expect(chart.heldDashas(at: Births.now) == chart.runningDashas)
        let ruled = chart.bodies.flatMap(\.rules).sorted()
        #expect(ruled == Array(1...12))
    }

    @Test func `a Kemadruma that planets lift is told as cancelled, and Mars with its exceptions`() throws {
        var cancelled: Set<String> = []
        for day in 1...28 {
            let text = "1990-05-\(day < 10 ? "0" : "")\(day)"
            let birth = try Births.birth(text, "10:24", "Salem, Tamil Nadu")
            let chart = try Births.cast(birth).chart
            for note in YogaReading(chart: chart).notes where !note.cancellations.isEmpty {
                cancelled.insert(note.name)
            }
            let isMarsThere = Manglik(chart: chart).isPresent
            #expect(YogaReading(chart: chart).notes.contains { $0.name == "Mangal Dosha" } == isMarsThere)
        }
        #expect(cancelled.contains("Kemadruma"))
    }

    @Test func `yogas are told in Hindi without a Latin letter`() throws {
        for day in 1...28 {
            let birth = try Births.birth("1990-05-\(day < 10 ? "0" : "")\(day)", "10:24", "Salem, Tamil Nadu")
            for note in YogaReading(chart: try Births.cast(birth).chart, language: .hindi).notes {
                let text = ([note.name, note.rule] + note.cancellations).joined(separator: " ")
                #expect(!text.contains { $0.isASCII && $0.isLetter }, "\(text)")
            }
        }
    }

    @Test func `the sky has the day's limbs in order, and Saturn's stays of one round`() async throws {
        let world = try await GuideWorld()
        let report = try await world.backend.charts(of: world.account).transits()
        let almanac = try #require(report.almanac)
        #expect(almanac.limbs.map(\.kind) == [.weekday, .tithi, .star, .yoga, .karana])
        #expect(almanac.limbs.dropFirst().allSatisfy { $0.end.map { $0 > almanac.sunrise } ?? false })
        #expect(almanac.sunrise < almanac.rahuKalamStart && almanac.rahuKalamEnd <= almanac.sunset)
        #expect(Set(report.saturn.map(\.phase)) == Set(SaturnStay.Phase.allCases))
        #expect(report.contacts.allSatisfy { contact in contact.end.map { $0 > report.instant } ?? true })
    }

    @Test func `a birth that is still to come is refused by name`() async throws {
        let world = try await GuideWorld()
        let late = try Births.birth("2050-03-29", "01:30", "London")
        await #expect(throws: AstrologyError.invalid(field: "date", reason: .inFuture)) {
            try await world.backend.profile(of: world.account).save(late)
        }
    }

    @Test(arguments: [("मुंबई", "Mumbai"), ("दिल्ली", "Delhi"), ("बीकानेर", "Bikaner"), ("जोधपुर", "Jodhpur")])
    func `cities are found in Hindi's script`(name: String, city: String) async throws {
        let world = try await GuideWorld()
        #expect(world.backend.places(matching: name).first?.name == city)
    }
}
