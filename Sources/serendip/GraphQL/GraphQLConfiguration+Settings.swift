import Foundation
import GraphQL
import Server

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
