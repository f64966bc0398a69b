import AsyncHTTPClient
import Foundation

/// Measures a running build of the server and the live engine; prints one JSON object.
@main
struct Bench {
    static func main() async throws {
        guard let binary = CommandLine.arguments.dropFirst().first else {
            FileHandle.standardError.write(Data("Usage: bench <path of the serendip binary>\n".utf8))
            exit(2)
        }
        var results: [String: [String: Double]] = [:]
        results["coldStart"] = try await ColdStart(binary: binary).run()
        results["liveSession"] = try await SessionCost().run()
        let server = try await ServerProcess(binary: binary)
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: .unbounded)
        results["pages"] = try await PageLatency(server: server, client: client).run()
        results["api"] = try await ReadThroughput(server: server, client: client).run()
        results["liveLoad"] = try await LiveLoad(server: server, client: client).run()
        server.stop()
        try await client.shutdown()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: try encoder.encode(results), as: UTF8.self))
    }
}

extension HTTPClient.Configuration {
    /// Enough connections for every simulated browser.
    static var unbounded: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 2000
        configuration.timeout.read = .seconds(60)
        return configuration
    }
}

extension [Double] {
    /// The value that `fraction` of all do not exceed.
    func percentile(_ fraction: Double) -> Double {
        let sorted = sorted()
        guard !sorted.isEmpty else { return .nan }
        return sorted[Swift.min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
    }
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
}
