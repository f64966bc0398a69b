package import Calls
package import RepositoriesDomain

/// The discovering that a Serendip server keeps for the client's person.
package struct RemoteDiscoveryService: DiscoveryService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func clusters() async throws(DiscoveryError) -> [ClusterSummary] {
        try await client.call(DiscoveryEndpoints.clusters)
    }

    package func preferences() async throws(DiscoveryError) -> Preferences {
        try await client.call(DiscoveryEndpoints.preferences)
    }

    package func setPreferences(_ preferences: Preferences) async throws(DiscoveryError) -> Preferences {
        try await client.call(DiscoveryEndpoints.setPreferences, PreferencesInput(preferences))
    }

    package func decks() async throws(DiscoveryError) -> [Deck] {
        try await client.call(DeckEndpoints.list)
    }

    package func createDeck(
        named name: String,
        filters: DeckFilters,
        key: IdempotencyKey
    ) async throws(DiscoveryError) -> Deck {
        try await client.call(DeckEndpoints.create, CreateDeckInput(name: name, filters: filters, key: key))
    }

    package func updateDeck(_ deck: Deck) async throws(DiscoveryError) -> Deck {
        try await client.call(DeckEndpoints.update, UpdateDeckInput(deck))
    }

    package func deleteDeck(_ id: Deck.ID) async throws(DiscoveryError) {
        _ = try await client.call(DeckEndpoints.delete, DeckInput(deck: id))
    }

    package func cards(_ request: CardRequest) async throws(DiscoveryError) -> CardBatch {
        try await client.call(DeckEndpoints.cards, CardsInput(request))
    }

    package func decide(
        _ decisions: [Decision],
        then next: CardRequest
    ) async throws(DiscoveryError) -> DecisionAnswer {
        try await client.call(DecisionEndpoints.decide, DecisionInput(decisions, then: next))
    }

    package func history(before: Int?, count: Int) async throws(DiscoveryError) -> HistoryPage {
        try await client.call(DecisionEndpoints.history, HistoryInput(before: before, count: count))
    }

    package func changeJudgement(
        of id: Repository.ID,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(DiscoveryError) {
        let input = ChangeJudgementInput(id, to: judgement, key: key)
        _ = try await client.call(DecisionEndpoints.changeJudgement, input)
    }

    package func topicRules() async throws(DiscoveryError) -> [TopicRule] {
        try await client.call(DecisionEndpoints.topicRules)
    }

    package func removeTopicRule(_ subject: TasteSubject, key: IdempotencyKey) async throws(DiscoveryError) {
        _ = try await client.call(DecisionEndpoints.removeTopicRule, RemoveTopicRuleInput(subject, key: key))
    }

    package func statistics() async throws(DiscoveryError) -> Statistics {
        try await client.call(DiscoveryEndpoints.statistics)
    }

    package func liked() async throws(DiscoveryError) -> [Favourite] {
        try await client.call(DecisionEndpoints.liked)
    }

    package func annotateLiked(
        _ id: Repository.ID,
        tags: [String],
        note: String
    ) async throws(DiscoveryError) -> Favourite {
        try await client.call(DecisionEndpoints.annotateLiked, AnnotateLikedInput(id, tags: tags, note: note))
    }

    package func trending(_ query: TrendingQuery) async throws(DiscoveryError) -> TrendingList {
        try await client.call(DiscoveryEndpoints.trending, TrendingInput(query))
    }

    package func similar(to id: Repository.ID, count: Int) async throws(DiscoveryError) -> [Card] {
        try await client.call(DiscoveryEndpoints.similar, SimilarInput(id, count: count))
    }

    package func startStarImport(of login: String) async throws(DiscoveryError) -> StarImport {
        try await client.call(StarImportEndpoints.start, StarImportInput(login: login))
    }

    package func starImport() async throws(DiscoveryError) -> StarImport? {
        try await client.call(StarImportEndpoints.status).starImport
    }

    package func stopStarImport() async throws(DiscoveryError) {
        _ = try await client.call(StarImportEndpoints.stop)
    }

    package func lookAtReleases(refresh: Bool) async throws(DiscoveryError) -> ReleaseRadar {
        try await client.call(DiscoveryEndpoints.lookAtReleases, ReleaseLookInput(refresh: refresh))
    }

    package func export() async throws(DiscoveryError) -> DiscoveryExport {
        try await client.call(DiscoveryEndpoints.export)
    }
}
