import Foundation
import SwiftUI
import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(10)))
struct SoakTests {
    /// Memory of the process that is in use, in bytes.
    private func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// Alone in its process: other tests' memory would count as this one's.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["WEBUI_NIGHTLY"] != nil))
    func `many updates of one session leave nothing behind`() async throws {
        var configuration = LiveConfiguration()
        configuration.eventBurst = .infinity
        let notes = Notes(configuration: configuration)
        let client = try await notes.client()
        func update(_ count: Int) async {
            for number in 0..<count {
                client.type("text \(number)", into: "Shout")
                client.queue("[0,\"size\",\(number.isMultiple(of: 2) ? 400 : 1200),800]")
                await client.settle()
            }
        }
        // The log of frames fills first.
        await update(200)
        let bytes = try residentBytes()
        await update(100_000)
        #expect(try residentBytes() - bytes < 4_000_000)
        #expect(await client.matchesServer())
    }
}
