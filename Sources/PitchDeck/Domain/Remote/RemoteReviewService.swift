import Calls
import Foundation

/// A moderator's queue of a server.
package struct RemoteReviewService: StartupReviewService {
    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    private struct Answer: Decodable {
        var isHeld: Bool
        var askedAt: Date
        var startup: StartupAnswer
    }

    package func queue() async throws(StartupError) -> [StartupReview] {
        let reviews: [Answer] = try await api.ask(.reviewQueue)
        return reviews.map { StartupReview(startup: $0.startup.startup, isHeld: $0.isHeld, askedAt: $0.askedAt) }
    }

    package func approve(_ id: DocumentID, ifVersion version: Int) async throws(StartupError) {
        let variables: [String: JSONValue] = ["documentId": .string(id.text), "ifVersion": .integer(Int64(version))]
        let _: Bool = try await api.ask(.approve, variables, about: id)
    }

    package func sendBack(_ id: DocumentID, ifVersion version: Int, note: String) async throws(StartupError) {
        let variables: [String: JSONValue] = [
            "documentId": .string(id.text), "ifVersion": .integer(Int64(version)), "note": .string(note),
        ]
        let _: Bool = try await api.ask(.sendBack, variables, about: id)
    }
}
