import Calls
import DiscoveryDomain
import FeatureTestSupport
import FindieDomain
import Foundation

@testable import Findie

/// Deals the sample's cards and notes what is decided; refuses decks and decisions as long as a test wants it, and keeps
/// preferences once `keeping` lets it.
actor ScriptedFindieService: FindieService {
    private let batch: GameBatch
    private let samples: [Wish]
    private var refusal: FindieError?
    private(set) var decided: [GameDecision] = []
    private(set) var wished: [String] = []
    private(set) var judged: [String: Judgement?] = [:]
    private(set) var searched: [String] = []

    private let keeping: Gate?
    private(set) var shown: GameFilters
    private(set) var shelved: GameDecks?
    /// What filters are kept behind, and what is read of decks is answered behind.
    private var (setting, reading): (Gate?, Gate?)

    init(_ batch: GameBatch, _ samples: [Wish], keeping: Gate? = nil, showing filters: GameFilters = .none) {
        (self.batch, self.samples, self.keeping, shown) = (batch, samples, keeping, filters)
    }

    func refuse(_ error: FindieError?) { refusal = error }

    func shelve(_ decks: GameDecks, setting: Gate? = nil, reading: Gate? = nil) {
        (shelved, self.setting, self.reading) = (decks, setting, reading)
    }

    private func answer<Value>(_ value: Value) throws(FindieError) -> Value {
        if let refusal { throw refusal }
        return value
    }

    func decks() async throws(FindieError) -> GameDecks {
        let first = GameDeck(id: UUID(), name: "", filters: shown)
        let answer = shelved ?? GameDecks(decks: [first], chosen: first.id)
        await reading?.pass()
        return answer
    }

    func cards(_: GameRequest) async throws(FindieError) -> GameBatch { try answer(batch) }

    func decide(_ decisions: [GameDecision], then _: GameRequest) async throws(FindieError) -> GameAnswer {
        let next = try answer(GameBatch(cards: [], isEnd: true, undoDepth: 0))
        decided += decisions
        return GameAnswer(outcomes: decisions.map { GameOutcome(key: $0.key, result: .recorded) }, next: next)
    }

    func addWish(_ slug: String) async throws(FindieError) -> Wish {
        guard let wish = samples.first(where: { $0.id == slug }) else { throw .gameNotFound(slug) }
        wished.append(slug)
        return wish
    }

    func removeWish(_ slug: String) async throws(FindieError) { wished.removeAll { $0 == slug } }

    func filters() async throws(FindieError) -> GameFilters { try answer(shelved?.current?.filters ?? shown) }

    func setFilters(_ filters: GameFilters) async throws(FindieError) -> GameFilters {
        await setting?.pass()
        shown = try answer(filters)
        if let played = shelved?.decks.firstIndex(where: { $0.id == shelved?.chosen }) {
            shelved?.decks[played].filters = filters
        }
        return shown
    }

    func chooseDeck(_ id: UUID) async throws(FindieError) { shelved?.chosen = id }

    func search(_ text: String, count _: Int) async throws(FindieError) -> [Game] {
        searched.append(text)
        return try answer(samples.map(\.game).filter { text.isEmpty || $0.title.contains(text) })
    }

    func game(_ slug: String) async throws(FindieError) -> GamePage {
        guard let card = batch.cards.first(where: { $0.id == slug }) else { throw .gameNotFound(slug) }
        return GamePage(card: card, judgement: judged[slug] ?? nil, similar: [], byMaker: [])
    }

    func changeJudgement(of slug: String, to judgement: Judgement?, key _: IdempotencyKey) async throws(FindieError) {
        judged[slug] = try answer(judgement)
    }

    func preferences() async throws(FindieError) -> PlayerPreferences { PlayerPreferences() }

    func setPreferences(_ preferences: PlayerPreferences) async throws(FindieError) -> PlayerPreferences {
        await keeping?.pass()
        return preferences
    }

    // MARK: What neither asks for

    func createDeck(
        named _: String,
        filters _: GameFilters,
        key _: IdempotencyKey
    ) async throws(FindieError) -> GameDeck { throw .offline }
    func updateDeck(_: GameDeck) async throws(FindieError) -> GameDeck { throw .offline }
    func deleteDeck(_: UUID) async throws(FindieError) { throw .offline }
    func count(_: GameFilters) async throws(FindieError) -> FilterCount { throw .offline }
    func history(before _: Int?, count _: Int) async throws(FindieError) -> JudgedGames { throw .offline }
    func wishes() async throws(FindieError) -> [Wish] { throw .offline }
    func noteWish(_: String, _: WishNote) async throws(FindieError) -> Wish { throw .offline }
    func lookAtWishes() async throws(FindieError) { throw .offline }
    func importWishes(_: [PortableWish]) async throws(FindieError) -> WishImport { throw .offline }
    func statistics() async throws(FindieError) -> PlayerStatistics { throw .offline }
    func note(_: [GameSighting]) async throws(FindieError) { throw .offline }
}
