import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

private let dhaiyaGuide = GuideConversation.Guide()

/// Saturn's dhaiya, asked for by name.
struct DhaiyaTests {
    private typealias Stay = (house: Int, first: Date, last: Date)

    /// Saturn's stays in the 4th and the 8th sign from the Moon, day by day; a retrograde return opens no new one.
    private func stays(_ birth: CastBirth) -> [Stay] {
        let search = TransitSearch(settings: birth.chart.settings)
        let today = Int(Births.now.timeIntervalSince1970 / 86_400)
        var stays: [Stay] = []
        var before = 0
        for day in (today - 1_500)...(today + 3_000) {
            let midnight = Date(timeIntervalSince1970: Double(day) * 86_400)
            let sign = search.place(of: .saturn, at: midnight).point.sign
            let house = sign.house(from: birth.chart[.moon].sign)
            let yesterday = midnight.addingTimeInterval(-86_400)
            if house != before, [4, 8].contains(house), before != 0 {
                let isBack = stays.last.map { $0.house == house && yesterday.timeIntervalSince($0.last) < 400 * 86_400 }
                if isBack != true { stays.append((house, yesterday, yesterday)) }
            } else if house != before, [4, 8].contains(before), !stays.isEmpty {
                stays[stays.count - 1].last = yesterday
            }
            before = house
        }
        return stays
    }

    /// Moon in Capricorn, of which the dhaiya is to come, and in Leo, of which it runs.
    @Test(arguments: [
        ("1991-03-12", "No dhaiya of Saturn runs for you now"), ("1991-03-28", "You are in the dhaiya of the 8th"),
    ])
    func `the dhaiya that is told is where a scan day by day finds Saturn`(_ day: String, _ start: String) throws {
        let details = try Births.birth(day, "06:42", "Jaipur")
        var talk = try GuideConversation(GivenBirth(details), guide: dhaiyaGuide, now: Births.now)
        let answer = talk.ask("when does my dhaiya start", now: Births.now).answer
        let told = try #require(answer.firstMatch(of: /(\d+ \w+ \d+)(?: to | and ends on )(\d+ \w+ \d+)/), "\(answer)")
        let found = try #require(stays(try Births.cast(details)).first { $0.last > Births.now })
        #expect(answer.hasPrefix(start), "\(answer)")
        #expect(told.1 == DayText.long(found.first) && told.2 == DayText.long(found.last), "\(answer) \(found)")
    }

    @Test func `who asks for Sade Sati too is told of it`() throws {
        let details = try Births.birth("1991-03-12", "06:42", "Jaipur")
        var talk = try GuideConversation(GivenBirth(details), guide: dhaiyaGuide, now: Births.now)
        let answer = talk.ask("am i in sade sati or dhaiya", now: Births.now).answer
        #expect(answer.hasPrefix("You are not in Sade Sati") && answer.contains("dhaiya of the 4th"), "\(answer)")
    }
}
