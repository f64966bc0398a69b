import AsyncHTTPClient
import Foundation

/// Whole pages with their data, one after the other, on a warm server.
struct PageLatency {
    let server: ServerProcess
    let client: HTTPClient

    func run() async throws -> [String: Double] {
        let paths = [
            "/gitrepd/", "/gitrepd/search?q=swift", "/gitrepd/repositories/swiftlang/swift", "/gitrepd/favourites",
        ]
        let browser = Browser(client: client, address: server.address)
        for path in paths { _ = try await browser.open(path) }
        var times: [Double] = []
        for _ in 0..<100 {
            for path in paths { times.append(try await browser.open(path)) }
        }
        return ["p50Milliseconds": times.percentile(0.5), "p99Milliseconds": times.percentile(0.99)]
    }
}
