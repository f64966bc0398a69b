package import Calls
import DiscoveryDomain
import DiscoveryService
package import FindieDomain
package import Foundation

extension PersonFindieService {
    package func decks() async throws(FindieError) -> GameDecks {
        let person = try await person()
        return GameDecks(decks: person.decks, chosen: person.chosenDeck?.id ?? account)
    }

    package func createDeck(
        named name: String,
        filters: GameFilters,
        key: IdempotencyKey
    ) async throws(FindieError) -> GameDeck {
        // The key is the deck's id, so that making it twice makes one.
        let deck = GameDeck(
            id: key.value,
            name: try GameDeck.validated(name: name),
            filters: try filters.validated()
        )
        let kept = try await asking { () async throws(DiscoveryError) in try await own.createDeck(deck) }
        try await chooseDeck(kept.id)
        return kept
    }

    package func updateDeck(_ deck: GameDeck) async throws(FindieError) -> GameDeck {
        var kept = deck
        kept.name = deck.name.isEmpty && deck.id == account ? "" : try GameDeck.validated(name: deck.name)
        kept.filters = try deck.filters.validated()
        let new = kept
        return try await asking { () async throws(DiscoveryError) in try await own.updateDeck(new) }
    }

    package func deleteDeck(_ id: UUID) async throws(FindieError) {
        guard id != account else { throw .lastDeck }
        try await asking { () async throws(DiscoveryError) in try await own.deleteDeck(id) }
    }

    package func chooseDeck(_ id: UUID) async throws(FindieError) {
        _ = try await asking { () async throws(DiscoveryError) in
            try await own.changePreferences { kept, decks in
                guard decks.contains(where: { $0.id == id }) else { throw DiscoveryError.deckNotFound }
                kept.deck = id
            }
        }
    }
}

// Cards, requests, decisions and judgements of games, from and to the words that all kinds share.

extension GameCard {
    /// Reviews speak where nothing personal does.
    init(_ dealt: DealtCard, of model: DeckModel<GameCatalogue>) {
        let game = model.catalogue.items[dealt.item].game
        var reasons = dealt.reasons.map { GameReason($0, in: model.catalogue) }
        if reasons.isEmpty, let percent = game.positivePercent {
            reasons = [GameReason(.acclaimed(positivePercent: percent), tags: Array(game.tags.prefix(8)))]
        }
        self.init(game: game, fit: dealt.fit, reasons: reasons, isWished: dealt.isSaved)
    }
}

extension GameReason {
    fileprivate init(_ dealt: DealtCard.Reason, in catalogue: ItemCatalogue<GameCatalogue>) {
        func title(_ item: Int) -> String { catalogue.items[item].game.title }
        let tags = dealt.subjects.map(\.name)
        switch dealt.cause {
        case .liked(let item), .starred(let item): self.init(.liked(title: title(item)), tags: tags)
        case .saved(let item): self.init(.wished(title: title(item)), tags: tags)
        case .taste(let subjects, _): self.init(.taste, tags: subjects.map(\.name))
        case .answers(let subjects): self.init(.answers, tags: subjects.map(\.name))
        case .exploring: self.init(.exploring, tags: tags)
        }
    }
}

extension GameBatch {
    init(_ batch: PersonalDiscovery<GameCatalogue>.Batch) {
        self.init(
            cards: batch.cards.map { GameCard($0, of: batch.model) },
            isEnd: batch.isEnd,
            undoDepth: batch.undoDepth
        )
    }
}

extension GameRequest {
    /// - Throws: `invalid` for a count or a list that is too large.
    func checked() throws(FindieError) -> PersonalDiscovery<GameCatalogue>.Request {
        guard (0...Self.maximumCount).contains(count) else { throw .invalid(field: "next.count", reason: .outOfRange) }
        guard held.count <= Self.maximumHeld else { throw .invalid(field: "next.held", reason: .tooMany) }
        return .init(deck: nil, count: count, held: held)
    }
}

extension DeckDecision {
    init(_ decision: GameDecision) {
        let act: Act =
            switch decision.act {
            case .like(let game): .judge(game, .like)
            case .pass(let game): .judge(game, .skip)
            case .undo(let key): .undo(key)
            }
        self.init(act, decidedAt: decision.decidedAt, key: decision.key)
    }
}

extension GameOutcome.Result {
    init(_ result: RecordedDecision.Result) {
        self =
            switch result {
            case .recorded: .recorded
            case .alreadyRecorded: .alreadyRecorded
            case .nothingToUndo: .nothingToUndo
            case .unknownItem: .unknownGame
            }
    }
}

extension JudgedGame {
    init(_ item: JudgedItem) throws {
        self.init(game: try StoredJSON.value(item.facts), judgement: item.judgement, judgedAt: item.judgedAt)
    }
}
