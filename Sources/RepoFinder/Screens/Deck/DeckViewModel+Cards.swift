import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens

/// Asking for cards, and telling what became of them.
extension DeckViewModel {
    func reload() async {
        generation += 1
        queue.clear()
        failure = nil
        // An address names a deck before any is known; asked for nothing, the service would deal from the first one.
        if library.decks.isEmpty { await loadLibrary() }
        await load()
    }

    func loadLibrary() async {
        guard await library.load() == .chosenIsGone else { return }
        toasts.show(Toast(message: words("repofinder.deck.toast.gone"), systemImage: "questionmark.circle"))
    }

    func load() async {
        reserve?.cancel()
        await fetch(Self.batchSize)
        guard queue.cards.count >= Self.refillMark, !queue.isEnd else { return }
        reserve = Task {
            try? await clock.sleep(for: Self.reservePause)
            if !Task.isCancelled { await fetch(Self.reserveSize) }
        }
    }

    /// Takes off what another page or device has judged meanwhile.
    func dropJudged() async {
        // What this page decided is told first, and what it took back is judged no more.
        await outbox.settled()
        // Without an answer the cards stay; judging one again counts once.
        guard let page = try? await service.history(before: nil, count: HistoryPage.maximumCount) else { return }
        queue.drop(Set(page.entries.map(\.id)))
        if queue.cards.count < Self.refillMark, !queue.isEnd { await load() }
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

    func decide(_ act: Decision.Act, of card: Card?, _ judgement: Judgement?, _ id: Repository.ID? = nil) {
        let decision = Decision(act, decidedAt: now())
        decided.append(JudgedCard(key: decision.key, card: card, judgement: judgement, repository: card?.id ?? id))
        outbox.add(decision)
    }

    func rule(_ act: Decision.Act, _ key: String, _ subject: TasteSubject) {
        queue.keepTop()
        decide(act, of: nil, nil)
        let toast = Toast.undoable(words(key, subject.title), systemImage: "hand.thumbsdown") { [weak self] in
            self?.undoTapped()
        }
        toasts.show(toast)
    }

    func connectOutbox() {
        wanted.request = { [weak self] in
            // Before the decks are known, the service would deal from the first one.
            guard let self, !library.decks.isEmpty else { return .none }
            sentGeneration = generation
            return CardRequest(deck: library.current?.id, count: Self.batchSize, held: queue.visibleIDs)
        }
        outbox.onAnswer = { [weak self] in self?.accept($0) }
        outbox.onRefused = { [weak self] in self?.problem = $0 }
    }

    private func accept(_ answer: DecisionAnswer) {
        let brought = Set(queue.ids)
        for card in answer.outcomes.compactMap(\.restored) {
            opinions[card.id] = nil
            if !brought.contains(card.id) { queue.restore(card) }
        }
        if sentGeneration == generation { accept(answer.next) }
    }

    func accept(_ batch: CardBatch) {
        // An answer may be older than what was decided while it was on its way.
        queue.merge(batch, judged: Set(opinions.keys))
        failure = nil
        storedUndoDepth = max(0, batch.undoDepth - decided.count)
    }
}

extension Judgement {
    func act(on repository: Repository.ID) -> Decision.Act {
        switch self {
        case .like: .like(repository: repository)
        case .skip: .skip(repository: repository)
        }
    }
}
