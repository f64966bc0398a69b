import ArgumentParser
import Foundation
import GraphQL
import Logging
import Server

/// `serendip graphql`: the GraphQL engine by itself.
struct GraphQLCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graphql",
        abstract: "Checks GraphQL documents, serves schemas, and is measured.",
        subcommands: [GraphQLValidate.self, GraphQLServe.self, GraphQLMeasure.self]
    )
}

/// `serendip graphql serve`: a schema over HTTP, answered with made-up values.
struct GraphQLServe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Answers a schema with made-up values, to try clients and the explorer with.",
        discussion: """
            Values are the same whenever they are asked for. Lists have three items, or as many as first, limit or \
            pageSize ask for; a subscription has five events. Without --schema a small library is served.
            Pages of any origin may ask, since nothing here is anybody's. The settings SERENDIP_GRAPHQL_… of \
            docs/operations.md, limits among them, are taken from the environment.
            """
    )

    @Option(help: "A file of SDL; may be given more than once, extensions after what they extend.")
    var schema: [String] = []

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 lets the system choose.")
    var port = 8081

    @Option(help: "The path that is answered; the explorer is there, too.")
    var path = "/graphql"

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
        guard path.hasPrefix("/") else { throw ValidationError("A path begins with a slash, as /graphql does.") }
    }

    func run() async throws {
        let settings = try ServerConfiguration.GraphQLConfiguration { ProcessInfo.processInfo.environment[$0] }
        let files = try SDLFiles(schema)
        let read: Schema
        do {
            read = try Schema(files.text ?? Schema.sampleSDL)
        } catch {
            throw CommandFailure(files.message(error))
        }
        let executable = try ExecutableSchema<Void>.madeUp(read, settings: settings.execution)
        var logger = Logger(label: "serendip")
        logger.logLevel = .notice
        do {
            try await serveGraphQL(
                GraphQLHTTP(executable, settings: settings.http),
                host: host,
                port: port,
                path: path,
                logger: logger
            ) { port in
                print("GraphQL is ready: open http://\(authority(port))\(path) in a browser. Stop with Control-C.")
                // Seen at once also when the output is a file or a pipe.
                fflush(nil)
            }
        } catch let error as ServeError {
            throw CommandFailure("\(error)")
        }
    }

    /// An address of IPv6 stands in brackets.
    private func authority(_ port: Int) -> String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

extension ServerConfiguration.GraphQLConfiguration {
    /// What the settings say, by their names in the environment.
    ///
    /// - Throws: ``ServeError`` where a setting cannot be what it is.
    init(_ setting: (_ name: String) -> String?) throws {
        self.init()
        if let text = setting("SERENDIP_GRAPHQL_STATUS") {
            guard let status = StatusPolicy(rawValue: text) else {
                let known = StatusPolicy.allCases.map(\.rawValue).joined(separator: " or ")
                throw ServeError.wrongSetting("SERENDIP_GRAPHQL_STATUS", "“\(text)” is not \(known)")
            }
            http.status = status
        }
        if let text = setting("SERENDIP_GRAPHQL_INTROSPECTION") {
            guard text == "on" || text == "off" else {
                throw ServeError.wrongSetting("SERENDIP_GRAPHQL_INTROSPECTION", "“\(text)” is not on or off")
            }
            execution.introspection = text == "on"
        }
        try Self.set(&execution.limits.depth, "SERENDIP_GRAPHQL_DEPTH", setting, 1...1_000)
        try Self.set(&execution.limits.cost, "SERENDIP_GRAPHQL_COST", setting, 1...100_000_000)
        try Self.set(&execution.limits.parser.tokens, "SERENDIP_GRAPHQL_TOKENS", setting, 1...10_000_000)
        try Self.set(&execution.limits.answerBytes, "SERENDIP_GRAPHQL_ANSWER_BYTES", setting, 1_024...1_073_741_824)
        if let path = setting("SERENDIP_GRAPHQL_DOCUMENTS") {
            do {
                try execution.documents.trust(manifest: try String(contentsOfFile: path, encoding: .utf8))
            } catch let fault as PersistedDocuments.ManifestFault {
                throw ServeError.wrongSetting("SERENDIP_GRAPHQL_DOCUMENTS", fault.message)
            } catch {
                throw ServeError.wrongSetting("SERENDIP_GRAPHQL_DOCUMENTS", "“\(path)” cannot be read")
            }
        }
        execution.documents.trustedOnly = try Settings.flag("SERENDIP_GRAPHQL_TRUSTED_ONLY", setting)
        http.uploadPath = "/api/upload"
    }

    private static func set(
        _ limit: inout Int,
        _ name: String,
        _ setting: (_ name: String) -> String?,
        _ range: ClosedRange<Int>
    ) throws {
        guard let text = setting(name) else { return }
        guard let number = Int(text), range.contains(number) else {
            throw ServeError.wrongSetting(
                name,
                "“\(text)” is not a number from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        limit = number
    }
}
