import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

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

/// The name of a judgement on a card, the same in every session, by which a browser keeps it while there is no line.
nonisolated struct DeckAction: Equatable {
    var judgement: Judgement
    var id: Repository.ID

    init(_ judgement: Judgement, _ id: Repository.ID) {
        self.judgement = judgement
        self.id = id
    }

    /// Such as `like apple/swift-nio`.
    var key: String { "\(judgement.rawValue) \(id.fullName)" }

    /// Whether a key takes a judgement back, such as `undo like apple/swift-nio`.
    static func isUndo(_ key: String) -> Bool {
        key.hasPrefix("undo ") && DeckAction(key: String(key.dropFirst("undo ".count))) != nil
    }

    /// `nil` for a key of something else.
    init?(key: String) {
        let parts = key.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let judgement = Judgement(rawValue: String(parts[0])),
            let id = Repository.ID(fullName: String(parts[1]))
        else { return nil }
        self.init(judgement, id)
    }
}

/// Lets the hand feel what became of a card, and says which one is next to those who cannot see it.
struct DeckFeedback: ViewModifier {
    let deck: DeckViewModel
    let isFelt: Bool

    func body(content: Content) -> some View {
        content
            .sensoryFeedback(.success, trigger: isFelt ? deck.outcomes.liked : 0)
            .sensoryFeedback(.impact, trigger: isFelt ? deck.outcomes.skipped : 0)
            .sensoryFeedback(.selection, trigger: isFelt ? deck.outcomes.undone : 0)
            .onChange(of: deck.queue.top?.id) {
                guard let top = deck.queue.top else { return }
                AccessibilityNotification.Announcement(words("repofinder.deck.next", top.id.fullName)).post()
            }
    }
}

/// How many acts ended in which way; each kind has its own haptic.
nonisolated struct DeckOutcomes: Equatable {
    var liked = 0
    var skipped = 0
    var undone = 0
}
