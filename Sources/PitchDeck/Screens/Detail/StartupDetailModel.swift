import DesignSystem
import Foundation
import Observation
import PitchDeckDomain

/// The page of one startup: as it is published, or as its founder goes on writing it.
@Observable
final class StartupDetailModel {
    enum State: Equatable {
        case loading
        case loaded(Startup)
        case failed(StartupError)
    }

    let id: DocumentID
    private(set) var state: State
    /// What else its founder has published.
    private(set) var others: [Startup]
    private(set) var similar: [Startup] = []
    private(set) var attempt = 0
    /// What the person keeps of it; `nil` while it is not saved.
    private(set) var entry: WorkspaceEntry?
    /// Whether the founder may be asked for an introduction; `nil` until it is known.
    private(set) var door: IntroductionDoor?
    @ObservationIgnored private var follower: NewsFollower?
    @ObservationIgnored private let library: StartupLibrary
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let prefersDraft: Bool

    init(
        id: DocumentID,
        library: StartupLibrary,
        toasts: ToastPresenter,
        isOwn: Bool,
        state: State = .loading,
        entry: WorkspaceEntry? = nil,
        door: IntroductionDoor? = nil,
        others: [Startup] = []
    ) {
        (self.id, self.library, self.toasts, prefersDraft) = (id, library, toasts, isOwn)
        (self.state, self.entry, self.door, self.others) = (state, entry, door, others)
    }

    var startup: Startup? {
        if case .loaded(let startup) = state { startup } else { nil }
    }

    var isOwner: Bool { startup.map { $0.author.id == library.startups.author } ?? false }

    var pageAddress: URL? { library.dependencies.pageAddress(id) }

    var reportAddress: URL? { isOwner ? nil : library.dependencies.reportAddress(id) }

    /// What the page has to be read again for.
    var request: [Int] { [attempt, library.ownChanges] }

    func appeared() async {
        if follower == nil {
            let news = library.startups.changes(of: id, edition: prefersDraft ? .draft : .published)
            follower = NewsFollower(news) { [weak self] in await self?.changedElsewhere() }
        }
        do throws(StartupError) {
            state = .loaded(try await found())
        } catch {
            if startup == nil { state = .failed(error) }
            return
        }
        if !isOwner {
            // Neither is worth a word to who reads.
            try? await library.startups.viewed(id)
            entry = try? await library.entry(id)
            door = try? await library.introductions.door(to: id)
        }
        await findOthers()
    }

    private static let mostOthers = 4

    /// Without them the page is whole.
    private func findOthers() async {
        if let author = startup?.author.id {
            let query = StartupQuery(author: author, pageSize: Self.mostOthers + 1)
            let theirs = (try? await library.startups.startups(query).startups) ?? []
            others = Array(theirs.filter { $0.id != id }.prefix(Self.mostOthers))
        }
        let alike = (try? await library.startups.similar(to: id, limit: Self.mostOthers)) ?? []
        similar = alike.filter { one in !others.contains { $0.id == one.id } }
    }

    /// Shows what others change of it, and that it is gone.
    private func changedElsewhere() async {
        do throws(StartupError) {
            state = .loaded(try await found())
        } catch .notFound {
            state = .failed(.notFound(id))
        } catch {
            // What is shown stays; the next change asks again.
        }
    }

    /// Its founder finds what is no longer published, or not yet, at the address that they know.
    private func found() async throws(StartupError) -> Startup {
        do throws(StartupError) {
            return try await library.startups.startup(id, edition: prefersDraft ? .draft : .published)
        } catch .notFound {
            return try await library.startups.startup(id, edition: prefersDraft ? .published : .draft)
        }
    }

    func retryTapped() {
        state = .loading
        attempt += 1
    }

    // MARK: The reader's

    func saveTapped(_ words: PitchDeckWords) async {
        do throws(StartupError) {
            if entry == nil {
                entry = try await library.workspace.save(id)
                library.note(entry, of: id)
            } else {
                try await library.workspace.remove(id)
                let kept = entry
                entry = nil
                library.note(nil, of: id)
                toasts.show(
                    .undoable(words("workspace.removed"), systemImage: "bookmark.slash") { [weak self] in
                        guard let self, let kept else { return }
                        Task { await self.noteSaved(kept.stage, kept.note, words) }
                    }
                )
            }
        } catch {
            say(error, words)
        }
    }

    var stages: [WorkspaceStage] { library.stages }

    func noteSaved(_ stage: WorkspaceEntry.Stage, _ note: String, _ words: PitchDeckWords) async {
        do throws(StartupError) {
            entry = try await library.workspace.write(id, stage: stage, note: note)
            library.note(entry, of: id)
        } catch {
            say(error, words)
        }
    }

    var accountAddress: URL? { library.dependencies.accountAddress }

    var signUpAddress: URL? { library.dependencies.signUpAddress }

    /// - Returns: Whether it was sent; otherwise what was written stays.
    func askTapped(_ message: String, _ words: PitchDeckWords) async -> Bool {
        do throws(StartupError) {
            door = .asked(try await library.introductions.ask(id, message: message))
            toasts.show(Toast(message: words("introduction.sent"), systemImage: "checkmark.circle"))
            return true
        } catch {
            say(error, words)
            return false
        }
    }

    func withdrawAskTapped(_ introduction: Introduction, _ words: PitchDeckWords) async {
        do throws(StartupError) {
            try await library.introductions.withdraw(introduction.id)
            door = .open
            toasts.show(Toast(message: words("introduction.withdrawn"), systemImage: "checkmark.circle"))
        } catch {
            say(error, words)
            door = (try? await library.introductions.door(to: id)) ?? door
        }
    }

    // MARK: The founder's

    func confirmTapped(_ words: PitchDeckWords) async {
        await change(words) { () throws(StartupError) in
            state = .loaded(try await library.startups.confirm(id))
            toasts.show(Toast(message: words("fresh.done"), systemImage: "checkmark.circle"))
        }
    }

    /// - Returns: Whether it was sent; otherwise what was written stays.
    func appealTapped(_ text: String, _ words: PitchDeckWords) async -> Bool {
        do throws(StartupError) {
            state = .loaded(try await library.startups.appeal(id, text))
            return true
        } catch .conflict {
            // It was shown again, or answered on another device: how it stands says more than words.
            await changedElsewhere()
            return true
        } catch {
            say(error, words)
            return false
        }
    }

    func withdrawTapped(_ words: PitchDeckWords) async {
        await change(words) { () throws(StartupError) in
            state = .loaded(try await library.startups.withdraw(id))
            toasts.show(Toast(message: words("detail.withdrawn"), systemImage: "eye.slash"))
        }
    }

    /// - Returns: Whether it is gone.
    func deleteTapped(_ words: PitchDeckWords) async -> Bool {
        var isGone = false
        await change(words) { () throws(StartupError) in
            try await library.startups.delete(id)
            isGone = true
            let (id, library, toasts) = (id, library, toasts)
            toasts.show(
                .undoable(words("detail.deleted"), systemImage: "trash") {
                    Task {
                        do throws(StartupError) {
                            _ = try await library.startups.restore(id)
                            library.noteOwnChange()
                        } catch {
                            toasts.show(
                                Toast(message: words.message(error), systemImage: "exclamationmark.triangle")
                            )
                        }
                    }
                }
            )
        }
        return isGone
    }

    private func change(_ words: PitchDeckWords, _ body: () async throws(StartupError) -> Void) async {
        do throws(StartupError) {
            try await body()
            library.noteOwnChange()
        } catch {
            say(error, words)
        }
    }

    private func say(_ error: StartupError, _ words: PitchDeckWords) {
        toasts.show(Toast(message: words.message(error), systemImage: "exclamationmark.triangle"))
    }
}
