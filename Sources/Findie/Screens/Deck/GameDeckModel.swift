import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
import Observation

/// The deck of games: cards that are here before they are needed, and decisions that are never lost.
@Observable
final class GameDeckModel {
    enum State: Equatable {
        case loading
        case cards
        /// Nothing that fits the deck is left.
        case end
        case failed(FindieError)
    }

    var queue = SwipeQueue<GameCard>()
    /// What was decided here and can be taken back, the latest last.
    var decided: [DecidedGame] = []
    private(set) var filters: GameFilters
    /// What was refused; `nil` when there is nothing to tell.
    var problem: FindieError?

    let outbox: DecisionOutbox<GameDecision, GameAnswer>
    let wishlist: WishlistModel
    let shelf: GameDeckShelf
    let pictures: StorePictureChoice
    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored let now: @Sendable () -> Date
    private var failure: FindieError?
    private var storedUndoDepth = 0
    @ObservationIgnored private let clock: any Clock<Duration>
    /// Asks for more cards when the first are on the screen.
    @ObservationIgnored private var reserve: Task<Void, Never>?
    @ObservationIgnored private var isLoading = false
    /// Filters are kept for the deck that is played: who changes them and plays another deck at once means the former.
    @ObservationIgnored private let changes = OrderedWork()
    /// Counts filters: an answer for earlier ones comes too late.
    @ObservationIgnored private var generation = 0

    private static let batchSize = 20
    /// With these, an evening without a line.
    private static let reserveSize = 50
    /// A browser lays the first cards out alone: the reserve at the same time would keep them off the screen.
    private static let reservePause = Duration.seconds(1)

    /// A judgement that can be taken back.
    struct DecidedGame: Hashable {
        let key: IdempotencyKey
        let slug: String
        /// `nil` when it was judged on a page that knows it, and was not here.
        let card: GameCard?
        /// Whether it put the game on the wishlist, too.
        var wished = false
    }

    init(
        dependencies: FindieDependencies,
        wishlist: WishlistModel,
        pictures: StorePictureChoice? = nil,
        toasts: ToastPresenter? = nil,
        filters: GameFilters = .none,
        showing batch: GameBatch? = nil,
        failed failure: FindieError? = nil
    ) {
        service = dependencies.findie
        now = dependencies.now
        clock = dependencies.clock
        self.wishlist = wishlist
        self.pictures = pictures ?? StorePictureChoice(dependencies: dependencies)
        shelf = GameDeckShelf(service: dependencies.findie, toasts: toasts)
        self.filters = filters
        let service = dependencies.findie
        outbox = DecisionOutbox(
            batchSize: GameDecision.maximumBatch,
            clock: dependencies.clock
        ) { decisions async throws(DiscoveryError) in
            do throws(FindieError) {
                return try await service.decide(decisions, then: GameRequest(count: Self.batchSize))
            } catch {
                throw error.discoveryError
            }
        }
        outbox.onAnswer = { [weak self] in self?.accept($0) }
        outbox.onRefused = { [weak self] in self?.problem = FindieError($0) }
        if let batch { accept(batch) }
        self.failure = failure
    }

    var state: State {
        if queue.top != nil { return .cards }
        if let failure { return .failed(failure) }
        // The next cards come with the answer to what was decided.
        if let obstacle = outbox.obstacle { return .failed(FindieError(obstacle)) }
        return queue.isEnd && outbox.waiting.isEmpty ? .end : .loading
    }

    var canUndo: Bool { !decided.isEmpty || storedUndoDepth > 0 }

    // MARK: What the person does

    /// Call when the screen appears; does nothing when cards are here.
    func appeared() async {
        guard queue.top == nil, !queue.isEnd, !isLoading else { return }
        isLoading = true
        await load()
        isLoading = false
    }

    /// Asks what the deck shows, once; what is changed before would replace it unseen.
    func learnFilters() async throws(FindieError) {
        guard shelf.current == nil else { return }
        filters = try await shelf.load()
    }

    func retryTapped() async {
        failure = nil
        await load()
    }

    /// Likes or passes a card, or likes it and puts it on the wishlist, and shows the next one; does nothing when it is
    /// gone.
    func thrown(_ way: ThrowWay, _ slug: String) {
        guard let card = queue.take(slug) else { return }
        let decision = Self.decision(way, slug, at: now())
        let isNew = way == .up && !wishlist.contains(slug)
        if isNew { wishlist.toggled(card.game) }
        decided.append(DecidedGame(key: decision.key, slug: slug, card: card, wished: isNew))
        outbox.add(decision)
    }

    /// Call when another card came to the top: makers are told how often theirs were seen.
    func topChanged() async {
        guard let game = queue.top?.game else { return }
        pictures.cameUp(game)
        guard game.isMadeHere else { return }
        // What is not told its maker is missing from figures and from nothing else.
        try? await service.note([GameSighting(.impression, of: game.slug, in: .deck)])
    }

    /// Takes the top card off the wishlist; it stays on top.
    func unwishTapped() {
        guard let card = queue.top, let wish = wishlist.wish(card.id) else { return }
        wishlist.remove(wish)
    }

    /// Takes the latest decision back.
    func undoTapped() {
        if canUndo { takeLatestBack() }
    }

    func takeLatestBack() {
        guard let last = decided.popLast() else {
            storedUndoDepth = max(0, storedUndoDepth - 1)
            outbox.add(GameDecision(.undo(key: nil), decidedAt: now()))
            return
        }
        if let card = last.card { queue.restore(card) }
        if last.wished, let wish = wishlist.wish(last.slug) {
            wishlist.remove(wish, isTold: false)
        } else if last.wished, last.card == nil {
            wishlist.removed(last.slug)
        }
        // What was never sent need not be taken back.
        if !outbox.withdraw(last.key) { outbox.add(GameDecision(.undo(key: last.key), decidedAt: now())) }
    }

    /// Shows no games with the tag any more, or shows them again.
    func excluded(_ tag: String, _ isExcluded: Bool) async {
        var changed = filters
        changed.excludedTags.removeAll { $0 == tag }
        if isExcluded { changed.excludedTags.append(tag) }
        await filtersChanged(from: filters, to: changed)
    }

    /// Takes the card away of a game that was judged on its own page.
    func judgedElsewhere(_ slug: String) async {
        if queue.take(slug) != nil, queue.top == nil { await reload() }
    }

    /// Shows what was changed at once; what another page changed meanwhile stays.
    func filtersChanged(from old: GameFilters, to new: GameFilters) async {
        let before = filters
        filters = before.changed(from: old, to: new)
        await changes.value { [self] in
            do throws(FindieError) {
                filters = try await service.setFilters(try await service.filters().changed(from: old, to: new))
                shelf.note(filters)
                await reload()
            } catch {
                filters = before
                problem = error
            }
        }
    }

    /// Plays another deck, or one as it has become; what a change of decks throws is told on the deck.
    func playing(_ change: @escaping () async throws(FindieError) -> GameFilters) async {
        if let refusal = await refusal(change) { problem = refusal }
    }

    /// Plays another deck, or one as it has become.
    ///
    /// - Returns: What the change of decks threw; `nil` when it is done.
    func refusal(_ change: @escaping () async throws(FindieError) -> GameFilters) async -> FindieError? {
        await changes.value { [self] in
            do throws(FindieError) {
                let before = filters
                filters = try await change()
                if filters != before { await reload() }
                return nil
            } catch {
                return error
            }
        }
    }

    /// Asks for the cards anew, as after other answers.
    func reload() async {
        generation += 1
        queue.clear()
        failure = nil
        await load()
    }

    /// Returns when everything decided so far has been answered.
    func settled() async { await outbox.settled() }

    // MARK: Asking and telling

    private func load() async {
        reserve?.cancel()
        do throws(FindieError) {
            try await learnFilters()
        } catch {
            return failure = error
        }
        await fetch(Self.batchSize)
        guard queue.top != nil, !queue.isEnd else { return }
        reserve = Task { [weak self, clock] in
            // Cancelled when other cards are asked for, which have a reserve of their own.
            guard (try? await clock.sleep(for: Self.reservePause)) != nil else { return }
            await self?.fetch(Self.reserveSize)
        }
    }

    private func fetch(_ count: Int) async {
        let asked = generation
        do throws(FindieError) {
            let batch = try await service.cards(GameRequest(count: count, held: queue.ids))
            if asked == generation { accept(batch) }
        } catch {
            guard asked == generation else { return }
            failure = error
            if case .rateLimited(let until) = error { goOn(at: until) }
        }
    }

    /// Whoever was too fast waits, and need not ask again.
    private func goOn(at date: Date) {
        reserve?.cancel()
        let pause = Duration.seconds(max(1, date.timeIntervalSince(now())))
        reserve = Task { [weak self, clock] in
            // Cancelled when other cards are asked for.
            guard (try? await clock.sleep(for: pause)) != nil else { return }
            await self?.fetch(Self.reserveSize)
        }
    }

    private func accept(_ answer: GameAnswer) {
        let brought = Set(queue.ids)
        for card in answer.outcomes.compactMap(\.restored) where !brought.contains(card.id) { queue.restore(card) }
        accept(answer.next)
    }

    private func accept(_ batch: GameBatch) {
        // An answer may be older than what was decided or asked for while it was on its way.
        let cards = batch.cards.filter { filters.passes($0.game) }
        queue.merge(cards, isEnd: batch.isEnd, judged: Set(decided.map(\.slug)))
        failure = nil
        storedUndoDepth = max(0, batch.undoDepth - decided.count)
    }
}

extension GameDecision: KeyedDecision {}
