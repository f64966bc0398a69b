import Calls
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

struct ResponseCacheTests {
    private func answer(_ size: Int) -> EndpointResponse { EndpointResponse(status: 200, body: Data(count: size)) }

    @Test func `an answer is given again for a moment, and then no more`() {
        let lasting = ResponseCache(lifetime: .seconds(3600))
        lasting.keep(answer(3), for: "/a?x=1")
        #expect(lasting["/a?x=1"] == answer(3))
        #expect(lasting["/a?x=2"] == nil)
        let fleeting = ResponseCache(lifetime: .zero)
        fleeting.keep(answer(3), for: "/a")
        #expect(fleeting["/a"] == nil)
    }

    @Test func `beyond its size it starts anew, and what is too large is not kept`() {
        let cache = ResponseCache(maximumBytes: 100, lifetime: .seconds(3600))
        cache.keep(answer(60), for: "/a")
        cache.keep(answer(60), for: "/b")
        #expect(cache["/a"] == nil)
        #expect(cache["/b"] == answer(60))
        cache.keep(answer(200), for: "/c")
        #expect(cache["/c"] == nil)
    }

    @Test func `who says who they are never gets what a stranger got`() async throws {
        try await withServer { client in
            let path = "/api/v1/repository-source"
            let page = try await client.execute(uri: path, method: .get)
            #expect(page.status == .ok)
            let answer = try await client.execute(
                uri: path,
                method: .get,
                headers: [.authorization: "Bearer nobody"]
            )
            #expect(answer.status == .unauthorized)
        }
    }
}
