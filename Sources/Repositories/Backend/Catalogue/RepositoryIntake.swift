package import GitHubAPI
package import Storage

/// Takes what GitHub told into the catalogue, inside a transaction of another subject's.
package struct RepositoryIntake {
    private let writer: CatalogueWriter

    package init(connection: any SQLConnection) {
        writer = CatalogueWriter(connection: connection)
    }

    /// Stores a repository and gives the number of its row.
    package func store(_ repository: GitHubRepository) throws -> Int64 {
        try writer.store(repository)
    }

    /// The key under which a repository is stored now, which differs after it was renamed.
    package func currentKey(_ key: String) throws -> String {
        try writer.currentKey(key)
    }
}
