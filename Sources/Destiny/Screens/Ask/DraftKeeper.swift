import DesignSystem
import DestinyDomain
import Foundation

/// What is written in each conversation and not asked, kept where the person's other devices find it.
final class DraftKeeper {
    /// While somebody types; what is written first is kept at once.
    private static let pause: Duration = .milliseconds(500)

    private var texts: [UUID?: String] = [:]
    private var unkept: Set<UUID?> = []
    private var window: Task<Void, Never>?
    private let service: any ConversationService
    private let clock: any Clock<Duration>
    private let work = OrderedWork()

    init(service: any ConversationService, clock: any Clock<Duration>) {
        self.service = service
        self.clock = clock
    }

    deinit { window?.cancel() }

    func text(in thread: UUID?) -> String { texts[thread] ?? "" }

    /// Takes what is kept, except where something newer is written here.
    func load() async {
        await work.settled()
        do throws(AstrologyError) {
            let kept = try await service.drafts()
            let newer = texts.filter { unkept.contains($0.key) }
            texts = Dictionary(kept.map { ($0.threadID, $0.text) }) { first, _ in first }
            texts.merge(newer) { _, own in own }
        } catch {
            // What is written here stays; a draft is worth no error on the screen.
        }
    }

    func note(_ text: String, in thread: UUID?) {
        guard text != self.text(in: thread) else { return }
        texts[thread] = text
        unkept.insert(thread)
        if window == nil { keep() }
    }

    /// Forgets a text that has been asked, unless another was written since.
    func forget(_ text: String, in thread: UUID?) {
        if self.text(in: thread).trimmingCharacters(in: .whitespacesAndNewlines) == text { note("", in: thread) }
    }

    private func keep() {
        window = nil
        guard !unkept.isEmpty else { return }
        for thread in unkept {
            let draft = QuestionDraft(text(in: thread), in: thread)
            work.add { [service] in
                // The next letter is the next attempt.
                try? await service.keep(draft)
            }
        }
        unkept = []
        window = Task { [weak self, clock] in
            do { try await clock.sleep(for: Self.pause) } catch { return }
            self?.keep()
        }
    }

    /// Returns when everything noted so far has been answered.
    func settled() async {
        while let window { await window.value }
        await work.settled()
    }
}
