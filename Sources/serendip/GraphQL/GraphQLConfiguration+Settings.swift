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
}
