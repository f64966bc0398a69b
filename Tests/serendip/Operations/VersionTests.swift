import ArgumentParser
import Server
import Testing

@testable import serendip

struct VersionTests {
    @Test func `the program says its version, which it also tells those who ask the server`() throws {
        let ends = try #require(throws: (any Error).self) { try Serendip.parseAsRoot(["--version"]) }
        #expect(Serendip.message(for: ends) == "Serendip \(ServerVersion.current)")
        #expect(Serendip.exitCode(for: ends) == .success)
    }
}
