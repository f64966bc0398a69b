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
    @ObservationIgnored private let pulse: Pulse
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private var following: Task<Void, Never>?

    /// A page that has gone stops waiting, but what timed the wait is held until its end.
    private static let longestWait: TimeInterval = 900

    init(
        charts: any ChartService,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        state: State = .loading
    ) {
        self.charts = charts
        pulse = Pulse(clock: clock)
        self.now = now
        self.state = state
    }

    isolated deinit {
        following?.cancel()
    }

    /// Loads the day, and each day after it as it begins, as long as the model is there.
    func follow(in timeZone: TimeZone) async {
        following?.cancel()
        await load(in: timeZone)
        guard !Task.isCancelled else { return }
        // No part of the view's task: the first page waits for those.
        following = Task { [weak self, pulse] in
            var shown = self?.day(in: timeZone)
            while let wait = self?.wait(in: timeZone), await pulse(.seconds(wait)) {
                guard let day = self?.day(in: timeZone), day != shown else { continue }
                shown = day
                await self?.load(in: timeZone)
            }
        }
    }

    /// Loads the day that it is at the person's place; what is shown stays until there is something new.
    func load(in timeZone: TimeZone) async {
        guard let day = day(in: timeZone) else { return }
        if case .failed = state { state = .loading }
        do throws(AstrologyError) {
            let today = try await charts.today(day)
            // Another zone may have been asked for meanwhile, whose day is the one to show.
            if !Task.isCancelled { state = .loaded(today) }
        } catch {
            guard !Task.isCancelled else { return }
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

    /// Seconds until it is worth a look whether the day has ended.
    private func wait(in timeZone: TimeZone) -> TimeInterval? {
        calendar(timeZone).dateInterval(of: .day, for: now()).map {
            min($0.end.timeIntervalSince(now()), Self.longestWait)
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
