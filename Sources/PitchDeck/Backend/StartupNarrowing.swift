import Foundation
import PitchDeckDomain
import Storage

/// What a search leaves of ``StartupListings``, whose alias is `l`.
struct StartupNarrowing {
    let search: StartupSearch
    let now: Date
    /// What its words may mean; `nil` without words.
    let ranked: [DocumentID]?
    /// What they mean besides.
    var meaning = SearchMeaning()
    /// Whether what they mean is found beside what they are written in, and not only among it.
    var isEither = false

    /// What is chosen, one by one, besides the words.
    enum Facet: CaseIterable {
        case category, stage, place, team, hiring, deck, fresh
    }

    /// What fits these facets' choices, and all that is no choice.
    func condition(_ facets: [Facet] = Facet.allCases, isNewer: Bool = false) -> SQL {
        var parts: [SQL] = [StartupListings.isShown]
        if let openedAt = search.openedAt {
            parts.append(isNewer ? "l.published_at > \(openedAt)" : "l.published_at <= \(openedAt)")
        }
        return (parts + [whole(facets)]).joined(separator: " AND ")
    }

    /// The same, with what is hidden, and whenever the list was opened.
    func whole(_ facets: [Facet]) -> SQL {
        var parts = words
        if !search.includesStale {
            // Nobody can confirm a sample.
            parts.append("(l.is_sample = 1 OR l.confirmed_at > \(now.addingTimeInterval(-Freshness.end)))")
        }
        parts += facets.compactMap(chosen)
        return parts.isEmpty ? "1 = 1" : parts.joined(separator: " AND ")
    }

    private var words: [SQL] {
        let meant = meaning.conditions
        guard let ranked else { return meant }
        let written: SQL = "l.document_id IN (\(values: ranked.map(\.text)))"
        return isEither ? ["(\(written) OR \(meant.joined(separator: " AND ")))"] : [written] + meant
    }

    private func chosen(_ facet: Facet) -> SQL? {
        switch facet {
        case .category:
            search.categories.isEmpty ? nil : "l.category_id IN (\(values: search.categories.map(\.text)))"
        case .stage: search.stages.isEmpty ? nil : "l.stage IN (\(values: search.stages.map(\.rawValue)))"
        case .place: search.place.map { "l.location = \($0)" }
        case .team: search.team.map { "l.team = \($0.rawValue)" }
        case .hiring: search.isHiring ? "l.is_hiring = 1" : nil
        case .deck: search.hasDeck ? "l.has_deck = 1" : nil
        case .fresh: search.isFresh ? isFresh : nil
        }
    }

    var isFresh: SQL { "l.confirmed_at > \(now.addingTimeInterval(-Freshness.limit))" }
}
