import ModerationDomain
import Observation

/// Whom the person has blocked.
@Observable
final class BlockedViewModel {
    enum State: Equatable {
        case loading
        case loaded([BlockedAccount])
        case failed(ModerationError)
    }

    private(set) var state: State
    private(set) var failure: ModerationError?
    @ObservationIgnored private let service: any ModerationService
    @ObservationIgnored private var work: Task<Void, Never>?

    init(service: any ModerationService, state: State = .loading) {
        self.service = service
        self.state = state
    }

    isolated deinit {
        work?.cancel()
    }

    func load() async {
        do throws(ModerationError) {
            state = .loaded(try await service.blocked())
        } catch {
            state = .failed(error)
        }
    }

    func retryTapped() {
        state = .loading
        work = Task { await load() }
    }

    func unblockTapped(_ id: BlockedAccount.ID) {
        let earlier = work
        work = Task {
            await earlier?.value
            do throws(ModerationError) {
                try await service.unblock(id)
                failure = nil
                if case .loaded(let accounts) = state { state = .loaded(accounts.filter { $0.id != id }) }
            } catch {
                failure = error
            }
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async {
        await work?.value
    }
}
