import Calls
import DiscoveryDomain
import RepositoriesDomain

/// Services that never get to an answer, so that a sample's state stays as it is.
nonisolated struct SampleDiscoveryService: DiscoveryService {
    func clusters() async throws(DiscoveryError) -> [ClusterSummary] { try await never() }
    func preferences() async throws(DiscoveryError) -> Preferences { try await never() }
    func setPreferences(_ preferences: Preferences) async throws(DiscoveryError) -> Preferences { try await never() }
    func decks() async throws(DiscoveryError) -> [Deck] { try await never() }
    func createDeck(
        named name: String,
        filters: DeckFilters,
        key: IdempotencyKey
    ) async throws(DiscoveryError) -> Deck { try await never() }
    func updateDeck(_ deck: Deck) async throws(DiscoveryError) -> Deck { try await never() }
    func deleteDeck(_ id: Deck.ID) async throws(DiscoveryError) { let _: Bool = try await never() }
    func cards(_ request: CardRequest) async throws(DiscoveryError) -> CardBatch { try await never() }
    func decide(
        _ decisions: [Decision],
        then next: CardRequest
    ) async throws(DiscoveryError) -> DecisionAnswer { try await never() }
    func history(before: Int?, count: Int) async throws(DiscoveryError) -> HistoryPage { try await never() }
    func changeJudgement(
        of id: Repository.ID,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(DiscoveryError) { let _: Bool = try await never() }
    func topicRules() async throws(DiscoveryError) -> [TopicRule] { try await never() }
    func removeTopicRule(_ subject: TasteSubject, key: IdempotencyKey) async throws(DiscoveryError) {
        let _: Bool = try await never()
    }
    func statistics() async throws(DiscoveryError) -> Statistics { try await never() }
    func liked() async throws(DiscoveryError) -> [Favourite] { try await never() }
    func annotateLiked(
        _ id: Repository.ID,
        tags: [String],
        note: String
    ) async throws(DiscoveryError) -> Favourite { try await never() }
    func trending(_ query: TrendingQuery) async throws(DiscoveryError) -> TrendingList { try await never() }
    func similar(to id: Repository.ID, count: Int) async throws(DiscoveryError) -> [Card] { try await never() }
    func startStarImport(of login: String) async throws(DiscoveryError) -> StarImport { try await never() }
    func starImport() async throws(DiscoveryError) -> StarImport? { try await never() }
    func stopStarImport() async throws(DiscoveryError) { let _: Bool = try await never() }
    func lookAtReleases(refresh: Bool) async throws(DiscoveryError) -> ReleaseRadar { try await never() }
    func export() async throws(DiscoveryError) -> DiscoveryExport { try await never() }

    /// Ends when the task is cancelled.
    private func never<Answer>() async throws(DiscoveryError) -> Answer {
        let (silence, _) = AsyncStream<Never>.makeStream()
        for await _ in silence {}
        throw .offline
    }
}
