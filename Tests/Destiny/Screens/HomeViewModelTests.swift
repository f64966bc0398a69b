import DestinyDomain
import FeatureTestSupport
import Foundation
import Synchronization
import Testing

@testable import Destiny

@Suite(.timeLimit(.minutes(5)))
struct HomeViewModelTests {
    /// A quarter past noon of 31 December in Greenwich, which is the new year at its antipodes.
    private static let noon = Date(timeIntervalSince1970: 1_798_719_300)
    private let hours = ManualHours(noon)
    private let clock = ManualClock()

    private func model() -> HomeViewModel {
        HomeViewModel(charts: SampleGuide(profile: SampleData.profile), clock: clock, now: { [hours] in hours.now })
    }

    private func day(of model: HomeViewModel) -> CalendarDay? {
        guard case .loaded(let today) = model.state else { return nil }
        return today.insight.day
    }

    @Test(arguments: [(-12, 31), (0, 31), (11, 31), (12, 1), (14, 1)])
    func `the day is that of the person's zone`(hours: Int, day: Int) async throws {
        let model = model()
        await model.load(in: try #require(TimeZone(secondsFromGMT: hours * 3_600)))
        #expect(self.day(of: model)?.day == day)
    }

    @Test func `a page that stays open turns over at midnight, and not before`() async throws {
        let model = model()
        await model.follow(in: .gmt)
        while day(of: model)?.day == 31 {
            await clock.sleepers(1)
            #expect(hours.now < Self.noon.addingTimeInterval(11.75 * 3_600))
            hours.advance(by: 900)
            clock.advance(by: .seconds(900))
            let turned = hours.now >= Self.noon.addingTimeInterval(11.75 * 3_600)
            if turned { await until { day(of: model)?.day == 1 } }
        }
        #expect(day(of: model) == CalendarDay(year: 2027, month: 1, day: 1))
    }
}

/// A time of day that a test moves.
private final class ManualHours: Sendable {
    private let date: Mutex<Date>

    init(_ date: Date) { self.date = Mutex(date) }

    nonisolated var now: Date { date.withLock { $0 } }

    nonisolated func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
