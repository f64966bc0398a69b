package import PitchDeckDomain
import PitchDeckService

/// PitchDeck's categories, as whoever runs the server keeps them; a server that runs shows them at once.
extension Administration {
    private var keeper: CategoryKeeper { CategoryKeeper(database: database) }

    /// As they are listed, each with what is in it.
    package func categories() async throws -> [KeptCategory] { try await keeper.all() }

    /// Adds one.
    ///
    /// - Throws: ``CategoryProblem``.
    package func addCategory(_ slug: String, _ names: [PitchDeckLanguage: String]) async throws {
        try await keeper.add(slug, names)
    }

    /// Calls one otherwise in some languages.
    ///
    /// - Throws: ``CategoryProblem``.
    package func renameCategory(_ slug: String, _ names: [PitchDeckLanguage: String]) async throws {
        try await keeper.rename(slug, names)
    }

    /// Lists these first.
    ///
    /// - Throws: ``CategoryProblem``.
    package func orderCategories(_ slugs: [String]) async throws { try await keeper.order(slugs) }

    /// Takes one away, what is in it into another; answers how many startups were moved.
    ///
    /// - Throws: ``CategoryProblem``.
    package func retireCategory(_ slug: String, into other: String?) async throws -> Int {
        try await keeper.retire(slug, into: other)
    }
}
