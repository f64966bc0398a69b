import DestinyDomain
import Foundation
import Observation

/// How one answer came about.
@Observable
final class TraceViewModel {
    enum State: Equatable {
        case loading
        case loaded(ReasoningTrace)
        case failed(AstrologyError)
    }

    private(set) var state: State
    @ObservationIgnored private let id: UUID
    @ObservationIgnored private let service: any ConversationService

    init(id: UUID, service: any ConversationService, state: State = .loading) {
        self.id = id
        self.service = service
        self.state = state
    }

    func load() async {
        do throws(AstrologyError) {
            state = .loaded(try await service.trace(id))
        } catch {
            state = .failed(error)
        }
    }
}
