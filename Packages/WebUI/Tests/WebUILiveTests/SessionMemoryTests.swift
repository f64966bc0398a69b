import Foundation
import Testing
import WebUITesting

@testable import WebUILive

/// Holds a notebook without keeping it.
private struct Weak {
    weak var notebook: Notebook?
}

@Suite(.timeLimit(.minutes(5)))
struct SessionMemoryTests {
    /// Memory of the process that is in use, in bytes.
    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
    }

    @Test func `a thousand sessions opened and ended leave nothing behind`() async throws {
        // In a process of its own: other suites' memory would count as this one's.
        await #expect(processExitsWith: .success) { @MainActor in try await SessionMemoryTests.openAndEndAThousand() }
    }

    @MainActor private static func openAndEndAThousand() async throws {
        var opened: [Weak] = []
        let host = LiveHost()
        host.add(
            LiveApp(path: "/notes", title: "Notebook") { _ in
                let notebook = Notebook()
                opened.append(Weak(notebook: notebook))
                return LiveScene(root: NotebookView(notebook: notebook), router: NotebookRouter(notebook))
            }
        )
        func openAndEnd(_ count: Int) async throws {
            for number in 0..<count {
                let client = ScriptedClient(host: host, owner: "owner \(number)")
                _ = try await client.open("/notes")
                client.connect()
                client.tap("Count 0")
                await client.settle()
                client.disconnect()
            }
            await Task.yield()
            host.sweep(now: .now + .seconds(3600))
        }
        try await openAndEnd(100)
        let bytes = try residentBytes()
        for _ in 0..<10 { try await openAndEnd(100) }
        #expect(host.sessionCount == 0)
        #expect(opened.count == 1100)
        // The last readers get their turn to see that their streams ended.
        for _ in 0..<100 where opened.contains(where: { $0.notebook != nil }) { await Task.yield() }
        #expect(opened.count { $0.notebook != nil } == 0)
        // One session takes about 70 kB.
        #expect(try residentBytes() - bytes < 24_000_000)
    }
}
