package import Calls
package import RepositoriesDomain

/// A cluster with what is in it.
package struct ClusterSummary: Hashable, Codable, Sendable, Identifiable {
    package var cluster: Cluster
    package var repositoryCount: Int
    /// The best known, at most 3.
    package var examples: [Repository.ID]

    package var id: Cluster { cluster }

    package init(cluster: Cluster, repositoryCount: Int, examples: [Repository.ID]) {
        self.cluster = cluster
        self.repositoryCount = repositoryCount
        self.examples = examples
    }
}

extension ClusterSummary: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("cluster", .choice(Cluster.self)),
        .required("repositoryCount", .count),
        .required("examples", .array(of: Repository.ID.schema, maximum: 3))
    ).named("ClusterSummary")
}
