import Foundation
import GraphQL

/// The settings of GraphQL, by their names in the environment.
struct GraphQLSettings {
    var execution = ExecutionSettings()
    var http = HTTPSettings()

    /// - Throws: ``CommandFailure`` where a setting cannot be what it is.
    init(_ environment: [String: String]) throws {
        if let text = environment["SERENDIP_GRAPHQL_STATUS"] {
            guard let status = StatusPolicy(rawValue: text) else {
                let known = StatusPolicy.allCases.map(\.rawValue).joined(separator: " or ")
                throw CommandFailure("SERENDIP_GRAPHQL_STATUS is \(text), and must be \(known).")
            }
            http.status = status
        }
        if let text = environment["SERENDIP_GRAPHQL_INTROSPECTION"] {
            guard text == "on" || text == "off" else {
                throw CommandFailure("SERENDIP_GRAPHQL_INTROSPECTION is \(text), and must be on or off.")
            }
            execution.introspection = text == "on"
        }
        if let path = environment["SERENDIP_GRAPHQL_DOCUMENTS"] {
            do {
                try execution.documents.trust(manifest: try String(contentsOfFile: path, encoding: .utf8))
            } catch let fault as PersistedDocuments.ManifestFault {
                throw CommandFailure("SERENDIP_GRAPHQL_DOCUMENTS: \(fault.message)")
            }
        }
        execution.documents.trustedOnly = environment["SERENDIP_GRAPHQL_TRUSTED_ONLY"] == "1"
        http.uploadPath = "/api/upload"
    }
}
