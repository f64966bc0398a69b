import ArgumentParser

/// `serendip graphql`: the GraphQL engine by itself.
struct GraphQLCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graphql",
        abstract: "Checks GraphQL documents, serves schemas, and is measured.",
        subcommands: [GraphQLValidate.self, GraphQLServe.self, GraphQLMeasure.self]
    )
}
