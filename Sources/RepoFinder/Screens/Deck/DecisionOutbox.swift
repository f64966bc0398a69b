import DiscoveryDomain
import Calls
import Observation

/// Decisions on their way: sent in order, each once, and kept while there is no line.
@Observable
final class DecisionOutbox {
    /// What has no answer so far, in order.
    private(set) var waiting: [Decision] = []
    private(set) var obstacle: DiscoveryError?

    @ObservationIgnored private let service: any DiscoveryService
    @ObservationIgnored private let clock: any Clock<Duration>
    /// Says which cards are wanted after the decisions; called when they are sent.
    @ObservationIgnored var request: () -> CardRequest = { .none }
    @ObservationIgnored var onAnswer: (DecisionAnswer) -> Void = { _ in }
    /// The decisions were refused for good and are gone.
    @ObservationIgnored var onRefused: (DiscoveryError) -> Void = { _ in }
    /// Everything has been answered.
    @ObservationIgnored var onEmpty: () -> Void = {}
    @ObservationIgnored private var sentCount = 0
    @ObservationIgnored private var sender: Task<Void, Never>?

    static let retryPause: Duration = .seconds(5)

    init(service: any DiscoveryService, clock: any Clock<Duration>) {
        self.service = service
        self.clock = clock
    }

    func add(_ decision: Decision) {
        waiting.append(decision)
        guard sender == nil else { return }
        // Never cancelled: whoever swipes and closes the page has swiped.
        sender = Task { [self] in
            await sendWaiting()
            sender = nil
            onEmpty()
        }
    }

    /// Takes back a decision that was not sent; `false` when it is on its way or there already.
    func withdraw(_ key: IdempotencyKey) -> Bool {
        guard let unsent = waiting.dropFirst(sentCount).firstIndex(where: { $0.key == key }) else { return false }
        waiting.remove(at: unsent)
        return true
    }

    /// Returns when everything added so far has been answered.
    func settled() async {
        await sender?.value
    }

    /// Whether a later try may go well, without anybody doing anything.
    private static func passes(_ error: DiscoveryError) -> Bool { error == .offline || error == .noRoom }

    private func sendWaiting() async {
        while !waiting.isEmpty {
            let batch = Array(waiting.prefix(Decision.maximumBatch))
            sentCount = batch.count
            do throws(DiscoveryError) {
                let answer = try await service.decide(batch, then: request())
                waiting.removeFirst(batch.count)
                obstacle = nil
                onAnswer(answer)
            } catch let error where Self.passes(error) {
                obstacle = error
                // The task is not cancelled, so the pause is as long as it says.
                try? await clock.sleep(for: Self.retryPause)
            } catch {
                waiting.removeFirst(batch.count)
                onRefused(error)
            }
            sentCount = 0
        }
    }
}
