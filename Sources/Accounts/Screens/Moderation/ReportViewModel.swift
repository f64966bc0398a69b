import AccountsDomain
import Foundation
import ModerationDomain
import Observation

/// Saying what is wrong with something that somebody published.
@Observable
final class ReportViewModel {
    enum State: Equatable {
        case editing
        case sending
        /// Sent; whether the author is blocked besides.
        case sent(isBlocked: Bool)
    }

    private(set) var state: State
    private(set) var failure: ModerationError?
    var reason = Report.Reason.spam
    var note = ""
    let author: UUID?

    @ObservationIgnored private let item: ReportedItem
    @ObservationIgnored private let service: any ModerationService
    @ObservationIgnored private var work: Task<Void, Never>?

    init(
        item: ReportedItem,
        author: UUID?,
        service: any ModerationService,
        state: State = .editing,
        failure: ModerationError? = nil
    ) {
        (self.item, self.author, self.service) = (item, author, service)
        (self.state, self.failure) = (state, failure)
    }

    isolated deinit {
        work?.cancel()
    }

    func sendTapped() {
        guard state == .editing else { return }
        state = .sending
        let (item, author, reason, note) = (item, author, reason, note)
        act(otherwise: .editing) { [service] () async throws(ModerationError) in
            try await service.report(item, by: author, for: reason, note: note)
            return .sent(isBlocked: false)
        }
    }

    func blockTapped() {
        guard let author else { return }
        act(otherwise: .sent(isBlocked: false)) { [service] () async throws(ModerationError) in
            try await service.block(author)
            return .sent(isBlocked: true)
        }
    }

    /// Returns when what was sent is answered.
    func settled() async {
        await work?.value
    }

    private func act(otherwise: State, _ deed: @escaping () async throws(ModerationError) -> State) {
        failure = nil
        work = Task {
            do throws(ModerationError) {
                state = try await deed()
            } catch {
                (state, failure) = (otherwise, error)
            }
        }
    }
}
