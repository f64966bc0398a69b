import DesignSystem
import DestinyDomain
import Foundation
import Observation

/// The conversations that are kept: found, named, pinned, archived, deleted and given out.
@Observable
final class HistoryViewModel {
    enum State: Equatable {
        case loading
        case loaded([ConversationThread])
        case failed(AstrologyError)
    }

    private(set) var state: State
    var searchText = ""
    var isArchive = false
    var failure: AstrologyError?
    /// The conversation that gets another name, and the name so far.
    var renamed: ConversationThread?
    var newTitle = ""

    @ObservationIgnored var onChanged: (ConversationThread) -> Void = { _ in }
    @ObservationIgnored var onDeleted: (UUID) -> Void = { _ in }
    @ObservationIgnored let profile: GuideProfile
    @ObservationIgnored private let service: any ConversationService
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let work = OrderedWork()

    static let typingPause: Duration = .milliseconds(200)

    init(
        dependencies: DestinyDependencies,
        profile: GuideProfile,
        toasts: ToastPresenter,
        state: State = .loading
    ) {
        service = dependencies.conversations
        clock = dependencies.clock
        now = dependencies.now
        self.profile = profile
        self.toasts = toasts
        self.state = state
    }

    /// What decides which conversations are listed.
    struct Query: Hashable {
        var text: String
        var isArchive: Bool
        var isEnabled: Bool
    }

    var query: Query {
        Query(
            text: searchText.trimmingCharacters(in: .whitespacesAndNewlines),
            isArchive: isArchive,
            isEnabled: profile.value?.conversations.historyEnabled ?? true
        )
    }

    func groups(in timeZone: TimeZone) -> [HistoryGroup] {
        guard case .loaded(let threads) = state else { return [] }
        let isGrouped = profile.value?.conversations.groupByDate ?? true
        return HistoryGroup.groups(threads, now: now(), timeZone: timeZone, byDate: isGrouped)
    }

    /// Lists anew; run for every query, a moment after the last letter.
    func load() async {
        let query = query
        if !query.text.isEmpty {
            do { try await clock.sleep(for: Self.typingPause) } catch { return }
        }
        await work.settled()
        do throws(AstrologyError) {
            let threads = try await service.threads(matching: query.text, archived: query.isArchive)
            if query == self.query { state = .loaded(threads) }
        } catch {
            if case .loaded = state { failure = error } else { state = .failed(error) }
        }
    }

    func renameTapped(_ thread: ConversationThread) {
        (renamed, newTitle) = (thread, thread.title)
    }

    func renameConfirmed(_ thread: ConversationThread) {
        renamed = nil
        let title = newTitle.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty, title.count <= ConversationThread.maximumTitleLength else { return }
        change(thread.id, ThreadChange(title: title))
    }

    func pinTapped(_ thread: ConversationThread) {
        change(thread.id, ThreadChange(isPinned: !thread.isPinned))
    }

    func archiveTapped(_ thread: ConversationThread) {
        remove(thread.id)
        change(thread.id, ThreadChange(isArchived: !thread.isArchived))
    }

    func deleteTapped(_ thread: ConversationThread) {
        remove(thread.id)
        work.add { [self] in
            do throws(AstrologyError) {
                try await service.delete(thread.id)
                onDeleted(thread.id)
                let message = profile.words("destiny.history.deleted", thread.title)
                toasts.show(.undoable(message, systemImage: "trash") { [weak self] in self?.restore(thread.id) })
            } catch {
                failure = error
                show(thread)
            }
        }
    }

    /// All conversations, or one, as a file's text.
    ///
    /// - Throws: `notFound` and the errors of every call.
    func exported(_ thread: UUID?, as format: ExportFormat) async throws(AstrologyError) -> ExportedFile {
        try await service.export(thread, as: format)
    }

    /// Shows a conversation that was begun or went on elsewhere.
    func noteChanged(_ thread: ConversationThread) {
        guard query.text.isEmpty, thread.isArchived == isArchive, query.isEnabled else { return }
        show(thread)
    }

    /// Returns when every change made so far has been answered.
    func settled() async { await work.settled() }

    private func restore(_ id: UUID) {
        work.add { [self] in
            do throws(AstrologyError) {
                noteChanged(try await service.restore(id))
            } catch {
                failure = error
            }
        }
    }

    private func change(_ id: UUID, _ change: ThreadChange) {
        work.add { [self] in
            do throws(AstrologyError) {
                let changed = try await service.change(id, change)
                if changed.isArchived == isArchive { show(changed) }
                onChanged(changed)
            } catch {
                failure = error
            }
        }
    }

    private func remove(_ id: UUID) {
        guard case .loaded(let threads) = state else { return }
        state = .loaded(threads.filter { $0.id != id })
    }

    private func show(_ thread: ConversationThread) {
        guard case .loaded(var threads) = state else { return }
        threads.removeAll { $0.id == thread.id }
        threads.append(thread)
        state = .loaded(threads.sorted { $0.updatedAt > $1.updatedAt })
    }
}
