import DestinyDomain
import Foundation
import Observation

/// What the sky of a day says to the person, and what they could ask about it.
@Observable
final class HomeViewModel {
    enum State: Equatable {
        case loading
        case loaded(Today)
        case failed(AstrologyError)
    }

    private(set) var state: State
    @ObservationIgnored private let charts: any ChartService
    @ObservationIgnored private let now: @Sendable () -> Date

    init(charts: any ChartService, now: @escaping @Sendable () -> Date, state: State = .loading) {
        self.charts = charts
        self.now = now
        self.state = state
    }

    /// Loads the day that it is at the person's place; what is shown stays until there is something new.
    func load(in timeZone: TimeZone) async {
        guard let day = day(in: timeZone) else { return }
        if case .failed = state { state = .loading }
        do throws(AstrologyError) {
            state = .loaded(try await charts.today(day))
        } catch {
            if case .loaded(let today) = state, today.insight.day == day { return }
            state = .failed(error)
        }
    }

    /// Which greeting fits the hour: `morning`, `afternoon`, `evening` or `night`.
    func partOfDay(in timeZone: TimeZone) -> String {
        switch calendar(timeZone).component(.hour, from: now()) {
        case 5..<12: "morning"
        case 12..<17: "afternoon"
        case 17..<22: "evening"
        default: "night"
        }
    }

    private func day(in timeZone: TimeZone) -> CalendarDay? {
        let parts = calendar(timeZone).dateComponents([.year, .month, .day], from: now())
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }

    private func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
