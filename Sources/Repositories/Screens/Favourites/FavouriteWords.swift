import Foundation
import RepositoriesDomain

/// The words of a filter, read as those of a search are: `"phrases"`, `-word`, `OR`, `language:` and `topic:`.
nonisolated struct FavouriteWords {
    private struct Condition {
        var text: String
        var field = SearchExpression.Qualifier.Name?.none
        var isExcluded = false
    }

    /// All have to hold, of each one of its conditions.
    private var groups: [[Condition]] = []

    init(_ text: String) {
        var (isExcluded, isOther) = (false, false)
        for part in SearchExpression(RepositoryQuery.plain(text)).parts {
            var condition: Condition
            switch part {
            case .both: continue
            case .either:
                isOther = true
                continue
            case .not:
                isExcluded = true
                continue
            case .word(let word), .phrase(let word): condition = Condition(text: word)
            case .qualifier(let qualifier):
                condition = Condition(text: qualifier.value, field: qualifier.name, isExcluded: qualifier.isExcluded)
            }
            if isExcluded { condition.isExcluded.toggle() }
            if isOther, !groups.isEmpty {
                groups[groups.count - 1].append(condition)
            } else {
                groups.append([condition])
            }
            (isExcluded, isOther) = (false, false)
        }
    }

    func match(_ favourite: Favourite) -> Bool {
        groups.allSatisfy { $0.contains { Self.holds($0, favourite) != $0.isExcluded } }
    }

    private static func holds(_ condition: Condition, _ favourite: Favourite) -> Bool {
        let repository = favourite.repository
        switch condition.field {
        case .language: return repository.language?.caseInsensitiveCompare(condition.text) == .orderedSame
        case .topic, .topics: return repository.topics.contains(condition.text.lowercased())
        case .user, .org: return repository.id.owner.caseInsensitiveCompare(condition.text) == .orderedSame
        case .some(let other): return contains("\(other.rawValue):\(condition.text)", favourite)
        case nil: return contains(condition.text, favourite)
        }
    }

    private static func contains(_ text: String, _ favourite: Favourite) -> Bool {
        let repository = favourite.repository
        let own = [repository.id.fullName, repository.summary, repository.language ?? "", favourite.note]
        return (own + favourite.tags.map { "#" + $0 } + repository.topics).contains { own in
            // Few texts are of other letters, and those take longer.
            (own.utf8.allSatisfy { $0 < 0x80 } ? own : RepositoryQuery.plain(own)).localizedStandardContains(text)
        }
    }
}
