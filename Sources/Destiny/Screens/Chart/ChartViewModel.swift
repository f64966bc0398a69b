import DestinyDomain
import Observation

/// The person's own chart.
@Observable
final class ChartViewModel {
    enum State: Equatable {
        case loading
        case loaded(ChartSummary)
        case failed(AstrologyError)
    }

    private(set) var state: State
    /// The division that is drawn: 1 the birth chart, 9 navamsa.
    var division = 1
    @ObservationIgnored private let charts: any ChartService

    init(charts: any ChartService, state: State = .loading) {
        self.charts = charts
        self.state = state
    }

    func load() async {
        do throws(AstrologyError) {
            state = .loaded(try await charts.chart())
        } catch {
            state = .failed(error)
        }
    }
}
