import AsyncHTTPClient
import Foundation
import Hummingbird

/// A stored read of the API beside a bare route of the HTTP library that answers as many bytes, in one run.
struct ReadThroughput {
    let server: ServerProcess
    let client: HTTPClient

    func run() async throws -> [String: Double] {
        let path = "/api/v1/repositories/swiftlang/swift"
        let body = try await fetch(server.address + path)
        let router = Router()
        router.get("bare") { _, _ in
            Response(status: .ok, headers: [.contentType: "application/json"], body: .init(byteBuffer: body))
        }
        let bare = Application(
            router: router,
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in await Ports.shared.set(channel.localAddress?.port ?? 0) }
        )
        let running = Task { try await bare.run() }
        defer { running.cancel() }
        let bareURL = "http://127.0.0.1:\(await Ports.shared.port())/bare"
        _ = try await rate(bareURL, seconds: 1)
        let bareRate = try await rate(bareURL, seconds: 4)
        let ownRate = try await rate(server.address + path, seconds: 4)
        return ["perSecond": ownRate, "barePerSecond": bareRate, "ratio": ownRate / bareRate]
    }

    private func fetch(_ url: String) async throws -> ByteBuffer {
        let response = try await client.execute(HTTPClientRequest(url: url), timeout: .seconds(10))
        guard response.status == .ok else { throw BenchError.unexpected("\(url): \(response.status)") }
        return try await response.body.collect(upTo: 1 << 20)
    }

    private func rate(_ url: String, seconds: Double) async throws -> Double {
        let end = ContinuousClock.now + .seconds(seconds)
        let count = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    var count = 0
                    while ContinuousClock.now < end {
                        _ = try await fetch(url)
                        count += 1
                    }
                    return count
                }
            }
            return try await group.reduce(0, +)
        }
        return Double(count) / seconds
    }
}

/// Where the bare server listens; waited for once.
private actor Ports {
    static let shared = Ports()
    private var value: Int?
    private var waiter: CheckedContinuation<Int, Never>?

    func set(_ port: Int) {
        value = port
        waiter?.resume(returning: port)
    }

    func port() async -> Int {
        if let value { return value }
        return await withCheckedContinuation { waiter = $0 }
    }
}
