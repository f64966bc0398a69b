/// Chooses the next cards for a person: the best by score, not all alike, now and then something few have seen.
package struct SlateMaker: Sendable {
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
    package func slate(for taste: Taste, _ request: SlateRequest) -> [SlateCard] {
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
                cards.append(card(candidates[found.candidate], propensity: found.propensity, isExploring: true))
            } else if let best = picker.next() {
                cards.append(card(candidates[best], propensity: propensities[best], isExploring: false))
            } else {
                break
            }
        }
        return cards
    }

    private func card(_ candidate: ScoredItem, propensity: Double, isExploring: Bool) -> SlateCard {
        SlateCard(
            item: candidate.item,
            score: candidate.score,
            likeRate: snapshot.calibration.rate(at: candidate.score),
            propensity: propensity,
            isExploring: isExploring
        )
    }

    /// The best items that may be shown, with what rotation leaves of their scores.
    private func candidates(for taste: Taste, _ request: SlateRequest) -> [ScoredItem] {
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
        guard !request.secondsSinceShown.isEmpty else { return found }
        let rotated = found.map { candidate in
            guard let seconds = request.secondsSinceShown[candidate.item], request.rotationSeconds > 0 else {
                return candidate
            }
            let rest = Float(max(0, 1 - max(0, seconds) / request.rotationSeconds))
            return ScoredItem(item: candidate.item, score: candidate.score - request.rotationPenalty * rest)
        }
        return TopItems.best(wanted, among: rotated)
    }
}
