import Calls
import DiscoveryDomain
import FindieDomain
import Foundation

/// Answers nothing: a sample shows what it was given.
struct SilentFindieService: FindieService {
    func preferences() async throws(FindieError) -> PlayerPreferences { throw .offline }
    func setPreferences(_: PlayerPreferences) async throws(FindieError) -> PlayerPreferences { throw .offline }
    func filters() async throws(FindieError) -> GameFilters { throw .offline }
    func setFilters(_: GameFilters) async throws(FindieError) -> GameFilters { throw .offline }
    func decks() async throws(FindieError) -> GameDecks { throw .offline }
    func createDeck(
        named _: String,
        filters _: GameFilters,
        key _: IdempotencyKey
    ) async throws(FindieError) -> GameDeck { throw .offline }
    func updateDeck(_: GameDeck) async throws(FindieError) -> GameDeck { throw .offline }
    func deleteDeck(_: UUID) async throws(FindieError) { throw .offline }
    func chooseDeck(_: UUID) async throws(FindieError) { throw .offline }
    func count(_: GameFilters) async throws(FindieError) -> FilterCount { throw .offline }
    func cards(_: GameRequest) async throws(FindieError) -> GameBatch { throw .offline }
    func decide(_: [GameDecision], then _: GameRequest) async throws(FindieError) -> GameAnswer { throw .offline }
    func history(before _: Int?, count _: Int) async throws(FindieError) -> JudgedGames { throw .offline }
    func changeJudgement(of _: String, to _: Judgement?, key _: IdempotencyKey) async throws(FindieError) {
        throw .offline
    }
    func game(_: String) async throws(FindieError) -> GamePage { throw .offline }
    func search(_: String, count _: Int) async throws(FindieError) -> [Game] { throw .offline }
    func wishes() async throws(FindieError) -> [Wish] { throw .offline }
    func addWish(_: String) async throws(FindieError) -> Wish { throw .offline }
    func removeWish(_: String) async throws(FindieError) { throw .offline }
    func noteWish(_: String, _: WishNote) async throws(FindieError) -> Wish { throw .offline }
    func lookAtWishes() async throws(FindieError) { throw .offline }
    func importWishes(_: [PortableWish]) async throws(FindieError) -> WishImport { throw .offline }
    func statistics() async throws(FindieError) -> PlayerStatistics { throw .offline }
    func note(_: [GameSighting]) async throws(FindieError) { throw .offline }
}
