import DestinyDomain
import Observation

/// The person's own chart, at an hour that is tried out where the birth's own is not exact.
@Observable
final class ChartViewModel {
    enum State: Equatable {
        case loading
        case loaded(ChartSummary)
        case failed(AstrologyError)
    }

    /// What is looked at more closely.
    enum Selection: Hashable {
        case graha(Graha)
        case house(Int)
    }

    private(set) var state: State
    /// The division that is drawn: 1 the birth chart, 9 navamsa.
    var division = 1
    var selection: Selection?
    /// The minute of the day of birth that is tried out; `nil` for what holds all the time.
    var minute: Int?
    private(set) var tried: ChartSummary?
    private(set) var triedFailure: AstrologyError?
    @ObservationIgnored private let charts: any ChartService

    init(charts: any ChartService, state: State = .loading, minute: Int? = nil, tried: ChartSummary? = nil) {
        self.charts = charts
        self.state = state
        self.minute = minute
        self.tried = tried
    }

    func load() async {
        do throws(AstrologyError) {
            state = .loaded(try await charts.chart())
        } catch {
            state = .failed(error)
        }
    }

    /// Computes the chart of the minute that is tried out; the one before stays until it is there.
    func tryMinute() async {
        guard let minute, case .loaded(let chart) = state, let birth = chart.birth(atMinute: minute) else {
            (tried, triedFailure) = (nil, nil)
            return
        }
        do throws(AstrologyError) {
            let found = try await charts.chart(of: birth)
            guard minute == self.minute else { return }
            (tried, triedFailure) = (found, nil)
        } catch {
            guard minute == self.minute else { return }
            triedFailure = error
        }
    }

    func selectTapped(_ selection: Selection) {
        self.selection = self.selection == selection ? nil : selection
    }
}
