import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import Foundation
import Observation
import RepositoriesDomain
import RepositoryScreens

/// The deck: cards that are here before they are needed, and decisions that are never lost.
///
/// A decision shows at once and is sent in order; every answer brings cards that know it already. What cannot be sent
/// waits, and is sent once when the line is back.
@Observable
final class DeckViewModel {
    enum State: Equatable {
        case loading
        case cards
        /// Nothing that fits the deck is left.
        case end
        case failed(DiscoveryError)
    }

    var queue = CardQueue()
    private(set) var outcomes = DeckOutcomes()
    /// What was decided here and can be taken back, the latest last.
    var decided: [JudgedCard] = []
    /// What was judged by this page, with or without its card being here.
    var opinions: [Repository.ID: Judgement] = [:]
    /// What was refused; `nil` when there is nothing to tell.
    var problem: DiscoveryError?

    let library: DeckLibrary
    let outbox: DecisionOutbox<Decision, DecisionAnswer>
    @ObservationIgnored let shelf: FavouritesStore
    @ObservationIgnored let service: any DiscoveryService
    @ObservationIgnored let toasts: ToastPresenter
    @ObservationIgnored let now: @Sendable () -> Date
    @ObservationIgnored let clock: any Clock<Duration>
    /// Asks for more cards when the first are on the screen.
    @ObservationIgnored var reserve: Task<Void, Never>?
    var failure: DiscoveryError?
    @ObservationIgnored let wanted: WantedCards
    /// What the service can take back beyond what was decided here.
    var storedUndoDepth = 0
    @ObservationIgnored let work = OrderedWork()
    /// Counts decks and filters: an answer for an earlier one comes too late.
    @ObservationIgnored var generation = 0
    @ObservationIgnored var sentGeneration = 0

    static let batchSize = 20
    /// With these, an evening without a line.
    static let reserveSize = 50
    static let refillMark = 5
    /// A browser lays the first cards out alone: the reserve at the same time would keep them off the screen.
    static let reservePause = Duration.seconds(1)

    init(
        dependencies: RepoFinderDependencies,
        shelf: FavouritesStore,
        toasts: ToastPresenter,
        library: DeckLibrary? = nil,
        showing batch: CardBatch? = nil
    ) {
        service = dependencies.discovery
        now = dependencies.now
        clock = dependencies.clock
        self.shelf = shelf
        self.toasts = toasts
        self.library = library ?? DeckLibrary(service: dependencies.discovery)
        let wanted = WantedCards()
        self.wanted = wanted
        let service = dependencies.discovery
        outbox = DecisionOutbox(
            batchSize: Decision.maximumBatch,
            clock: dependencies.clock
        ) { decisions async throws(DiscoveryError) in
            try await service.decide(decisions, then: wanted.request())
        }
        connectOutbox()
        if let batch { accept(batch) }
    }

    var state: State {
        if queue.top != nil { return .cards }
        if let failure { return .failed(failure) }
        // The next cards come with the answer to what was decided.
        if let obstacle = outbox.obstacle { return .failed(obstacle) }
        return queue.isEnd && outbox.waiting.isEmpty ? .end : .loading
    }

    var canUndo: Bool { !decided.isEmpty || storedUndoDepth > 0 }

    func isSaved(_ card: Card) -> Bool { shelf.contains(card.id) }

    // MARK: What the person does

    /// Call when the screen appears; does nothing when cards are here.
    func appeared() async {
        // After the deck that the address names, which may be on its way.
        work.add { [self] in
            guard queue.top == nil, !queue.isEnd else { return }
            await loadLibrary()
            await load()
        }
        await work.settled()
    }

    func retryTapped() {
        failure = nil
        work.add { [self] in await load() }
    }

    /// Judges a card and shows the next one; does nothing when it is gone.
    func judged(_ judgement: Judgement, _ id: Repository.ID) {
        guard let card = queue.take(id) else { return }
        switch judgement {
        case .like: outcomes.liked += 1
        case .skip: outcomes.skipped += 1
        }
        opinions[id] = judgement
        decide(judgement.act(on: id), of: card, judgement)
    }

    /// Saves the top card, or takes the save back; it stays on top.
    func saveTapped() {
        guard let card = queue.top else { return }
        if shelf.contains(card.id) { shelf.remove(card.id) } else { shelf.save(card.repository) }
    }

    /// Takes the latest decision back.
    func undoTapped() {
        if canUndo { takeLatestBack() }
    }

    private func takeLatestBack() {
        outcomes.undone += 1
        guard let last = decided.popLast() else {
            storedUndoDepth = max(0, storedUndoDepth - 1)
            outbox.add(Decision(.undo(key: nil), decidedAt: now()))
            return
        }
        if let id = last.repository { opinions[id] = nil }
        if let card = last.card { queue.restore(card) }
        // What was never sent need not be taken back.
        if !outbox.withdraw(last.key) { outbox.add(Decision(.undo(key: last.key), decidedAt: now())) }
    }

    /// Judges a repository that is open, whether its card is here or not.
    func judgedOpened(_ judgement: Judgement, _ id: Repository.ID) {
        guard opinions[id] != judgement else { return }
        perform(DeckAction(judgement, id).key)
        let toast = Toast.undoable(
            words("repofinder.page.toast.\(judgement.rawValue)", id.name),
            systemImage: judgement == .like ? "heart.fill" : "xmark"
        ) { [weak self] in self?.undoTapped() }
        toasts.show(toast)
    }

    func lessTapped(_ subject: TasteSubject) {
        rule(.less(subject: subject), "repofinder.deck.toast.less", subject)
    }

    func neverTapped(_ subject: TasteSubject) {
        rule(.never(subject: subject), "repofinder.deck.toast.never", subject)
    }

    /// Does what a browser kept while there was no line.
    func perform(_ key: String) {
        if DeckAction.isUndo(key) { return takeLatestBack() }
        if let top = ThrowKeys.onTop(key) {
            if let card = DeckAction(key: top) { queue.raise(card.id) }
            return
        }
        guard let deed = DeckAction(key: key) else { return }
        guard !queue.ids.contains(deed.id) else { return judged(deed.judgement, deed.id) }
        // The page held a card that has made room for newer ones here, or that is still on its way.
        opinions[deed.id] = deed.judgement
        decide(deed.judgement.act(on: deed.id), of: nil, deed.judgement, deed.id)
    }

    func deckTapped(_ id: Deck.ID) {
        guard library.current?.id != id else { return }
        library.select(id)
        cardsChanged()
    }

    /// Shows everything the deck could show.
    func widenTapped() {
        guard var deck = library.current else { return }
        deck.filters = .none
        work.add { [self] in
            do throws(DiscoveryError) {
                try await library.update(deck)
                await reload()
            } catch {
                problem = error
            }
        }
    }

    /// Asks for the cards anew, as after other answers or filters.
    func cardsChanged() {
        work.add { [self] in await reload() }
    }

    /// Shows what decks there are now, other cards when the one on the screen has changed, and none that was judged
    /// elsewhere.
    func changedElsewhere() {
        work.add { [self] in
            guard let before = library.current else { return }
            await loadLibrary()
            if library.current != before { await reload() } else { await dropJudged() }
        }
    }

    /// Returns when everything begun so far has been answered.
    func settled() async {
        await work.settled()
        await outbox.settled()
    }
}

extension Decision: KeyedDecision {}

/// Says which cards are wanted after decisions, when they are sent.
final class WantedCards {
    var request: () -> CardRequest = { .none }
}
