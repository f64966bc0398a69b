import Calls
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import Testing

/// What the calls about discovering carry comes out as it went in, and in the form the API's document says.
struct DiscoveryEndpointsTests {
    private static let date = Date(timeIntervalSince1970: 1_800_000_000.25)
    private static let id = Repository.ID(owner: "octo", name: "boat.js")
    private static let key = IdempotencyKey()

    private static let repository = Repository(
        id: id,
        summary: "Floats",
        language: "C++",
        topics: ["boats"],
        stars: 1,
        forks: 2,
        isArchived: false,
        isFork: false,
        origin: .github(fetchedAt: date)
    )

    private static let subject = TasteSubject(.topic, "cli")

    private static let card = Card(
        repository: repository,
        fit: 93,
        reasons: [
            Reason(cause: .liked(repository: id), subjects: [subject], share: 60),
            Reason(cause: .saved(repository: id), subjects: [], share: 20),
            Reason(cause: .answers(subjects: [subject]), subjects: [subject], share: 20),
        ],
        clusters: [.commandLine],
        vitality: Vitality(state: .active, pushedAt: date, openIssues: 3),
        isSaved: true
    )

    private static let request = CardRequest(deck: UUID(), count: 20, held: [id])
    private static let batch = CardBatch(cards: [card], isEnd: false, undoDepth: 4)

    private func roundTrip<Input: Equatable, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ input: Input
    ) throws {
        let request = try endpoint.request(for: input)
        #expect(try endpoint.input(from: request) == input)
    }

    private func roundTrip<Input, Output: Equatable, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        answering output: Output
    ) throws {
        let response = try endpoint.response(to: output)
        let value = try JSONCoding.decode(JSONValue.self, from: response.body)
        try endpoint.declaration.output?.validate(value, field: "output")
        #expect(try endpoint.output(from: response) == output)
    }

    @Test func `preferences keep every answer`() throws {
        let preferences = Preferences(
            name: "Ada",
            experienceLevel: .advanced,
            primaryCluster: .webBackend,
            secondaryClusters: [.games],
            techStack: ["C++", "Docker"],
            interests: ["cli"],
            projectType: .commandLineTool,
            goals: [.learningNewTech, .exploring],
            onboardingCompleted: true
        )
        try roundTrip(DiscoveryEndpoints.setPreferences, PreferencesInput(preferences))
        try roundTrip(DiscoveryEndpoints.preferences, answering: preferences)
        try roundTrip(DiscoveryEndpoints.preferences, answering: Preferences())
    }

    @Test func `decks and cards keep everything`() throws {
        let filters = DeckFilters(
            languages: ["Rust"],
            includedTopics: ["a"],
            excludedTopics: ["b"],
            minimumStars: 5,
            activity: .month,
            licenses: ["MIT"],
            hidesArchived: false
        )
        let deck = Deck(id: UUID(), name: "work", filters: filters)
        try roundTrip(DeckEndpoints.create, CreateDeckInput(name: "work", filters: filters, key: Self.key))
        try roundTrip(DeckEndpoints.update, UpdateDeckInput(deck))
        try roundTrip(DeckEndpoints.delete, DeckInput(deck: deck.id))
        try roundTrip(DeckEndpoints.list, answering: [deck])
        try roundTrip(DeckEndpoints.cards, CardsInput(Self.request))
        try roundTrip(DeckEndpoints.cards, CardsInput(.none))
        try roundTrip(DeckEndpoints.cards, answering: Self.batch)
        #expect(filters.activeCount == 7 && DeckFilters.none.activeCount == 0)
    }

    @Test(arguments: [
        Reason.Cause.taste(subjects: [subject], count: 3), .liked(repository: id), .saved(repository: id),
        .starred(repository: id),
        .answers(subjects: [subject]), .active(pushedAt: date), .popular(stars: 9), .exploring,
    ])
    func `every reason arrives as it left`(cause: Reason.Cause) throws {
        var card = Self.card
        card.reasons = [Reason(cause: cause, subjects: [Self.subject], share: 7)]
        try roundTrip(DeckEndpoints.cards, answering: CardBatch(cards: [card], isEnd: true, undoDepth: 0))
    }

    @Test(arguments: [
        Decision.Act.like(repository: id), .skip(repository: id), .less(subject: subject), .never(subject: subject),
        .undo(key: nil), .undo(key: key),
    ])
    func `every decision arrives as it left`(act: Decision.Act) throws {
        let decision = Decision(act, decidedAt: Self.date, key: Self.key)
        try roundTrip(DecisionEndpoints.decide, DecisionInput([decision, decision], then: Self.request))
    }

    @Test func `what came of decisions arrives as it left`() throws {
        let outcomes = DecisionOutcome.Result.allCases.map {
            DecisionOutcome(key: Self.key, result: $0, restored: Self.card, undone: Self.key)
        }
        try roundTrip(DecisionEndpoints.decide, answering: DecisionAnswer(outcomes: outcomes, next: Self.batch))
        let entry = HistoryEntry(repository: Self.repository, judgement: .like, judgedAt: Self.date)
        try roundTrip(DecisionEndpoints.history, HistoryInput(before: 7, count: 20))
        try roundTrip(DecisionEndpoints.history, answering: HistoryPage(entries: [entry], older: 3))
        try roundTrip(DecisionEndpoints.changeJudgement, ChangeJudgementInput(Self.id, to: .skip, key: Self.key))
        try roundTrip(DecisionEndpoints.changeJudgement, ChangeJudgementInput(Self.id, to: nil, key: Self.key))
        let rule = TopicRule(subject: Self.subject, kind: .never, since: Self.date)
        try roundTrip(DecisionEndpoints.topicRules, answering: [rule])
        try roundTrip(DecisionEndpoints.removeTopicRule, RemoveTopicRuleInput(Self.subject, key: Self.key))
        let liked = Favourite(repository: Self.repository, savedAt: Self.date, tags: ["a"], note: "n")
        try roundTrip(DecisionEndpoints.liked, answering: [liked])
        try roundTrip(DecisionEndpoints.annotateLiked, AnnotateLikedInput(Self.id, tags: ["a"], note: "n"))
    }

    @Test(arguments: [
        TrendingList.Basis.snapshots(since: date, latest: date), .newest(createdSince: date), .starter,
    ])
    func `a trending list says what it rests on`(basis: TrendingList.Basis) throws {
        let query = TrendingQuery(language: "C#", period: .month, kind: .rising, isNewToMe: true)
        try roundTrip(DiscoveryEndpoints.trending, TrendingInput(query))
        #expect(TrendingInput(query).query == query)
        let entry = TrendingEntry(repository: Self.repository, gain: 5, isSaved: true, judgement: .like)
        try roundTrip(DiscoveryEndpoints.trending, answering: TrendingList(entries: [entry], basis: basis))
    }

    @Test(arguments: [
        StarImport.State.running, .waiting(until: date, problem: .rateLimited), .finished, .stopped, .userNotFound,
    ])
    func `an import tells its state`(state: StarImport.State) throws {
        let status = StarImport(login: "ada", state: state, read: 3, total: nil, startedAt: Self.date)
        try roundTrip(StarImportEndpoints.start, StarImportInput(login: "ada"))
        try roundTrip(StarImportEndpoints.start, answering: status)
        try roundTrip(StarImportEndpoints.status, answering: StarImportAnswer(starImport: status))
        try roundTrip(StarImportEndpoints.status, answering: StarImportAnswer(starImport: nil))
    }

    @Test func `the rest keeps every fact`() throws {
        try roundTrip(DiscoveryEndpoints.similar, SimilarInput(Self.id, count: 9))
        try roundTrip(DiscoveryEndpoints.similar, answering: [Self.card])
        let languages = [Statistics.LanguageCount(language: "C", count: 2)]
        let week = Statistics.Week(start: Self.date, judged: 3, liked: 2, languages: languages)
        let statistics = Statistics(judged: 3, liked: 2, saved: 1, starred: 9, languages: languages, weeks: [week])
        try roundTrip(DiscoveryEndpoints.statistics, answering: statistics)
        let cluster = ClusterSummary(cluster: .games, repositoryCount: 4, examples: [Self.id])
        try roundTrip(DiscoveryEndpoints.clusters, answering: [cluster])
        let export = DiscoveryExport(
            exportedAt: Self.date,
            preferences: Preferences(),
            decks: [],
            history: [HistoryEntry(repository: Self.repository, judgement: .skip, judgedAt: Self.date)],
            rules: [],
            liked: [],
            saved: [],
            starred: [Self.id]
        )
        try roundTrip(DiscoveryEndpoints.export, answering: export)
    }

    @Test func `the API's document can be made of them`() {
        let declarations = [
            DiscoveryEndpoints.clusters.declaration, DiscoveryEndpoints.preferences.declaration,
            DiscoveryEndpoints.setPreferences.declaration, DiscoveryEndpoints.statistics.declaration,
            DiscoveryEndpoints.trending.declaration, DiscoveryEndpoints.similar.declaration,
            DiscoveryEndpoints.export.declaration, DeckEndpoints.list.declaration, DeckEndpoints.create.declaration,
            DeckEndpoints.update.declaration, DeckEndpoints.delete.declaration, DeckEndpoints.cards.declaration,
            DecisionEndpoints.decide.declaration, DecisionEndpoints.history.declaration,
            DecisionEndpoints.changeJudgement.declaration, DecisionEndpoints.topicRules.declaration,
            DecisionEndpoints.removeTopicRule.declaration, DecisionEndpoints.liked.declaration,
            DecisionEndpoints.annotateLiked.declaration, StarImportEndpoints.start.declaration,
            StarImportEndpoints.status.declaration, StarImportEndpoints.stop.declaration,
        ]
        #expect(Set(declarations.map(\.operation)).count == declarations.count)
        #expect(OpenAPIDocument(title: "t", version: "1", declarations: declarations).json().object?["paths"] != nil)
    }

    @Test(arguments: [
        DiscoveryError.invalid(field: "name", reason: .tooLong), .keyReused, .repositoryNotFound(id), .deckNotFound,
        .deckLimitReached(limit: 20), .lastDeck, .rateLimited(until: date), .offline, .noRoom, .notSignedIn,
    ])
    func `an error arrives as it left`(error: DiscoveryError) {
        #expect(DiscoveryError(problem: error.problem) == error)
    }
}
