/// Chooses the next cards for a person: the best by score, not all alike, now and then something few have seen.
package struct SlateBuilder: Sendable {
    package let snapshot: Snapshot

    /// The cards are chosen from so many of the best items, or from more where few have seen many of them.
    private static let depth = 100
    private static let depthToExplore = 200
    /// Or from so many for each card that is to vary from the others.
    private static let depthPerCard = 5

    package init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// The cards, best first; fewer than asked for when the catalogue has no more that fit.
    ///
    /// Judged items never return.
    package func slate(for taste: UserState, _ request: SlateRequest) -> [SlateCard] {
        guard request.count > 0 else { return [] }
        let candidates = self.candidates(for: taste, request)
        let draws = PosteriorDraws(snapshot: snapshot, taste: taste, candidates: candidates, request: request)
        let cosines = CandidateCosines(snapshot: snapshot, items: candidates.map(\.item), held: request.held)
        func picker(_ scores: [Float]) -> Diversity {
            Diversity(snapshot: snapshot, cosines: cosines, scores: scores, request: request)
        }
        var explorer = Explorer(snapshot: snapshot, candidates: candidates, request: request)
        let placesByScore = request.count - explorer.places(among: request.count)
        let propensities = draws.propensities { scores in
            var picker = picker(scores)
            return (0..<placesByScore).compactMap { _ in picker.next() }
        }
        var picker = picker(draws.scores)
        var cards: [SlateCard] = []
        while cards.count < request.count {
            if explorer.isDue(at: cards.count), let found = explorer.next(picker.isOpen) {
                picker.take(found.candidate)
                cards.append(
                    card(candidates[found.candidate], request, propensity: found.propensity, isExploring: true)
                )
            } else if let best = picker.next() {
                cards.append(card(candidates[best], request, propensity: propensities[best], isExploring: false))
            } else {
                break
            }
        }
        return cards
    }

    private func card(
        _ candidate: ScoredItem,
        _ request: SlateRequest,
        propensity: Double,
        isExploring: Bool
    ) -> SlateCard {
        let score = candidate.score - (request.boosts[candidate.item] ?? 0)
        return SlateCard(
            item: candidate.item,
            score: score,
            likeRate: snapshot.calibration.rate(at: score),
            propensity: propensity,
            isExploring: isExploring
        )
    }

    /// The best items that may be shown, with what rotation leaves of their scores.
    private func candidates(for taste: UserState, _ request: SlateRequest) -> [ScoredItem] {
        let wanted = max(
            request.explorationInterval > 0 ? Self.depthToExplore : Self.depth,
            (request.count + request.held.count) * Self.depthPerCard
        )
        var excluded = ItemSet(taste.judgements.map(\.item) + request.held, itemCount: snapshot.itemCount)
        if let allowed = request.allowed {
            var refused = ItemSet(itemCount: snapshot.itemCount, full: true)
            refused.subtract(allowed)
            excluded.formUnion(refused)
        }
        // Items shown lately may fall out of the best; so many more are asked for.
        let found = Scorer(snapshot).best(
            wanted + min(request.secondsSinceShown.count, wanted),
            for: taste,
            excluding: excluded
        )
        return TopItems.best(wanted, among: rotated(boosted(found, taste, excluded, request), request))
    }

    /// With the best of those that are boosted, whatever the model says of them.
    private func boosted(
        _ found: [ScoredItem],
        _ taste: UserState,
        _ excluded: ItemSet,
        _ request: SlateRequest
    ) -> [ScoredItem] {
        guard !request.boosts.isEmpty else { return found }
        let known = Set(found.map(\.item))
        let scorer = Scorer(snapshot)
        let others = request.boosts.keys
            .filter { $0 < snapshot.itemCount && !excluded.contains($0) && !known.contains($0) }
            .map { ScoredItem(item: $0, score: scorer.score(of: $0, for: taste)) }
        return (found + others).map { ScoredItem(item: $0.item, score: $0.score + (request.boosts[$0.item] ?? 0)) }
    }

    private func rotated(_ found: [ScoredItem], _ request: SlateRequest) -> [ScoredItem] {
        guard !request.secondsSinceShown.isEmpty else { return found }
        return found.map { candidate in
            guard let seconds = request.secondsSinceShown[candidate.item], request.rotationSeconds > 0 else {
                return candidate
            }
            let rest = Float(max(0, 1 - max(0, seconds) / request.rotationSeconds))
            return ScoredItem(item: candidate.item, score: candidate.score - request.rotationPenalty * rest)
        }
    }
}

/// One card of a slate.
package struct SlateCard: Sendable, Equatable {
    package let item: Int
    package let score: Float

    /// The estimated chance that this person likes it, between 0 and 1.
    package let likeRate: Float

    /// The probability with which the item was chosen.
    ///
    /// For a card by exact score 1; for one by a drawn score an estimate of how often draws put it among the cards by
    /// score, from 16 slates; for an exploring card exactly its chance at this place after the cards before. Log it with
    /// the card, so that other ways of choosing can be judged by what came of this one (inverse propensity weighting).
    package let propensity: Double

    /// Whether the card's place was kept for an item that few have seen.
    package let isExploring: Bool

    /// The like rate as people read it, 0...100.
    package var fit: Int { Int((likeRate * 100).rounded()) }
}

/// What a person wants to see next, and what is to be heeded.
package struct SlateRequest: Sendable {
    /// How many cards.
    package var count: Int

    /// The items that pass the person's filters; nil for all.
    package var allowed: ItemSet?

    /// Items the person sees already: cards vary from them as from each other and count them in, and none returns.
    package var held: [Int] = []

    /// The weight of the score against resemblance to the cards before, 0...1; 1 looks at the score alone.
    package var relevance: Float = 0.7

    /// What is added to the scores of items while choosing, for what the model cannot know; shown scores are without it.
    package var boosts: [Int: Float] = [:]

    /// At most so many cards of one owner; `owners` names the owner of each item by number, or is empty.
    package var cardsPerOwner = 2
    package var owners: [Int32] = []

    /// At most so many cards of one pool; nil for no limit.
    package var cardsPerPool: Int?

    /// Seconds since items were shown and not judged, by item: they return slowly.
    package var secondsSinceShown: [Int: Double] = [:]

    /// What an item just shown loses of its score, and after how long it has it back.
    package var rotationPenalty: Float = 3
    package var rotationSeconds: Double = 86_400

    /// How far cards by score stray from the best guess, in standard deviations of what is not known of the person.
    ///
    /// 0 is not at all. It begins with the judgement of this number: the first cards are to be the safest.
    package var thompsonSpread: Float = 0.25
    package var thompsonStart = 10

    /// Every so many cards one is kept for an item that few have seen; 0 for none.
    package var explorationInterval = 8

    /// How often each item was shown and liked in all; empty when nobody counted.
    package var exposure: [ItemExposure] = []

    /// An item shown less often than this is one that few have seen.
    package var exposureFloor = 30

    /// The same seed gives the same slate.
    package var seed: UInt64 = 0

    package init(count: Int = 20) {
        self.count = count
    }
}
