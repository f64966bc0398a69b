import Foundation
import RepositoriesService
import Testing
import WebUILive

@testable import Server

/// Every kind of event with arguments at their edges, to every screen of every app, for some seconds
/// (`SERENDIP_FUZZ`); `SERENDIP_FUZZ_SEED` draws again what was drawn before.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SERENDIP_FUZZ"] != nil))
struct LiveEventFuzzTests {
    private static let settings = ProcessInfo.processInfo.environment

    @Test func `no event ends the process, and none fails a page`() async throws {
        let seconds = Double(Self.settings["SERENDIP_FUZZ"] ?? "") ?? 60
        let seed = UInt64(Self.settings["SERENDIP_FUZZ_SEED"] ?? "") ?? .random(in: 0 ... .max)
        let record = FileManager.default.temporaryDirectory.appending(component: "serendip-events-\(seed)")
        try Data().write(to: record)
        print("Seed \(seed); what is sent to the page of the moment stands in \(record.path()).")
        var configuration = LiveConfiguration()
        (configuration.eventBurst, configuration.eventsPerSecond) = (1e9, 1e9)
        let host = await LiveHost(configuration: configuration)
        try await withLiveMatrix(host: host, starter: try .builtIn()) { matrix in
            let file = try FileHandle(forUpdating: record)
            let fuzzer = await EventFuzzer(host: host, matrix: matrix, seed: seed, record: file)
            let end = ContinuousClock.now + .seconds(seconds)
            while ContinuousClock.now < end { try await fuzzer.visit() }
            let (reached, failures) = await (fuzzer.reached, fuzzer.failures)
            print("\(await fuzzer.events) events in \(await fuzzer.requests) requests")
            print("\(reached.count) handlers reached:")
            for (name, count) in reached.sorted(by: { $0.key < $1.key }) { print("  \(name): \(count)") }
            let robot = LiveOwner(account: UUID(), session: UUID()).text
            #expect(failures.isEmpty, "\(failures.prefix(5))")
            #expect(try await host.page(at: "/gitrepd/", for: LiveVisitor(owner: robot)) != nil)
        }
        // Whoever finds it there has an event that ended the process.
        try FileManager.default.removeItem(at: record)
    }
}
