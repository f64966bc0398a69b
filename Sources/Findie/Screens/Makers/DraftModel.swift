import Calls
import FindieDomain
import Foundation
import Observation
import Uploads

/// One game in its maker's hands: every change is kept a moment after it was made.
@Observable
final class DraftModel {
    /// What is on its way: its kind, and the share that is there.
    struct Sending: Equatable {
        let kind: GameMedia.Kind
        var share = 0.0
    }

    /// A field that is read from what is typed, or that has a limit.
    enum TypedField: String, CaseIterable { case title, text, about, price, release, steamID, itchPage, players }

    private(set) var state: MakerPhase<MakerGame>
    var draft: GameDraft
    /// As typed; in US dollars.
    var priceText = ""
    /// As typed, such as `2026-11-24`.
    var releaseText = ""
    var steamText = ""
    /// As typed, such as `1-4`.
    var playersText = ""
    var tagText = ""
    /// Fields whose text is too long or not what they ask for; what they said before is kept.
    private(set) var unread: Set<TypedField> = []
    var sending: Sending?
    private(set) var isSaved = true
    var problem: MakerError?
    let id: MakerGame.ID
    @ObservationIgnored let service: any MakerService
    @ObservationIgnored let clock: any Clock<Duration>
    /// Waits until nothing was typed for a moment.
    @ObservationIgnored private var saving: Task<Void, Never>?
    @ObservationIgnored private var keeping: Task<Bool, Never>?
    @ObservationIgnored private var following: Task<Void, Never>?
    /// Files go one after the other, in the order they were chosen.
    @ObservationIgnored var filing: Task<Void, Never>?

    private static let pause = Duration.milliseconds(700)

    init(
        id: MakerGame.ID,
        service: any MakerService,
        clock: any Clock<Duration> = ContinuousClock(),
        game: MakerGame? = nil,
        sending: Sending? = nil
    ) {
        (self.id, self.service, self.clock, self.sending) = (id, service, clock, sending)
        state = game.map(MakerPhase.loaded) ?? .loading
        draft = game?.draft ?? GameDraft()
        if let game { show(game) }
    }

    isolated deinit {
        saving?.cancel()
        following?.cancel()
    }

    var game: MakerGame? { if case .loaded(let game) = state { game } else { nil } }

    /// What is missing of the game as it is on the screen.
    var gaps: [GameDraft.Gap] { draft.gaps(with: game?.media ?? []) }

    var canBeHandedIn: Bool { gaps.isEmpty && unread.isEmpty && sending == nil }

    /// Tags that the texts speak of and the game has not.
    var suggestions: [GameTag] {
        TagVocabulary.builtIn.suggested(by: draft.text + " " + draft.about, count: 12)
            .filter { !draft.tags.contains($0.slug) }
    }

    func appeared() async {
        guard game == nil else { return }
        following = following ?? follow()
        do throws(MakerError) {
            show(try await service.game(id))
        } catch {
            state = .failed(error)
        }
    }

    private func show(_ game: MakerGame) {
        state = .loaded(game)
        draft = game.draft
        (priceText, releaseText, steamText, playersText) = Self.texts(of: draft)
        unread = []
    }

    /// How what is typed as text says the facts of a game.
    private static func texts(of draft: GameDraft) -> (price: String, release: String, steam: String, players: String) {
        (
            draft.price.map { TypedPrice.full($0.amount) } ?? "", draft.release?.text ?? "",
            draft.steamID.map(String.init) ?? "", draft.traits?.players?.text ?? ""
        )
    }

    // MARK: Other pages

    private func follow() -> Task<Void, Never> {
        let changes = service.changes()
        return Task { [weak self] in
            for await _ in changes { await self?.changedElsewhere() }
        }
    }

    /// Shows what another page has kept meanwhile, around what is typed here.
    func changedElsewhere() async {
        _ = await keeping?.value
        // Who cannot ask now finds out with the next change that is kept.
        guard let new = try? await service.game(id) else { return }
        adopt(new)
    }

    private func adopt(_ new: MakerGame) {
        guard let game, new.version > game.version else { return }
        let (shown, before) = (draft, Self.texts(of: draft))
        draft.takeOver(new.draft, since: game.draft)
        state = .loaded(new)
        if draft == new.draft { isSaved = true }
        guard draft != shown else { return }
        let after = Self.texts(of: draft)
        if after.price != before.price { priceText = after.price }
        if after.release != before.release { releaseText = after.release }
        if after.steam != before.steam { steamText = after.steam }
        if after.players != before.players { playersText = after.players }
    }

    // MARK: Fields

    /// Call when something was typed or chosen.
    func changed() {
        markTexts()
        guard let game, draft != game.draft else { return }
        isSaved = false
        saving?.cancel()
        saving = Task { [weak self, clock] in
            // Cancelled when more is typed.
            guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
            await self?.keep()
        }
    }

    /// Call when the person goes: what was typed a moment ago is kept, too.
    ///
    /// - Returns: The work, which outlives the screen; `nil` where nothing is to do.
    @discardableResult
    func left() -> Task<Bool, Never>? {
        markTexts()
        guard let game, draft != game.draft else { return nil }
        saving?.cancel()
        let before = keeping
        let task = Task {
            _ = await before?.value
            return await send()
        }
        keeping = task
        return task
    }

    private func markTexts() {
        mark(.title, isRead: Self.isKept(GameDraft(title: draft.title)))
        mark(.text, isRead: Self.isKept(GameDraft(text: draft.text)))
        mark(.about, isRead: Self.isKept(GameDraft(about: draft.about)))
        mark(.itchPage, isRead: Self.isKept(GameDraft(itchPage: draft.itchPage)))
    }

    func priceTyped() {
        let text = priceText.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else {
            mark(.price, isRead: true)
            return draft.price = isPriceNamed ? Price(amount: 0, isNamedByPlayers: true) : nil
        }
        let cents = TypedPrice.cents(text)
        mark(.price, isRead: cents != nil)
        guard let cents else { return }
        draft.price = Price(amount: cents, isNamedByPlayers: isPriceNamed ? true : nil)
    }

    func releaseTyped() {
        let text = releaseText.trimmingCharacters(in: .whitespaces)
        let day = ReleaseDay(text)
        mark(.release, isRead: text.isEmpty || day != nil)
        if text.isEmpty || day != nil { draft.release = day }
    }

    func steamTyped() {
        let text = steamText.trimmingCharacters(in: .whitespaces)
        let number = GameDraft.steamID(in: text)
        mark(.steamID, isRead: text.isEmpty || number != nil)
        if text.isEmpty || number != nil { draft.steamID = number }
    }

    func mark(_ field: TypedField, isRead: Bool) {
        if isRead { unread.remove(field) } else { unread.insert(field) }
    }

    private static func isKept(_ draft: GameDraft) -> Bool { (try? draft.validated()) != nil }

    /// Keeps what is on the screen at once.
    @discardableResult
    func save() async -> Bool {
        saving?.cancel()
        return await keep()
    }

    /// One after the other, and never cut off half-way by what is typed meanwhile.
    @discardableResult
    private func keep() async -> Bool {
        if let keeping { _ = await keeping.value }
        let task = Task { await send() }
        keeping = task
        return await task.value
    }

    private func send() async -> Bool {
        guard let game else { return false }
        let typed = draft
        var sent = typed
        // A text that is too long and an address that is none yet keep nothing else back.
        if unread.contains(.title) { sent.title = game.draft.title }
        if unread.contains(.text) { sent.text = game.draft.text }
        if unread.contains(.about) { sent.about = game.draft.about }
        if unread.contains(.itchPage) { sent.itchPage = game.draft.itchPage }
        do throws(MakerError) {
            state = .loaded(try await service.save(sent, of: id, version: game.version))
            // The fields stay as they were typed: a title that is kept without its last space may go on.
            if draft == typed { isSaved = true } else { changed() }
            return true
        } catch {
            // Another page kept something else of it meanwhile: that stays, too.
            if error == .changedElsewhere, let new = try? await service.game(id), new.version > game.version {
                adopt(new)
                return await send()
            }
            problem = error
            return false
        }
    }

    // MARK: Steps

    func handInTapped() async {
        if !isSaved { guard await save() else { return } }
        await stepping { () async throws(MakerError) in try await service.handIn(id) }
    }

    func withdrawTapped() async {
        await stepping { () async throws(MakerError) in try await service.withdraw(id) }
    }

    func removed(_ media: GameMedia) async {
        await stepping { () async throws(MakerError) in try await service.removeMedia(media.id, of: id) }
    }

    func stepping(_ step: () async throws(MakerError) -> MakerGame) async {
        do throws(MakerError) {
            let game = try await step()
            // What is not kept, or cannot be, stays on the screen as it was typed.
            if isSaved, unread.isEmpty { show(game) } else { state = .loaded(game) }
        } catch {
            problem = error
        }
    }
}
