import Foundation
import Testing
import WebUILive

struct ClientSizeTests {
    private func bytes(of name: String) throws -> [UInt8] {
        name == LiveHost.worker.path
            ? LiveHost.worker.bytes
            : try #require(LiveHost.assets.first { $0.key.hasSuffix("/\(name)") }).value.bytes
    }

    /// Bytes of a client file as browsers get it over the wire.
    private func compressedSize(of name: String) async throws -> Int {
        let content = try bytes(of: name)
        let path = FileManager.default.temporaryDirectory.appending(path: "webui-\(UUID().uuidString)-\(name)")
        try Data(content).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }  // A file left in a folder for such files.
        let gzip = Process()
        gzip.executableURL = URL(filePath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-9", "-n", "-c", path.path()]
        let output = Pipe()
        gzip.standardOutput = output
        try gzip.run()
        return try output.fileHandleForReading.readToEnd()?.count ?? 0
    }

    @Test(arguments: [("webui.js", 18_000), ("rare.js", 5_600), ("worker.js", 3_000)])
    func `what browsers load stays small`(name: String, limit: Int) async throws {
        let size = try await compressedSize(of: name)
        #expect(size > 0 && size <= limit)
        if let folder = ProcessInfo.processInfo.environment["WEBUI_CLIENT_FOLDER"] {
            try Data(bytes(of: name)).write(to: URL(filePath: folder).appending(path: name))
        }
    }
}
