import Foundation
import GraphQL
import PitchDeckDomain
import Storage

private struct WatchArguments: Decodable, Sendable {
    var documentId: String
    var status: PublicationStatus?
}

private struct NewerArguments: Decodable, Sendable {
    var openedAt: Date
}

extension SchemaBinding where Context == PitchDeckContext {
    func bindNews() {
        subscription {
            $0.states("startupChanged", WatchArguments.self) { arguments, call in
                let watch = try await StartupWatch(
                    DocumentID(argument: arguments.documentId),
                    arguments.status?.edition ?? .published,
                    call.context
                )
                return AsyncThrowingStream { try await watch.next() }
            }
            $0.states("catalogueChanged") { call in
                let watch = CatalogueWatch(call.context)
                return AsyncThrowingStream { try await watch.next() }
            }
        }
        type("StartupChange", StartupChange.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("state") { change in
                // That a change of what is published waits is its founder's alone.
                change.startup.map { $0.edition == .published ? .published : $0.state } ?? .withdrawn
            }
            $0.value("startup") { $0.startup }
        }
        type("CatalogueChange", CatalogueChange.self) {
            $0.read("total", NoArguments.self) { rows, _, _, store in
                let total = try StartupListings(connection: store.connection).count()
                return rows.map { _ in total }
            }
            $0.read("newer", NewerArguments.self) { rows, arguments, _, store in
                let newer = try StartupListings(connection: store.connection).count(
                    where: "\(StartupListings.isShown) AND l.published_at > \(arguments.openedAt)"
                )
                return rows.map { _ in newer }
            }
        }
    }
}
