package import Calls
package import RepositoriesDomain

/// A repository of a trending list.
package struct TrendingEntry: Hashable, Codable, Sendable, Identifiable {
    package var repository: Repository
    /// Stars gained in the period as far as it was observed; `nil` when the list does not come from snapshots.
    package var gain: Int?
    package var isSaved: Bool
    /// `nil` when it was not judged.
    package var judgement: Judgement?

    package var id: Repository.ID { repository.id }

    package init(repository: Repository, gain: Int?, isSaved: Bool, judgement: Judgement?) {
        self.repository = repository
        self.gain = gain
        self.isSaved = isSaved
        self.judgement = judgement
    }
}

extension TrendingEntry: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.schema),
        .optional("gain", .count.described("Stars gained in the period, as far as it was observed.")),
        .required("isSaved", .boolean),
        .optional("judgement", .choice(Judgement.self))
    ).named("TrendingEntry")
}
