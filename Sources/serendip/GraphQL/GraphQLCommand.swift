import ArgumentParser

/// `serendip graphql`: the GraphQL engine by itself.
struct GraphQLCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graphql",
        abstract: "Checks GraphQL documents, and serves schemas.",
        subcommands: [GraphQLValidate.self, GraphQLServe.self]
    )
}
