import Foundation

/// Orders what was found; the same on every engine, because nothing of it is the database's.
struct SearchRanking {
    /// What the order needs to know of a repository.
    struct Facts: Hashable {
        var number: Int64
        var key: String
        var nameKey: String
        var stars: Int
        /// With a comma before and after each.
        var topics: String

        var isLanguage: Bool { topics.contains(",programming-language,") }
        var isReading: Bool { topics.contains(",awesome,") || topics.contains(",course,") }

        /// What it is about before anything else, as one word.
        var mainTopic: String { topics.dropFirst().prefix { $0 != "," }.filter { $0 != "-" } }

        /// Whether it is, or is made for, what goes by this word.
        func belongs(to word: String) -> Bool {
            nameKey == word || key.hasPrefix(word + "/") || topics.contains(",\(word),")
        }
    }

    struct Match: Hashable {
        var facts: Facts
        var score: Double
    }

    /// Hundredths of a field's weight at which a hit counts half of what it could.
    private static let halfway = 400.0
    /// For each tenfold of stars.
    ///
    /// Chosen, as the others, on the queries of `CatalogueSearchTests`.
    private static let popularityWeight = 1.2
    private static let nameWeight = 5.0
    private static let fullNameWeight = 100.0
    /// What is about the only word that was typed before anything else stands above what merely has to do with it.
    private static let mainTopicWeight = 0.5
    /// What is about a thing, or is what an alternative is wanted to, stands below what is less known by a hundredfold.
    private static let besidesWeight = 2.4

    let plan: SearchPlan
    /// By concept, in the order of ``SearchPlan/concepts``, and number of the repository.
    let hits: [[Int64: Int]]
    /// Of all repositories.
    let count: Int

    /// The repositories that have all of a clause, or else those that have most; best first.
    func matches(among facts: [Facts]) -> (matches: [Match], isPartial: Bool) {
        let full = named(facts.compactMap { match($0) })
        if !full.isEmpty { return (full.sorted(by: Self.isBefore), false) }
        let covered = facts.map { ($0, coverage($0.number)) }.filter { $0.1 > 0 }
        guard let most = covered.map(\.1).max() else { return ([], false) }
        let partial = covered.filter { $0.1 >= most * 0.6 }
            .map { Match(facts: $0, score: $1 * 10 + score($0, clauses.flatMap(\.self))) }
        return (named(partial).sorted(by: Self.isBefore), true)
    }

    /// The concepts of each clause by their index.
    private var clauses: [Range<Int>] {
        var start = 0
        return plan.clauses.map { clause in
            defer { start += clause.count }
            return start..<start + clause.count
        }
    }

    private func match(_ facts: Facts) -> Match? {
        let concepts = plan.concepts
        let scores = clauses.compactMap { clause -> Double? in
            guard clause.allSatisfy({ !concepts[$0].isRequired || hits[$0][facts.number] != nil }) else { return nil }
            return score(facts, Array(clause))
        }
        return scores.max().map { Match(facts: facts, score: $0) }
    }

    private func score(_ facts: Facts, _ concepts: [Int]) -> Double {
        let all = plan.concepts
        var score = Self.popularityWeight * log10(Double(facts.stars) + 1)
        for index in concepts {
            guard let points = hits[index][facts.number] else { continue }
            if all[index].isLanguageItself, facts.isLanguage { score += 2 * Self.nameWeight }
            let part = Double(points) / (Double(points) + Self.halfway)
            score += rarity(index) * part * all[index].weight * (all[index].isRequired ? 1 : 0.5)
        }
        if facts.key == plan.fullNameKey { score += Self.fullNameWeight }
        if plan.subjects.contains(facts.mainTopic) { score += Self.mainTopicWeight }
        if facts.isReading, !plan.wantsReading { score -= Self.besidesWeight }
        if plan.replaced.contains(where: facts.belongs) { score -= Self.besidesWeight }
        if plan.replaced.contains(facts.nameKey) { score -= 2 * Self.nameWeight }
        return score
    }

    /// The same, where a name that was typed counts, the more the better known it is among what was found, or the fewer
    /// were found: many call a repository `docker` or `home-automation`, and few who type that mean theirs.
    private func named(_ matches: [Match]) -> [Match] {
        let most = Double(matches.map(\.facts.stars).max() ?? 0) + 1
        let rarity = plan.isCategory ? 0 : 1 / Double(max(matches.count, 1)).squareRoot()
        return matches.map { match in
            guard plan.nameKeys.contains(match.facts.nameKey) else { return match }
            var match = match
            match.score += Self.nameWeight * max(Double(match.facts.stars + 1) / most, rarity)
            return match
        }
    }

    /// How much of what is required a repository has, the rare weighing more; 0 to 1.
    private func coverage(_ number: Int64) -> Double {
        let concepts = plan.concepts
        return clauses.map { clause -> Double in
            let required = clause.filter { concepts[$0].isRequired }
            let all = required.reduce(0) { $0 + rarity($1) }
            return all == 0 ? 0 : required.reduce(0) { $0 + (hits[$1][number] == nil ? 0 : rarity($1)) } / all
        }.max() ?? 0
    }

    /// Inverse document frequency (Robertson 2004, "Understanding inverse document frequency").
    private func rarity(_ concept: Int) -> Double {
        log(1 + Double(count) / Double(hits[concept].count + 1))
    }

    private static func isBefore(_ left: Match, _ right: Match) -> Bool {
        (right.score, right.facts.stars, left.facts.key) < (left.score, left.facts.stars, right.facts.key)
    }
}

extension SearchPlan {
    /// All concepts, clause after clause.
    var concepts: [SearchConcept] { clauses.flatMap(\.self) }
}
