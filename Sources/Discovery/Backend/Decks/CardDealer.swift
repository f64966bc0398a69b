import DiscoveryDomain
import Foundation
import Recommender
import RepositoriesDomain

/// Chooses and explains cards for one person.
///
/// A pure function of the model, the person and the time: it neither reads nor writes.
struct CardDealer {
    let model: DeckModel
    let person: Person
    let now: Date
    private let taste: UserState
    private let profile: PersonProfile
    private let resting: [Int: Double]

    /// Every so many cards one is for something few have seen.
    private static let explorationInterval = 8
    private static let firstCards = 5
    private static let firstRelevance: Float = 0.9
    /// So many of the cards a screen holds already are heeded for variety.
    private static let heeded = 20

    init(model: DeckModel, person: consuming Person, now: Date) {
        var person = consume person
        person.follow(model)
        self.model = model
        self.now = now
        profile = PersonProfile(person, model: model)
        resting = profile.restingItems(model, at: now)
        taste = UserEncoder(model.snapshot).taste(of: profile.taste, keeping: &person.sums)
        self.person = consume person
    }

    /// Ends the dealing and gives the person away, to be changed without being copied.
    consuming func end() -> Person { person }

    /// Somebody who has judged little sees what they asked for: neither much variety nor what few have seen.
    private var isNew: Bool { person.ledger.opinions.count < Self.firstCards }

    /// What was dealt, with what is to be remembered of it.
    struct Deal {
        var cards: [Card]
        var isEnd: Bool
        var shown: [(key: String, score: Float, propensity: Double)]
    }

    /// The next cards of a deck.
    func deal(_ filters: DeckFilters, count: Int, held: [Repository.ID]) -> Deal {
        guard count > 0 else { return Deal(cards: [], isEnd: false, shown: []) }
        let allowed = allowed(filters)
        let heldItems = held.compactMap { model.item($0.key) }
        var open = allowed
        for item in heldItems { open.remove(item) }
        let chosen = choose(count, from: open, besides: heldItems.suffix(Self.heeded).filter(allowed.contains))
        let cards = chosen.map { card($0.item, score: $0.score, isExploring: $0.isExploring) }
        return Deal(
            cards: cards,
            isEnd: open.count <= cards.count,
            shown: zip(cards, chosen).map { ($0.repository.id.key, $1.score, $1.propensity) }
        )
    }

    /// The card of one repository as this person would see it; `nil` for one that cannot be ranked yet.
    func card(of key: String) -> Card? {
        guard let item = model.item(key) else { return nil }
        return card(item, score: Scorer(model.snapshot).score(of: item, for: taste), isExploring: false)
    }

    /// What resembles a repository, nearest first.
    func similar(to item: Int, count: Int) -> [Card] {
        var allowed = model.catalogue.mask(.none, at: now, itemCount: model.itemCount)
        profile.removeForbidden(from: &allowed)
        let scorer = Scorer(model.snapshot)
        return SimilarItems(model.snapshot).items(like: item, limit: count, allowed: allowed).map {
            card($0.item, score: scorer.score(of: $0.item, for: taste), isExploring: false)
        }
    }

    private func card(_ item: Int, score: Float, isExploring: Bool) -> Card {
        let repository = model.catalogue.repositories[item]
        return Card(
            repository: repository,
            fit: model.fit(of: score),
            reasons: ReasonWriter(model: model, person: person, profile: profile, taste: taste, now: now)
                .reasons(for: item, isExploring: isExploring),
            clusters: model.catalogue.clusters[item],
            vitality: Vitality(of: repository, at: now),
            isSaved: person.saved.contains(repository.id.key)
        )
    }

    // MARK: Choosing

    /// What passes the filters and the rules, and was not judged.
    private func allowed(_ filters: DeckFilters) -> ItemSet {
        var allowed = model.catalogue.mask(filters, at: now, itemCount: model.itemCount)
        profile.removeForbidden(from: &allowed)
        allowed.subtract(person.judged.items)
        return allowed
    }

    /// Cards that few have seen keep their places however few cards are asked for at a time.
    private func choose(_ count: Int, from open: ItemSet, besides held: [Int]) -> [SlateCard] {
        let due = (0..<count).filter {
            !isNew && (person.served + $0) % Self.explorationInterval == Self.explorationInterval - 1
        }
        var explored: [SlateCard] = []
        if !due.isEmpty {
            var request = request(due.count, allowed: open)
            request.explorationInterval = 1
            request.exposure = model.exposure
            explored = SlateBuilder(model.snapshot).slate(for: taste, request).filter(\.isExploring)
        }
        let best = best(count - explored.count, from: open, besides: held, without: explored.map(\.item))
        var cards = best[...]
        var chosen: [SlateCard] = []
        for place in 0..<count {
            if due.contains(place), !explored.isEmpty {
                chosen.append(explored.removeFirst())
            } else if let card = cards.popFirst() {
                chosen.append(card)
            }
        }
        return chosen + explored
    }

    /// Cards that vary from those a screen holds as from each other.
    private func best(_ count: Int, from open: ItemSet, besides held: [Int], without taken: [Int]) -> [SlateCard] {
        guard count > 0 else { return [] }
        var allowed = open
        for item in taken { allowed.remove(item) }
        var request = request(count, allowed: allowed)
        request.held = held
        request.explorationInterval = 0
        return SlateBuilder(model.snapshot).slate(for: taste, request)
    }

    private func request(_ count: Int, allowed: ItemSet) -> SlateRequest {
        var request = SlateRequest(count: count)
        request.allowed = allowed
        if isNew { request.relevance = Self.firstRelevance }
        request.owners = model.catalogue.owners
        request.secondsSinceShown = resting
        request.seed = UInt64(bitPattern: person.ledger.last) &* 31 &+ UInt64(person.served)
        return request
    }
}
