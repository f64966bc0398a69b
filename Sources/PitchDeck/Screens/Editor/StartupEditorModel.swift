import Foundation
import Observation
import PitchDeckDomain

/// Writes a startup in steps; what is typed is kept as a draft when the typing pauses.
@Observable
final class StartupEditorModel {
    enum Step: Int, CaseIterable {
        case basics, company, story, files, figures, check
    }

    enum Saving: Equatable {
        /// Nothing to keep.
        case idle
        case saving
        case saved(Date)
        case failed(StartupError)
        /// Changed on another device since.
        case conflict(Startup)
    }

    enum State: Equatable {
        case loading, ready
        case failed(StartupError)
    }

    private(set) var state: State
    var saving = Saving.idle
    private(set) var isPublishing = false
    var form: StartupForm
    var step = Step.basics
    private(set) var id: DocumentID?
    var present: Startup?
    @ObservationIgnored var saved: StartupForm
    /// What is typed and not kept as it is typed.
    private(set) var unkept: UnkeptTexts?
    /// What another device's version took the place of, until something is kept after it.
    @ObservationIgnored var replaced: ReplacedForm?
    @ObservationIgnored var follower: NewsFollower?
    /// Whether ``StartupService/refused(_:)`` has what is typed here.
    @ObservationIgnored var isRefusedKept = false
    @ObservationIgnored private(set) var running: Task<Void, Never>?
    /// Which file is on its way.
    var uploading: Upload?
    var uploadProblem: UploadFailure?
    /// What the deck is called.
    var deckName: String?
    @ObservationIgnored let library: StartupLibrary

    private static let typingPause = Duration.milliseconds(800)

    init(
        id: DocumentID?,
        library: StartupLibrary,
        form: StartupForm = StartupForm(),
        state: State? = nil,
        saving: Saving = .idle
    ) {
        (self.id, self.library, self.form, saved, self.saving) = (id, library, form, form, saving)
        self.state = state ?? (id == nil ? .ready : .loading)
        isNew = id == nil
    }

    /// Goes on with a draft that was begun before, if it is still there.
    func goOn(with begun: DocumentID) async {
        guard isNew, id == nil, form == saved else { return }
        (id, state) = (begun, .loading)
        await appeared()
        if case .failed(.notFound) = state { (id, state) = (nil, .ready) }
    }

    /// Whether it was opened to begin a startup.
    let isNew: Bool

    /// Whether what is kept is on this device alone.
    var isWaiting: Bool { id.map(library.waiting.contains) ?? false }

    var now: Date { library.dependencies.now() }

    var signUpAddress: URL? { library.dependencies.signUpAddress }

    /// Loads what is kept.
    ///
    /// - Parameter seen: the version that the page showed before the server made it anew, if it did.
    func appeared(seen: Int? = nil) async {
        guard let id else { return goOn(with: library.held.removeValue(forKey: nil)) }
        guard state != .ready else { return }
        follow(id)
        do throws(StartupError) {
            let latest = try await latest(id)
            take(latest)
            if let seen, seen < latest.version { replaced = ReplacedForm(before: nil, theirs: latest) }
            await library.loadWaiting()
            if let mine = await library.startups.refused(id) { hold(mine, against: latest) }
            goOn(with: library.held.removeValue(forKey: id))
            state = .ready
            await loadDeckName()
        } catch {
            state = .failed(error)
        }
    }

    func latest(_ id: DocumentID) async throws(StartupError) -> Startup {
        do throws(StartupError) {
            return try await library.startups.startup(id, edition: .draft)
        } catch .notFound {
            return try await library.startups.startup(id, edition: .published)
        }
    }

    /// What is typed, as far as it can be read: what another device's version is held against.
    var typed: StartupContent {
        var problems = FieldProblems()
        return form.content(&problems)
    }

    /// Fields stay the same ones: what is typed into one without a line still finds it.
    func take(_ startup: Startup) {
        present = startup
        form = StartupForm(startup.content, shown: form)
        saved = form
    }

    /// Why a field is wrong; `nil` where it is not.
    func problem(_ field: String) -> StartupError.Reason? {
        wrongFields.first { $0.name == field }?.reason
    }

    private var wrongFields: [(name: String, reason: StartupError.Reason)] {
        if case .failed(let error) = saving { error.fields } else { [] }
    }

    // MARK: Keeping

    /// Shows the first of the fields that keep the form from being kept whole.
    ///
    /// - Returns: Whether none of them was on the screen already.
    func showProblem() -> Bool {
        let steps = wrongFields.compactMap { Step(field: $0.name) }
        guard let first = steps.first, !steps.contains(step) else { return false }
        step = first
        return true
    }

    /// The typing paused; a letter more cancels it.
    func formSettled() async {
        guard form != saved, (try? await library.dependencies.clock.sleep(for: Self.typingPause)) != nil else { return }
        await keep()
    }

    /// Keeps what there is as a draft, one after the other.
    func keep() async {
        let before = running
        let task = Task {
            await before?.value
            await write(.draft)
        }
        running = task
        await task.value
    }

    /// - Returns: Whether all can read it now, or a moderator looks at it first.
    func publishTapped() async -> Bool {
        isPublishing = true
        defer { isPublishing = false }
        let before = running
        let task = Task {
            await before?.value
            await write(.published)
        }
        running = task
        await task.value
        return form == saved && (present?.edition == .published || present?.state == .inReview)
    }

    private func write(_ edition: Startup.Edition) async {
        if case .conflict = saving { return await keepRefused() }
        let form = form
        guard form != saved || edition == .published else { return }
        // What has no name yet is nothing yet.
        guard id != nil || edition == .published || !form.title.trimmingCharacters(in: .whitespaces).isEmpty else {
            unkept = UnkeptTexts(form, of: nil, kept: StartupForm())
            return
        }
        if let theirs = contradicted {
            saving = .conflict(theirs)
            return await keepRefused()
        }
        saving = .saving
        do throws(StartupError) {
            let draft = edition == .draft ? try form.draft(from: present?.content, at: now) : nil
            let content = if let draft { draft.content } else { try form.whole(from: present?.content, at: now) }
            let startup =
                if let id {
                    try await library.startups.update(id, content, edition: edition, ifVersion: present?.version)
                } else {
                    try await library.startups.create(content, edition: edition)
                }
            (id, present, saved, replaced) = (startup.id, startup, form, nil)
            let isWhole = draft?.isWhole ?? true
            unkept = isWhole ? nil : UnkeptTexts(form, of: startup.id, kept: StartupForm(startup.content))
            follow(startup.id)
            await settled(startup.id)
            saving = draft?.problem.map { .failed($0) } ?? .saved(now)
            library.noteOwnChange()
        } catch {
            if case .conflict = error, let id, let theirs = try? await latest(id) {
                saving = .conflict(theirs)
                await keepRefused()
            } else {
                saving = .failed(error)
                unkept = UnkeptTexts(form, of: id, kept: present.map { StartupForm($0.content) } ?? StartupForm())
            }
        }
    }

    /// A page that is made anew has again what was typed into it.
    func goOn(with typed: UnkeptTexts) {
        guard typed.startup == id, form == saved else { return }
        unkept = typed
        typed.apply(to: &form)
    }

    // MARK: Figures and links

    var canAddClaim: Bool { form.claims.count < StartupContent.maximumClaims }

    func addClaimTapped() {
        guard canAddClaim else { return }
        form.claims.append(StartupForm.ClaimForm(asOf: now))
    }

    /// What another device removed is kept no longer: its row alone goes.
    func removeClaimTapped(_ id: UUID) {
        saved.claims.removeAll { $0.id == id && $0.isRemoved }
        form.claims.removeAll { $0.id == id }
    }

    func removeLinkTapped(_ id: UUID) {
        saved.links.removeAll { $0.id == id && $0.isRemoved }
        form.links.removeAll { $0.id == id }
    }
}
