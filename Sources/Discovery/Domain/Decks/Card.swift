package import Calls
package import RepositoriesDomain

/// A repository as a deck shows it.
package struct Card: Hashable, Codable, Sendable, Identifiable {
    package static let maximumReasons = 3

    package var repository: Repository
    /// How likely this person likes it, 0...100.
    package var fit: Int
    /// The strongest first; 1 to 3.
    package var reasons: [Reason]
    /// Never empty.
    package var clusters: [Cluster]
    package var vitality: Vitality
    package var isSaved: Bool

    package var id: Repository.ID { repository.id }

    package init(
        repository: Repository,
        fit: Int,
        reasons: [Reason],
        clusters: [Cluster],
        vitality: Vitality,
        isSaved: Bool
    ) {
        self.repository = repository
        self.fit = fit
        self.reasons = reasons
        self.clusters = clusters
        self.vitality = vitality
        self.isSaved = isSaved
    }
}

extension Card: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.schema),
        .required("fit", .integer(0...100).described("How likely this person likes it.")),
        .required("reasons", .array(of: Reason.schema, maximum: maximumReasons)),
        .required("clusters", .array(of: .choice(Cluster.self), maximum: Cluster.allCases.count)),
        .required("vitality", Vitality.schema),
        .required("isSaved", .boolean)
    ).named("Card")
}
