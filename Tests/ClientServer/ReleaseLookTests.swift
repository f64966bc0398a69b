import Calls
import Client
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import Synchronization
import Testing

/// What a phone asks of the release radar and makes of the answer; the server's own side needs GitHub.
struct ReleaseLookTests {
    private static let answer = """
        {"isWatching": true, "isIncomplete": true, "releases": [
            {"repository": {"owner": "octo", "name": "boat"}, "name": "v2", "publishedAt": "2020-01-02T03:04:05Z"}
        ]}
        """

    @Test(arguments: [true, false])
    func `a look says whether to ask anew, and brings what was released`(refresh: Bool) async throws {
        let sent = Mutex("")
        let service = RemoteDiscoveryService(
            EndpointClient { request in
                sent.withLock { $0 = String(decoding: request.body, as: UTF8.self) }
                let headers = ["content-type": "application/json"]
                return EndpointResponse(status: 200, headers: headers, body: Data(Self.answer.utf8))
            }
        )
        let radar = try await service.lookAtReleases(refresh: refresh)
        #expect(sent.withLock { $0 } == #"{"refresh":\#(refresh)}"#)
        #expect(radar.isWatching && radar.isIncomplete)
        #expect(radar.releases.map(\.repository) == [Repository.ID(owner: "octo", name: "boat")])
        #expect(radar.releases.map(\.name) == ["v2"])
    }
}
