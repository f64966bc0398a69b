import DestinyDomain
import Observation

/// Follows the answer that is being written: lets its words appear, and goes on after a broken line.
@Observable
final class AnswerFollower {
    private(set) var writing: WritingAnswer?
    /// With reduced motion answers appear as they come.
    var isPaced = true

    @ObservationIgnored private let service: any ConversationService
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var line: Task<Void, Never>?
    @ObservationIgnored private var pacer: Task<Void, Never>?
    /// Told once the whole answer is on the screen, or with the words that are, when the person stopped a whole one.
    @ObservationIgnored var onEnd: (Message, _ shown: String?) -> Void = { _, _ in }
    /// Told when the line stays down; the answer goes on at the server and can be fetched by coming back.
    @ObservationIgnored var onLost: () -> Void = {}

    /// Between two words.
    static let pace: Duration = .milliseconds(40)
    private static let reconnections = 5

    init(service: any ConversationService, clock: any Clock<Duration>, writing: WritingAnswer? = nil) {
        self.service = service
        self.clock = clock
        self.writing = writing
    }

    deinit {
        line?.cancel()
        pacer?.cancel()
    }

    func follow(_ answer: Message, question: Message.ID) {
        leave()
        writing = WritingAnswer(answer, question: question)
        line = Task { [weak self, service, clock] in
            for attempt in 0...Self.reconnections {
                guard let sequence = self?.writing?.sequence else { return }
                do {
                    for await event in try await service.steps(of: answer.id, after: sequence) {
                        guard !Task.isCancelled else { return }
                        self?.came(event)
                        if event.isLast { return }
                    }
                } catch {
                    // The same as a line that breaks off.
                }
                guard !Task.isCancelled, attempt < Self.reconnections else { break }
                // Longer each time: a line that is down is not helped by knocking.
                guard (try? await clock.sleep(for: .seconds(1 << attempt))) != nil else { return }
            }
            guard !Task.isCancelled else { return }
            self?.lost()
        }
    }

    /// Lets no more words appear; the answer ends here once the server says that it is written.
    func stop() {
        writing?.isStopped = true
        pacer?.cancel()
        pacer = nil
        endIfShown()
    }

    /// Follows no longer; the answer is written on at the server.
    func leave() {
        line?.cancel()
        pacer?.cancel()
        (writing, line, pacer) = (nil, nil, nil)
    }

    private func came(_ event: AnswerEvent) {
        writing?.apply(event)
        if isPaced { startPacing() } else if writing?.isStopped == false { writing?.typewriter.finish() }
        endIfShown()
    }

    private func startPacing() {
        guard pacer == nil, writing?.isStopped == false, writing?.typewriter.isCaughtUp == false else { return }
        pacer = Task { [weak self, clock] in
            while let self, !Task.isCancelled, writing?.typewriter.isCaughtUp == false {
                writing?.typewriter.advance()
                do { try await clock.sleep(for: Self.pace) } catch { return }
            }
            guard !Task.isCancelled else { return }
            self?.pacer = nil
            self?.endIfShown()
        }
    }

    private func endIfShown() {
        guard let message = writing?.finished else { return }
        if message.state == .complete, writing?.isStopped == true, writing?.typewriter.isCaughtUp == false {
            let shown = writing?.typewriter.shown
            leave()
            return onEnd(message, shown)
        }
        if message.state != .complete { writing?.typewriter.finish() }
        guard writing?.typewriter.isCaughtUp == true else { return }
        leave()
        onEnd(message, nil)
    }

    private func lost() {
        leave()
        onLost()
    }
}
