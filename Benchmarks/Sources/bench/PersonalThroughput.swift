import AsyncHTTPClient
import Foundation
import Hummingbird

/// Reads and writes of persons, which nothing answers from memory: what the database makes of them.
///
/// Sixteen guests, each one request after the other; a write is acknowledged when it is on the disk.
struct PersonalThroughput {
    let server: ServerProcess
    let client: HTTPClient
    private static let seconds = 4.0

    func run() async throws -> [String: Double] {
        var tokens: [String] = []
        for _ in 0..<16 { tokens.append(try await guest()) }
        let writes = try await measure(tokens) { token, number in try await save(number, token) }
        let reads = try await measure(tokens) { token, _ in
            try await send("GET", "/api/v1/recent-searches", token)
        }
        return [
            "writesPerSecond": writes.rate, "writeP50Milliseconds": writes.times.percentile(0.5),
            "writeP99Milliseconds": writes.times.percentile(0.99),
            "readsPerSecond": reads.rate, "readP50Milliseconds": reads.times.percentile(0.5),
            "readP99Milliseconds": reads.times.percentile(0.99),
        ]
    }

    private func measure(
        _ tokens: [String],
        _ request: @escaping @Sendable (_ token: String, _ number: Int) async throws -> Void
    ) async throws -> (rate: Double, times: [Double]) {
        let end = ContinuousClock.now + .seconds(Self.seconds)
        let times = try await withThrowingTaskGroup(of: [Double].self) { group in
            for token in tokens {
                group.addTask {
                    var times: [Double] = []
                    while ContinuousClock.now < end {
                        let start = ContinuousClock.now
                        try await request(token, times.count)
                        times.append((ContinuousClock.now - start).milliseconds)
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        return (Double(times.count) / Self.seconds, times)
    }

    private func guest() async throws -> String {
        let answer = try await send("POST", "/api/v1/guests", nil)
        let object = try JSONSerialization.jsonObject(with: Data(answer.readableBytesView)) as? [String: Any]
        guard let token = object?["token"] as? String else { throw BenchError.unexpected("a guest without a token") }
        return token
    }

    /// Puts a search first in the person's list of ten: a write of one row that the list's length does not slow down.
    private func save(_ number: Int, _ token: String) async throws {
        try await send("PUT", "/api/v1/recent-searches", token, #"{"text":"search \#(number % 20)"}"#)
    }

    @discardableResult
    private func send(
        _ method: String,
        _ path: String,
        _ token: String?,
        _ body: String? = nil
    ) async throws -> ByteBuffer {
        var request = HTTPClientRequest(url: server.address + path)
        request.method = .init(rawValue: method)
        if let token { request.headers.add(name: "Authorization", value: "Bearer \(token)") }
        if let body {
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = .bytes(ByteBuffer(string: body))
        }
        let response = try await client.execute(request, timeout: .seconds(30))
        guard (200...299).contains(response.status.code) else {
            throw BenchError.unexpected("\(method) \(path): \(response.status)")
        }
        return try await response.body.collect(upTo: 1 << 20)
    }
}
