import ModerationDomain
import Observation

/// What people have reported, for an admin to decide about.
@Observable
final class ReviewQueueViewModel {
    enum State: Equatable {
        case loading
        case loaded([Report])
        case failed(ModerationError)
    }

    private(set) var state: State
    private(set) var failure: ModerationError?
    /// What is being decided about.
    private(set) var deciding: ReportedItem?
    /// For those who decide later, by item.
    var notes: [ReportedItem: String] = [:]
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
            state = .loaded(try await service.queue())
        } catch {
            state = .failed(error)
        }
    }

    func retryTapped() {
        state = .loading
        work = Task { await load() }
    }

    /// One decision at a time.
    func decided(_ verdict: Decision.Verdict, on item: ReportedItem) {
        guard deciding == nil else { return }
        deciding = item
        work = Task {
            do throws(ModerationError) {
                _ = try await service.decide(verdict, on: item, note: notes[item] ?? "")
                failure = nil
                notes[item] = nil
                // Others may have been reported meanwhile.
                await load()
            } catch {
                failure = error
            }
            deciding = nil
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async {
        await work?.value
    }
}
