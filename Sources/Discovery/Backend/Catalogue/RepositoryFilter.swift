import DiscoveryDomain
import Foundation
import RepositoriesDomain

/// A deck's filters as a question to one repository.
struct RepositoryFilter {
    private let filters: DeckFilters
    private let languages: Set<String>
    private let included: Set<String>
    private let excluded: Set<String>
    private let licenses: Set<String>
    private let pushedSince: Date?

    init(_ filters: DeckFilters, at now: Date) {
        self.filters = filters
        languages = Set(filters.languages.map { $0.lowercased() })
        included = Set(filters.includedTopics)
        excluded = Set(filters.excludedTopics)
        licenses = Set(filters.licenses.map { $0.lowercased() })
        pushedSince = filters.activity.map { now.addingTimeInterval(-Double($0.days) * 86_400) }
    }

    /// Forks never pass: what they are copies of does.
    func passes(_ repository: Repository) -> Bool {
        guard !repository.isFork, !(filters.hidesArchived && repository.isArchived) else { return false }
        if let minimum = filters.minimumStars, repository.stars < minimum { return false }
        if let pushedSince, let pushedAt = repository.pushedAt, pushedAt < pushedSince { return false }
        if !languages.isEmpty, !languages.contains(repository.language?.lowercased() ?? "") { return false }
        if !licenses.isEmpty, !licenses.contains(repository.license?.lowercased() ?? "") { return false }
        if !included.isEmpty, included.isDisjoint(with: repository.topics) { return false }
        return excluded.isDisjoint(with: repository.topics)
    }
}
