package import DiscoveryDomain
import Foundation
import Recommender

/// Chooses and explains cards for one person.
///
/// A pure function of the model, the person and the time: it neither reads nor writes.
struct CardDealer<Kind: DiscoverableCatalogue> {
    let model: DeckModel<Kind>
    let person: Person<Kind>
    let now: Date
    private let taste: UserState
    private let profile: PersonProfile
    private let resting: [Int: Double]

    /// Every so many cards one is for something few have seen.
    private static var explorationInterval: Int { 8 }
    private static var firstCards: Int { 5 }
    private static var firstRelevance: Float { 0.9 }
    /// So many cards of a screen follow what was liked, where real people are few and most choices are everybody's.
    private static var followingCards: Int { 10 }
    /// They are the likeliest of so many that follow most.
    private static var followers: Int { 40 }
    /// Among them how well one follows weighs so much against how likely it is: what everybody chose is in any forty.
    private static var followingWeight: Float { 0.3 }
    /// So many of the cards a screen holds already are heeded for variety.
    private static var heeded: Int { 20 }

    init(model: DeckModel<Kind>, person: consuming Person<Kind>, now: Date) {
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
    consuming func end() -> Person<Kind> { person }

    /// Somebody who has judged little sees what they asked for: neither much variety nor what few have seen.
    private var isNew: Bool { person.ledger.opinions.count < Self.firstCards }

    /// What was dealt, with what is to be remembered of it.
    struct Deal {
        var cards: [DealtCard]
        var isEnd: Bool
        var shown: [(key: String, score: Float, propensity: Double)]
    }

    /// The next cards of a deck, of those with one subject where it is named.
    func deal(
        _ filters: Kind.Deck.Filters,
        count: Int,
        held: [String],
        in subject: TasteSubject? = nil
    ) -> Deal {
        guard count > 0 else { return Deal(cards: [], isEnd: false, shown: []) }
        var allowed = allowed(filters)
        if let subject {
            let items = model.catalogue.items(of: subject).map(Int.init)
            let whole = allowed
            allowed = ItemSet(items.filter { $0 < model.itemCount && whole.contains($0) }, itemCount: model.itemCount)
        }
        let heldItems = held.compactMap(model.item)
        var open = allowed
        for item in heldItems { open.remove(item) }
        let chosen = choose(
            count,
            from: open,
            besides: heldItems.suffix(Self.heeded).filter(allowed.contains),
            leaning: Kind.leanings(of: filters, in: model.catalogue)
        )
        let cards = chosen.map { card($0.item, score: $0.score, isExploring: $0.isExploring) }
        return Deal(
            cards: cards,
            isEnd: open.count <= cards.count,
            shown: zip(cards, chosen).map { ($0.key, $1.score, $1.propensity) }
        )
    }

    /// The card of one item as this person would see it; `nil` for one that cannot be ranked yet.
    func card(of key: String) -> DealtCard? {
        guard let item = model.item(key) else { return nil }
        return card(item, score: Scorer(model.snapshot).score(of: item, for: taste), isExploring: false)
    }

    /// What resembles an item, nearest first.
    func similar(to item: Int, count: Int) -> [DealtCard] {
        var allowed = model.catalogue.mask(Kind.Deck.noFilters, at: now, itemCount: model.itemCount)
        profile.removeForbidden(from: &allowed)
        let scorer = Scorer(model.snapshot)
        return SimilarItems(model.snapshot).items(like: item, limit: count, allowed: allowed).map {
            card($0.item, score: scorer.score(of: $0.item, for: taste), isExploring: false)
        }
    }

    private func card(_ item: Int, score: Float, isExploring: Bool) -> DealtCard {
        let key = model.catalogue.items[item].key
        return DealtCard(
            item: item,
            key: key,
            fit: profile.isUnknown ? nil : model.fit(of: score),
            reasons: ReasonWriter(model: model, person: person, profile: profile, taste: taste)
                .reasons(for: item, isExploring: isExploring),
            isSaved: person.saved.contains(key)
        )
    }

    // MARK: Choosing

    /// What passes the filters and the rules, and was not judged.
    private func allowed(_ filters: Kind.Deck.Filters) -> ItemSet {
        var allowed = model.catalogue.mask(filters, at: now, itemCount: model.itemCount)
        profile.removeForbidden(from: &allowed)
        allowed.subtract(person.judged.items)
        for item in person.withheld.compactMap(model.item) { allowed.remove(item) }
        return allowed
    }

    /// Cards that few have seen keep their places however few cards are asked for at a time.
    ///
    /// They are of what is not dealt by its score anyway: where nobody was here before few have seen anything, and the
    /// likeliest would wait for an eighth place.
    private func choose(
        _ count: Int,
        from open: ItemSet,
        besides held: [Int],
        leaning: [Float]?
    ) -> [SlateCard] {
        let due = (0..<count).filter {
            !isNew && (person.served + $0) % Self.explorationInterval == Self.explorationInterval - 1
        }
        var cards = best(count - due.count, from: open, besides: held, leaning: leaning)[...]
        var others = open
        for card in cards { others.remove(card.item) }
        var explored = explored(due.count, from: others)[...]
        if explored.count < due.count {
            for card in explored { others.remove(card.item) }
            let shown = held + cards.map(\.item)
            cards += best(due.count - explored.count, from: others, besides: shown, leaning: leaning)
        }
        var chosen: [SlateCard] = []
        for place in 0..<count {
            if due.contains(place), let card = explored.popFirst() {
                chosen.append(card)
            } else if let card = cards.popFirst() {
                chosen.append(card)
            }
        }
        return chosen + explored
    }

    private func explored(_ count: Int, from open: ItemSet) -> [SlateCard] {
        guard count > 0 else { return [] }
        var request = request(count, allowed: open)
        request.explorationInterval = 1
        request.exposure = model.exposure
        return SlateBuilder(model.snapshot).slate(for: taste, request).filter(\.isExploring)
    }

    /// Cards that vary from those a screen holds as from each other.
    private func best(_ count: Int, from open: ItemSet, besides held: [Int], leaning: [Float]?) -> [SlateCard] {
        guard count > 0 else { return [] }
        var allowed = open
        let fit = Kind.fit(
            person.preferences,
            in: model.catalogue,
            itemCount: model.itemCount,
            judged: person.ledger.opinions.count,
            liked: taste.likeCount
        )
        if let fit { allowed = fit.suitable(allowed, atLeast: count) }
        var request = request(count, allowed: allowed)
        request.boosts = fit?.boosts(in: allowed) ?? [:]
        if let leaning {
            for item in 0..<min(model.itemCount, leaning.count) where allowed.contains(item) {
                request.boosts[item, default: 0] += leaning[item]
            }
        }
        request.held = held
        request.explorationInterval = 0
        return withLaterItems(slates(request), request)
    }

    /// With as large a share of what came after the starter model's people as the likes have.
    private func withLaterItems(_ cards: [SlateCard], _ request: SlateRequest) -> [SlateCard] {
        guard let items = model.laterItems, let places = LaterPlaces(items, for: taste) else { return cards }
        var further = request
        further.count = places.missing(among: cards, besides: request.held)
        guard further.count > 0 else { return cards }
        let open = request.allowed ?? ItemSet(itemCount: model.itemCount, full: true)
        further.allowed = places.only(open)
        further.held += cards.map(\.item)
        return places.mixed(cards, with: slate(further), besides: request.held)
    }

    /// On an empty screen first what follows the likes, then what is likely.
    private func slates(_ request: SlateRequest) -> [SlateCard] {
        let open = request.allowed ?? ItemSet(itemCount: model.itemCount, full: true)
        guard request.held.isEmpty, let following = UserEncoder(model.snapshot).following(taste) else {
            return slate(request)
        }
        var excluded = ItemSet(itemCount: model.itemCount, full: true)
        excluded.subtract(open)
        let best = Scorer(model.snapshot).best(Self.followers, for: following, excluding: excluded)
        var first = request
        first.count = min(request.count, Self.followingCards)
        first.allowed = ItemSet(best.map(\.item), itemCount: model.itemCount)
        for follower in best { first.boosts[follower.item, default: 0] += Self.followingWeight * follower.score }
        let cards = slate(first)
        var others = request
        others.count -= cards.count
        others.held = cards.map(\.item)
        return others.count > 0 ? cards + slate(others) : cards
    }

    /// Where few owners are left, more of theirs rather than an early end.
    private func slate(_ request: SlateRequest) -> [SlateCard] {
        let builder = SlateBuilder(model.snapshot)
        let cards = builder.slate(for: taste, request)
        guard cards.count < request.count else { return cards }
        var further = request
        further.count -= cards.count
        further.held += cards.map(\.item)
        further.cardsPerOwner = .max
        return cards + builder.slate(for: taste, further)
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

/// A card in the words all kinds share.
package struct DealtCard: Sendable {
    /// Why a card is shown; other items are given by their numbers.
    package enum Cause: Equatable, Sendable {
        case liked(item: Int)
        case saved(item: Int)
        /// Starred elsewhere.
        case starred(item: Int)
        /// Much of what the person liked has these, as the card does: 1 or 2; `count` items have all of them.
        case taste(subjects: [TasteSubject], count: Int)
        /// The person's answers name these; 1 to 3.
        case answers(subjects: [TasteSubject])
        /// The place was kept for something few were shown here.
        case exploring
    }

    package struct Reason: Equatable, Sendable {
        package var cause: Cause
        /// What *less* and *never* can act on, the most telling first; at most 8.
        package var subjects: [TasteSubject]
        /// Percent of all that speaks for the card.
        package var share: Int
    }

    package var item: Int
    package var key: String
    /// How likely this person likes it, 0...100; `nil` while nothing is known of their taste.
    package var fit: Int?
    /// The strongest first; none where nothing personal speaks for it.
    package var reasons: [Reason]
    package var isSaved: Bool

    package static let maximumReasons = 3
    package static let maximumSubjects = 8
}
