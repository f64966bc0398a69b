package import Calls
package import DiscoveryDomain
import Foundation
package import RepositoriesDomain

/// Answers, history, lists and imports.
extension MemoryDiscoveryService {
    package func clusters() async throws(DiscoveryError) -> [ClusterSummary] {
        try await enter()
        return Cluster.allCases.map { cluster in
            let inside = catalogue.filter { !Set($0.topics).isDisjoint(with: cluster.topics) }
            return ClusterSummary(
                cluster: cluster,
                repositoryCount: inside.count,
                examples: inside.prefix(3).map(\.id)
            )
        }
    }

    package func preferences() async throws(DiscoveryError) -> Preferences {
        try await enter()
        return stored
    }

    package func setPreferences(_ preferences: Preferences) async throws(DiscoveryError) -> Preferences {
        try await enter()
        stored = try preferences.validated()
        return stored
    }

    package func history(before: Int?, count: Int) async throws(DiscoveryError) -> HistoryPage {
        try await enter()
        let start = before ?? 0
        let page = entries.dropFirst(start).prefix(count)
        let end = start + page.count
        return HistoryPage(entries: Array(page), older: end < entries.count ? end : nil)
    }

    package func changeJudgement(
        of id: Repository.ID,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(DiscoveryError) {
        try await enter()
        judge(id, judgement)
    }

    package func topicRules() async throws(DiscoveryError) -> [TopicRule] {
        try await enter()
        return rules
    }

    package func removeTopicRule(_ subject: TasteSubject, key: IdempotencyKey) async throws(DiscoveryError) {
        try await enter()
        rules.removeAll { $0.subject == subject }
    }

    package func statistics() async throws(DiscoveryError) -> Statistics {
        try await enter()
        let liked = entries.filter { $0.judgement == .like }
        let counts = liked.reduce(into: [String: Int]()) { $0[$1.repository.language ?? "", default: 0] += 1 }
        let languages = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10)
            .map { Statistics.LanguageCount(language: $0.key, count: $0.value) }
        return Statistics(
            judged: entries.count,
            liked: liked.count,
            saved: await savedIDs().count,
            starred: stars?.read ?? 0,
            languages: languages,
            weeks: entries.isEmpty
                ? [] : [Statistics.Week(start: now(), judged: entries.count, liked: liked.count, languages: [])]
        )
    }

    package func liked() async throws(DiscoveryError) -> [Favourite] {
        try await enter()
        return entries.filter { $0.judgement == .like }.map { entry in
            likedNotes[entry.id]
                ?? Favourite(repository: entry.repository, savedAt: entry.judgedAt, tags: [], note: "")
        }
    }

    package func annotateLiked(
        _ id: Repository.ID,
        tags: [String],
        note: String
    ) async throws(DiscoveryError) -> Favourite {
        guard var liked = try await liked().first(where: { $0.id == id }) else { throw .repositoryNotFound(id) }
        (liked.tags, liked.note) = (tags, note)
        likedNotes[id] = liked
        return liked
    }

    package func trending(_ query: TrendingQuery) async throws(DiscoveryError) -> TrendingList {
        try await enter()
        let saved = await savedIDs()
        let fitting = catalogue.filter { repository in
            (query.language == nil || repository.language == query.language)
                && !(query.isNewToMe && (judgements[repository.id] != nil || saved.contains(repository.id)))
        }
        let entries = fitting.enumerated().map { index, repository in
            TrendingEntry(
                repository: repository,
                gain: (repository.stars / 40 + (index * 37) % 400) * query.period.days / 7,
                isSaved: saved.contains(repository.id),
                judgement: judgements[repository.id]
            )
        }
        return TrendingList(
            entries: Array(entries.sorted { $0.gain ?? 0 > $1.gain ?? 0 }.prefix(50)),
            basis: .snapshots(since: now().addingTimeInterval(-60 * 86_400), latest: now())
        )
    }

    package func similar(to id: Repository.ID, count: Int) async throws(DiscoveryError) -> [Card] {
        try await enter()
        guard let repository = catalogue.first(where: { $0.id == id }) else { throw .repositoryNotFound(id) }
        let saved = await savedIDs()
        let alike = catalogue.filter {
            $0.id != id && !Set($0.topics).isDisjoint(with: repository.topics)
        }
        return alike.prefix(count).map { card($0, saved: saved) }
    }

    package func startStarImport(of login: String) async throws(DiscoveryError) -> StarImport {
        try await enter()
        let started = StarImport(login: login, state: .running, read: 0, total: 240, startedAt: now())
        stars = started
        return started
    }

    /// Each look finds a hundred more, until all are there.
    package func starImport() async throws(DiscoveryError) -> StarImport? {
        try await enter()
        guard var running = stars, running.state == .running, let total = running.total else { return stars }
        running.read = min(total, running.read + 100)
        if running.read == total { running.state = .finished }
        stars = running
        return running
    }

    package func stopStarImport() async throws(DiscoveryError) {
        try await enter()
        if stars?.state == .running { stars?.state = .stopped }
    }

    package func lookAtReleases(refresh: Bool) async throws(DiscoveryError) -> ReleaseRadar {
        try await enter()
        looks.append(refresh)
        return radars.count > 1 ? radars.removeFirst() : radars[0]
    }

    package func export() async throws(DiscoveryError) -> DiscoveryExport {
        try await enter()
        return DiscoveryExport(
            exportedAt: now(),
            preferences: stored,
            decks: storedDecks,
            history: entries,
            rules: rules,
            liked: try await liked(),
            saved: [],
            starred: []
        )
    }
}
