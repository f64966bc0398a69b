import Testing

@testable import Recommender

/// How an app uses the engine, on the first day of a catalogue: nobody has judged anything yet.
struct FirstDayTests {
    private static let trained = Result { try RepositoryWorld().snapshot() }

    private let world = RepositoryWorld()
    private let snapshot: Snapshot

    init() throws {
        snapshot = try Self.trained.get()
    }

    private func deck(_ profile: TasteProfile, allowed: ItemSet? = nil) -> [SlateCard] {
        var request = SlateRequest(count: 20)
        request.allowed = allowed
        request.exposure = [ItemExposure](repeating: ItemExposure(), count: snapshot.itemCount)
        request.seed = UInt64(profile.events.count)
        return SlateBuilder(snapshot).slate(for: UserEncoder(snapshot).taste(of: profile), request)
    }

    private func count(_ topic: String, in cards: [SlateCard]) -> Int { cards.count { world.topics[$0.item] == topic } }

    private func meanStarRank(_ cards: [SlateCard]) -> Double {
        let ranked = world.stars.indices.sorted { world.stars[$0] > world.stars[$1] }
        let ranks = Dictionary(uniqueKeysWithValues: ranked.enumerated().map { ($1, $0) })
        return cards.reduce(0) { $0 + Double(ranks[$1.item] ?? 0) } / Double(max(1, cards.count))
    }

    @Test func `the first deck of somebody unknown is well known and of many topics`() {
        let cards = deck(TasteProfile())
        #expect(cards.count == 20)
        #expect(meanStarRank(cards) < 100)
        #expect(Set(cards.map { world.topics[$0.item] }).count >= 5)
    }

    @Test func `three answers move the first deck, and each is a reason`() throws {
        let answers = snapshot.answers(["Rust", "command-line", "Database"])
        #expect(answers.count == 3)
        let before = deck(TasteProfile())
        let cards = deck(TasteProfile(answers: answers))
        let wanted = { (cards: [SlateCard]) in count("command-line", in: cards) + count("database", in: cards) }
        #expect(wanted(cards) >= 14)
        #expect(wanted(cards) >= wanted(before) + 6)
        #expect(cards.count { world.languages[$0.item] == "Rust" } >= 8)
        let taste = UserEncoder(snapshot).taste(of: TasteProfile(answers: answers))
        let first = try #require(cards.first { world.topics[$0.item] == "database" })
        let reasons = Explainer(snapshot).explanation(of: first.item, for: taste).reasons(3)
        #expect(reasons.contains { $0.source == .answer(answers[2]) })
    }

    @Test func `ten swipes move the deck, and taking them back restores it exactly`() {
        var profile = TasteProfile(answers: snapshot.answers(["Go"]))
        let before = deck(profile)
        for _ in 0..<10 {
            guard let card = deck(profile).first else { break }
            profile.events.append(TasteEvent(world.topics[card.item] == "security" ? .like : .skip, card.item))
        }
        let after = deck(profile)
        #expect(count("security", in: after) >= count("security", in: before) + 3)
        #expect(Set(after.map(\.item)).isDisjoint(with: profile.events.map(\.item)))
        profile.events.removeAll()
        #expect(deck(profile) == before)
    }

    @Test func `one like brings its like, and the like is the reason`() throws {
        let liked = try #require(world.topics.firstIndex(of: "machine-learning"))
        let profile = TasteProfile(likes: [liked])
        let cards = deck(profile)
        #expect(count("machine-learning", in: cards) >= 8)
        let best = try #require(cards.first { world.topics[$0.item] == "machine-learning" })
        let explanation = Explainer(snapshot).explanation(of: best.item, for: UserEncoder(snapshot).taste(of: profile))
        #expect(explanation.reasons(1).first?.source == .event(TasteEvent(.like, liked)))
        #expect(abs(explanation.score - best.score) < 1e-4)
    }

    @Test func `fit scores tell cards apart and claim no certainty`() throws {
        let answers = snapshot.answers(["Rust", "game-engine"])
        let cards = deck(TasteProfile(likes: [3, 11, 19]), allowed: nil)
        for card in cards + deck(TasteProfile()) + deck(TasteProfile(answers: answers)) {
            #expect((5...96).contains(card.fit))
        }
        let all = deck(TasteProfile(answers: answers)).filter { !$0.isExploring }.map(\.fit)
        let best = try #require(all.max())
        #expect(best >= 60)
        let taste = UserEncoder(snapshot).taste(of: TasteProfile(answers: answers))
        let scores = Scorer(snapshot).scores(for: taste)
        let rates = scores.map { snapshot.calibration.rate(at: $0) }
        #expect(rates.reduce(0, +) / Float(rates.count) < 0.4)
    }

    @Test func `less of a topic pushes it back at once and says so; naming it again pushes more`() throws {
        let topic = try #require(snapshot.answers(["machine-learning"]).first)
        var profile = TasteProfile(likes: Array(world.topics.indices.filter { $0 % 8 == 2 }.prefix(6)))
        let tagged = snapshot.items(withAnswer: topic)
        func shown() -> Int { deck(profile).count { tagged.contains($0.item) } }
        let before = shown()
        profile.lessOf = [topic]
        let once = shown()
        #expect(once < before)
        profile.lessOf = [topic, topic]
        #expect(shown() < max(1, once))
        let taste = UserEncoder(snapshot).taste(of: profile)
        let scores = Scorer(snapshot).scores(for: taste)
        for item in tagged.items {
            let explanation = Explainer(snapshot).explanation(of: item, for: taste)
            #expect(explanation.parts.last?.source == .lessOf(topic))
            #expect(abs(explanation.score - scores[item]) < 1e-4)
        }
    }

    @Test func `a filter for never a topic keeps it out`() throws {
        let topic = try #require(snapshot.answers(["web-framework"]).first)
        var allowed = ItemSet(itemCount: snapshot.itemCount, full: true)
        allowed.subtract(snapshot.items(withAnswer: topic))
        let cards = deck(TasteProfile(answers: [topic]), allowed: allowed)
        #expect(cards.count == 20)
        #expect(cards.allSatisfy { !world.descriptions[$0.item].tags.contains("web-framework") })
    }

    @Test func `pools are called after what is in them`() throws {
        let names = try #require(snapshot.pools).names
        #expect(names.count >= 4)
        #expect(names.count { name in RepositoryWorld.subjects.contains { name.contains($0.topic) } } >= 4)
    }
}
