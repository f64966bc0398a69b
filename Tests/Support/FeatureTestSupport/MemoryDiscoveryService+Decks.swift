package import Calls
package import DiscoveryDomain
import Foundation
import RepositoriesDomain

/// Cards, decisions and decks.
extension MemoryDiscoveryService {
    package func decks() async throws(DiscoveryError) -> [Deck] {
        try await enter()
        return storedDecks
    }

    package func createDeck(
        named name: String,
        filters: DeckFilters,
        key: IdempotencyKey
    ) async throws(DiscoveryError) -> Deck {
        try await enter()
        let deck = Deck(id: UUID(), name: try Deck.validated(name: name), filters: try filters.validated())
        storedDecks.append(deck)
        return deck
    }

    package func updateDeck(_ deck: Deck) async throws(DiscoveryError) -> Deck {
        try await enter()
        guard let index = storedDecks.firstIndex(where: { $0.id == deck.id }) else { throw .deckNotFound }
        storedDecks[index] = deck
        return deck
    }

    package func deleteDeck(_ id: Deck.ID) async throws(DiscoveryError) {
        try await enter()
        guard storedDecks.count > 1 else { throw .lastDeck }
        storedDecks.removeAll { $0.id == id }
    }

    package func cards(_ request: CardRequest) async throws(DiscoveryError) -> CardBatch {
        try await enter()
        return await batch(request)
    }

    package func decide(
        _ decisions: [Decision],
        then next: CardRequest
    ) async throws(DiscoveryError) -> DecisionAnswer {
        decideCount += 1
        try await enter()
        var outcomes: [DecisionOutcome] = []
        for decision in decisions { outcomes.append(await record(decision)) }
        return DecisionAnswer(outcomes: outcomes, next: await batch(next))
    }

    private func record(_ decision: Decision) async -> DecisionOutcome {
        guard !decisions.contains(where: { $0.key == decision.key }) else {
            return DecisionOutcome(key: decision.key, result: .alreadyRecorded)
        }
        decisions.append(decision)
        switch decision.act {
        case .like(let id): judge(id, .like)
        case .skip(let id): judge(id, .skip)
        case .less(let subject): rules.insert(TopicRule(subject: subject, kind: .less, since: now()), at: 0)
        case .never(let subject): rules.insert(TopicRule(subject: subject, kind: .never, since: now()), at: 0)
        case .undo(let key): return await undo(key, by: decision)
        }
        return DecisionOutcome(key: decision.key, result: .recorded)
    }

    private func undo(_ key: IdempotencyKey?, by decision: Decision) async -> DecisionOutcome {
        let last = decisions.last { candidate in
            if case .undo = candidate.act { return false }
            return !undone.contains(candidate.key) && (key == nil || candidate.key == key)
        }
        guard let last else { return DecisionOutcome(key: decision.key, result: .nothingToUndo) }
        undone.insert(last.key)
        var restored: Card?
        switch last.act {
        case .like(let id), .skip(let id):
            judge(id, nil)
            if let repository = catalogue.first(where: { $0.id == id }) {
                restored = card(repository, saved: await savedIDs())
            }
        case .less(let subject), .never(let subject): rules.removeAll { $0.subject == subject }
        case .undo: break
        }
        return DecisionOutcome(key: decision.key, result: .recorded, restored: restored, undone: last.key)
    }

    func judge(_ id: Repository.ID, _ judgement: Judgement?) {
        guard let repository = catalogue.first(where: { $0.id == id }) else { return }
        if let before = judgements[id] { weigh(repository, before == .like ? -1 : 0.3) }
        entries.removeAll { $0.id == id }
        judgements[id] = judgement
        guard let judgement else { return }
        weigh(repository, judgement == .like ? 1 : -0.3)
        entries.insert(HistoryEntry(repository: repository, judgement: judgement, judgedAt: now()), at: 0)
    }

    private func weigh(_ repository: Repository, _ weight: Double) {
        for word in repository.topics + [repository.language ?? ""] { taste[word, default: 0] += weight }
    }

    private func batch(_ request: CardRequest) async -> CardBatch {
        requests.append(request)
        let deck = storedDecks.first { $0.id == request.deck } ?? storedDecks[0]
        let held = Set(request.held)
        let never = Set(rules.filter { $0.kind == .never }.map(\.subject.name))
        let saved = await savedIDs()
        let fitting = catalogue.filter { repository in
            judgements[repository.id] == nil && !held.contains(repository.id) && deck.filters.admits(repository)
                && never.isDisjoint(with: repository.topics + [repository.language ?? ""])
        }
        let cards = fitting.map { card($0, saved: saved) }.enumerated()
            .sorted { ($1.element.fit ?? 0, $0.offset) < ($0.element.fit ?? 0, $1.offset) }.map(\.element)
        return CardBatch(
            cards: Array(cards.prefix(request.count)),
            isEnd: cards.count <= request.count,
            undoDepth: decisions.count { decision in
                if case .undo = decision.act { return false }
                return !undone.contains(decision.key)
            }
        )
    }

    func card(_ repository: Repository, saved: Set<Repository.ID>) -> Card {
        let words = repository.topics + [repository.language ?? ""]
        let answers = (stored.techStack + stored.interests).filter { answer in
            words.contains { $0.lowercased() == answer.lowercased() }
        }
        let rulesAgainst = rules.count { words.contains($0.subject.name) }
        let score = words.reduce(0) { $0 + (taste[$1] ?? 0) } + 1.5 * Double(answers.count) - Double(rulesAgainst) * 2
        return Card(
            repository: repository,
            fit: Int(100 / (1 + exp(-score / 2.5 - 0.1))),
            reasons: reasons(for: repository, answers: answers),
            clusters: Cluster.allCases.filter { !Set($0.topics).isDisjoint(with: repository.topics) },
            vitality: Vitality(of: repository, at: now()),
            isSaved: saved.contains(repository.id)
        )
    }

    private func reasons(for repository: Repository, answers: [String]) -> [Reason] {
        var reasons: [Reason] = []
        let topics = Set(repository.topics)
        let liked = entries.first { $0.judgement == .like && !topics.isDisjoint(with: $0.repository.topics) }
        if let liked {
            let shared = liked.repository.topics.filter(topics.contains).map { TasteSubject(.topic, $0) }
            reasons.append(Reason(cause: .liked(repository: liked.id), subjects: shared, share: 60))
        }
        if !answers.isEmpty {
            let subjects = answers.prefix(3).map {
                TasteSubject($0 == repository.language ? .language : .topic, $0)
            }
            reasons.append(Reason(cause: .answers(subjects: subjects), subjects: subjects, share: 30))
        }
        if let pushedAt = repository.pushedAt, now().timeIntervalSince(pushedAt) < 7 * 86_400 {
            reasons.append(Reason(cause: .active(pushedAt: pushedAt), subjects: [], share: 0))
        }
        if reasons.count < 2 {
            let subjects = repository.topics.prefix(2).map { TasteSubject(.topic, $0) }
            reasons.append(Reason(cause: .popular(stars: repository.stars), subjects: subjects, share: 10))
        }
        return reasons
    }
}

extension DeckFilters {
    nonisolated fileprivate func admits(_ repository: Repository) -> Bool {
        let language = repository.language?.lowercased() ?? ""
        let topics = Set(repository.topics)
        return (languages.isEmpty || languages.contains { $0.lowercased() == language })
            && (includedTopics.isEmpty || !topics.isDisjoint(with: includedTopics))
            && topics.isDisjoint(with: excludedTopics) && repository.stars >= minimumStars ?? 0
            && (licenses.isEmpty || licenses.contains(repository.license ?? ""))
            && !(hidesArchived && repository.isArchived)
    }
}
