import AsyncHTTPClient
import Foundation

/// Measures a running build of the server and the live engine; prints one JSON object.
@main
struct Bench {
    static func main() async throws {
        guard let binary = CommandLine.arguments.dropFirst().first else {
            say(
                "Usage: bench <the serendip binary> [coldStart] [liveSession] [pages] [api] [personal] [liveLoad]"
                    + " [swipes] [supabase] [graphql]"
            )
            exit(2)
        }
        let wanted = Set(CommandLine.arguments.dropFirst(2))
        var results: [String: [String: Double]] = [:]
        func measure(_ name: String, _ run: () async throws -> [String: Double]) async throws {
            guard wanted.isEmpty || wanted.contains(name) else { return }
            say("measuring \(name)")
            results[name] = try await run()
        }
        try await measure("coldStart") { try await ColdStart(binary: binary).run() }
        try await measure("graphql") { try GraphQLSpeed(binary: binary).run() }
        try await measure("liveSession") { try await SessionCost().run() }
        let server = try await ServerProcess(
            binary: binary,
            data: ProcessInfo.processInfo.environment["BENCH_DATA"]
        )
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: .unbounded)
        // A server must not outlive a measurement that fails.
        defer { server.stop() }
        try await measure("pages") { try await PageLatency(server: server, client: client).run() }
        try await measure("api") { try await ReadThroughput(server: server, client: client).run() }
        try await measure("personal") { try await PersonalThroughput(server: server, client: client).run() }
        try await measure("liveLoad") { try await LiveLoad(server: server, client: client).run() }
        try await measure("supabase") { try await SupabaseSpeed(server: server, client: client).run() }
        try await measure("swipes") { try await Swipes(server: server).run() }
        try await client.shutdown()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: try encoder.encode(results), as: UTF8.self))
    }

    private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
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
