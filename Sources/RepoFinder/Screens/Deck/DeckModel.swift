import DesignSystem
import DiscoveryDomain
import Calls
import Foundation
import Observation
import RepositoriesDomain
import RepositoryScreens

/// The deck: cards that are here before they are needed, and decisions that are never lost.
///
/// A decision shows at once and is sent in order; every answer brings cards that know it already. What cannot be sent
/// waits, and is sent once when the line is back.
@Observable
final class DeckModel {
    enum State: Equatable {
        case loading
        case cards
        /// Nothing that fits the deck is left.
        case end
        case failed(DiscoveryError)
    }

    private(set) var queue = CardQueue()
    private(set) var outcomes = DeckOutcomes()
    /// What was decided here and can be taken back, the latest last.
    private(set) var decided: [JudgedCard] = []
    /// What was refused; `nil` when there is nothing to tell.
    var problem: DiscoveryError?

    let library: DeckLibrary
    let outbox: DecisionOutbox
    @ObservationIgnored let shelf: FavouritesStore
    @ObservationIgnored private let service: any DiscoveryService
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let clock: any Clock<Duration>
    /// Asks for more cards when the first are on the screen.
    @ObservationIgnored private(set) var reserve: Task<Void, Never>?
    private var failure: DiscoveryError?
    /// What the service can take back beyond what was decided here.
    private var storedUndoDepth = 0
    @ObservationIgnored private let work = OrderedWork()
    /// Counts decks and filters: an answer for an earlier one comes too late.
    @ObservationIgnored private var generation = 0
    @ObservationIgnored private var sentGeneration = 0

    private static let batchSize = 20
    /// With these, an evening without a line.
    private static let reserveSize = 50
    private static let refillMark = 5
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
        outbox = DecisionOutbox(service: dependencies.discovery, clock: dependencies.clock)
        connectOutbox()
        if let batch { accept(batch) }
    }

    var state: State {
        if queue.top != nil { return .cards }
        if let failure { return .failed(failure) }
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
        decide(judgement.act(on: id), of: card, judgement)
    }

    /// Saves the top card, or takes the save back; it stays on top.
    func saveTapped() {
        guard let card = queue.top else { return }
        if shelf.contains(card.id) { shelf.remove(card.id) } else { shelf.save(card.repository) }
    }

    /// Takes the latest decision back.
    func undoTapped() {
        guard canUndo else { return }
        outcomes.undone += 1
        guard let last = decided.popLast() else {
            storedUndoDepth -= 1
            outbox.add(Decision(.undo(key: nil), decidedAt: now()))
            return
        }
        if let card = last.card { queue.restore(card) }
        // What was never sent need not be taken back.
        if !outbox.withdraw(last.key) { outbox.add(Decision(.undo(key: last.key), decidedAt: now())) }
    }

    func lessTapped(_ subject: TasteSubject) {
        rule(.less(subject: subject), "repofinder.deck.toast.less", subject)
    }

    func neverTapped(_ subject: TasteSubject) {
        rule(.never(subject: subject), "repofinder.deck.toast.never", subject)
    }

    /// Does what a browser kept while there was no line.
    func perform(_ key: String) {
        guard let deed = DeckAction(key: key) else { return }
        guard !queue.ids.contains(deed.id) else { return judged(deed.judgement, deed.id) }
        // The page held a card that has made room for newer ones here.
        decide(deed.judgement.act(on: deed.id), of: nil, deed.judgement)
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

    /// Shows what decks there are now, and other cards when the one on the screen has changed.
    func changedElsewhere() {
        work.add { [self] in
            guard let before = library.current else { return }
            await loadLibrary()
            if library.current != before { await reload() }
        }
    }

    /// Returns when everything begun so far has been answered.
    func settled() async {
        await work.settled()
        await outbox.settled()
    }
}

// MARK: Asking and telling

extension DeckModel {
    private func reload() async {
        generation += 1
        queue.clear()
        failure = nil
        // An address names a deck before any is known; asked for nothing, the service would deal from the first one.
        if library.decks.isEmpty { await loadLibrary() }
        await load()
    }

    private func loadLibrary() async {
        guard await library.load() == .chosenIsGone else { return }
        toasts.show(Toast(message: words("repofinder.deck.toast.gone"), systemImage: "questionmark.circle"))
    }

    private func load() async {
        reserve?.cancel()
        await fetch(Self.batchSize)
        guard queue.cards.count >= Self.refillMark, !queue.isEnd else { return }
        reserve = Task {
            try? await clock.sleep(for: Self.reservePause)
            if !Task.isCancelled { await fetch(Self.reserveSize) }
        }
    }

    private func fetch(_ count: Int) async {
        let asked = generation
        do throws(DiscoveryError) {
            let batch = try await service.cards(
                CardRequest(deck: library.current?.id, count: count, held: queue.ids)
            )
            if asked == generation { accept(batch) }
        } catch {
            if asked == generation { failure = error }
        }
    }

    private func decide(_ act: Decision.Act, of card: Card?, _ judgement: Judgement?) {
        let decision = Decision(act, decidedAt: now())
        decided.append(JudgedCard(key: decision.key, card: card, judgement: judgement))
        outbox.add(decision)
    }

    private func rule(_ act: Decision.Act, _ key: String, _ subject: TasteSubject) {
        queue.keepTop()
        decide(act, of: nil, nil)
        let toast = Toast.undoable(words(key, subject.title), systemImage: "hand.thumbsdown") { [weak self] in
            self?.undoTapped()
        }
        toasts.show(toast)
    }

    private func connectOutbox() {
        outbox.request = { [weak self] in
            guard let self else { return .none }
            sentGeneration = generation
            return CardRequest(deck: library.current?.id, count: Self.batchSize, held: queue.visibleIDs)
        }
        outbox.onAnswer = { [weak self] in self?.accept($0) }
        outbox.onRefused = { [weak self] in self?.problem = $0 }
    }

    private func accept(_ answer: DecisionAnswer) {
        let brought = Set(queue.ids)
        for card in answer.outcomes.compactMap(\.restored) where !brought.contains(card.id) { queue.restore(card) }
        if sentGeneration == generation { accept(answer.next) }
    }

    private func accept(_ batch: CardBatch) {
        // An answer may be older than what was decided while it was on its way.
        queue.merge(batch, judged: Set(decided.compactMap(\.card?.id)))
        failure = nil
        storedUndoDepth = max(0, batch.undoDepth - decided.count)
    }
}

extension Judgement {
    fileprivate func act(on repository: Repository.ID) -> Decision.Act {
        switch self {
        case .like: .like(repository: repository)
        case .skip: .skip(repository: repository)
        }
    }
}
