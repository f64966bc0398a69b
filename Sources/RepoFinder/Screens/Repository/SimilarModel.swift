import DiscoveryDomain
import Observation
import RepositoriesDomain

/// What is like the repository on the page.
@Observable
final class SimilarModel {
    enum State: Equatable {
        case loading
        case loaded([Card])
        /// Nothing is known that is like it, or nobody could be asked: the page stands without.
        case none
    }

    private(set) var state: State
    @ObservationIgnored private let id: Repository.ID
    @ObservationIgnored private let service: any DiscoveryService

    private static let count = 8

    init(id: Repository.ID, service: any DiscoveryService, state: State = .loading) {
        self.id = id
        self.service = service
        self.state = state
    }

    func appeared() async {
        guard state == .loading else { return }
        do throws(DiscoveryError) {
            let cards = try await service.similar(to: id, count: Self.count)
            state = cards.isEmpty ? .none : .loaded(cards)
        } catch {
            if !Task.isCancelled { state = .none }
        }
    }
}
