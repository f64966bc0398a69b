package import Calls
package import DiscoveryDomain
import Observation

/// A decision as the outbox knows it.
package protocol KeyedDecision: Sendable {
    var key: IdempotencyKey { get }
}

/// Decisions on their way: sent in order, each once, and kept while there is no line.
@Observable
package final class DecisionOutbox<Sent: KeyedDecision, Answer> {
    /// What has no answer so far, in order.
    package private(set) var waiting: [Sent] = []
    package private(set) var obstacle: DiscoveryError?

    /// Sends decisions, at most `batchSize` at once, with the cards that are wanted after them.
    @ObservationIgnored private let send: ([Sent]) async throws(DiscoveryError) -> Answer
    @ObservationIgnored private let batchSize: Int
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored package var onAnswer: (Answer) -> Void = { _ in }
    /// The decisions were refused for good and are gone.
    @ObservationIgnored package var onRefused: (DiscoveryError) -> Void = { _ in }
    /// Everything has been answered.
    @ObservationIgnored package var onEmpty: () -> Void = {}
    @ObservationIgnored private var sentCount = 0
    /// What sends the decisions that wait, or `nil` where everything has been answered.
    @ObservationIgnored package private(set) var underway: Task<Void, Never>?

    package static var retryPause: Duration { .seconds(5) }

    package init(
        batchSize: Int,
        clock: any Clock<Duration>,
        send: @escaping ([Sent]) async throws(DiscoveryError) -> Answer
    ) {
        self.batchSize = batchSize
        self.clock = clock
        self.send = send
    }

    package func add(_ decision: Sent) {
        waiting.append(decision)
        guard underway == nil else { return }
        // Never cancelled: whoever swipes and closes the page has swiped.
        underway = Task { [self] in
            await sendWaiting()
            underway = nil
            onEmpty()
        }
    }

    /// Takes back a decision that was not sent; `false` when it is on its way or there already.
    package func withdraw(_ key: IdempotencyKey) -> Bool {
        guard let unsent = waiting.dropFirst(sentCount).firstIndex(where: { $0.key == key }) else { return false }
        waiting.remove(at: unsent)
        return true
    }

    /// Returns when everything added so far has been answered.
    package func settled() async { await underway?.value }

    /// Whether a later try may go well, without anybody doing anything.
    private static func passes(_ error: DiscoveryError) -> Bool {
        switch error {
        case .offline, .noRoom, .rateLimited: true
        default: false
        }
    }

    private func sendWaiting() async {
        while !waiting.isEmpty {
            let batch = Array(waiting.prefix(batchSize))
            sentCount = batch.count
            do throws(DiscoveryError) {
                let answer = try await send(batch)
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
