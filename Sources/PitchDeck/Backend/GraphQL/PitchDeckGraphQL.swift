import Foundation
package import GraphQL
import Storage

/// PitchDeck's schema: a Strapi v5's, as the plan's clients use it, and what this server adds.
package struct PitchDeckGraphQL: Sendable {
    package let schema: ExecutableSchema<PitchDeckContext>

    /// The SDL that is the contract, and the extensions of it.
    static var sdl: (core: String, extensions: String) {
        (
            String(decoding: PackageResources.pitchdeck_graphql, as: UTF8.self),
            String(decoding: PackageResources.pitchdeck_extensions_graphql, as: UTF8.self)
        )
    }

    /// - Throws: `SchemaFaults` or `BindingFaults` where the schema is none, as every test of a server would.
    package init(settings: ExecutionSettings = ExecutionSettings()) throws {
        var settings = settings
        settings.present = { GraphQLError.presented($0) }
        let (core, extensions) = Self.sdl
        schema = try ExecutableSchema(try Schema(core, extensions: [extensions]), settings: settings) { schema in
            schema.bindStartups()
            schema.bindCategories()
            schema.bindAuthors()
            schema.bindQueries()
            schema.bindSearch()
            schema.bindMutations()
            schema.bindAccounts()
            schema.bindSessions()
            schema.bindPerson()
            schema.bindDecks()
            schema.bindIntroductions()
            schema.bindReviews()
            schema.bindReports()
            schema.bindFigures()
            schema.bindNews()
        }
    }

    /// Executes a request: a query in one reading, so that an answer is of one moment.
    package func execute(_ prepared: PreparedRequest, _ context: PitchDeckContext) async throws -> GraphQLAnswer {
        guard prepared.kind == .query else { return await schema.execute(prepared, context: context) }
        return try await context.database.read { connection in
            var context = context
            context.reading = OpenReading(connection)
            return schema.executeImmediately(prepared, context: context)
        }
    }
}
