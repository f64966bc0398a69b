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

    @Test(arguments: [("webui.js", 18_000), ("rare.js", 6_400), ("worker.js", 3_000)])
    func `what browsers load stays small`(name: String, limit: Int) async throws {
        let size = try await compressedSize(of: name)
        #expect(size > 0 && size <= limit)
        if let folder = ProcessInfo.processInfo.environment["WEBUI_CLIENT_FOLDER"] {
            try Data(bytes(of: name)).write(to: URL(filePath: folder).appending(path: name))
        }
    }

    /// Wherever one is drawn, a browser copies and styles all that it is made of.
    @Test func `a symbol is one element, or a group of few`() throws {
        let sprite = String(decoding: try bytes(of: "icons.svg"), as: UTF8.self)
        let symbols = sprite.split(separator: "\n").filter { $0.contains(" id=\"") }
        #expect(symbols.count > 400)
        #expect(symbols.filter { $0.hasPrefix("<symbol") } == [])
        #expect(symbols.count { $0.hasPrefix("<g ") } < symbols.count / 5)
    }

    /// Each change of a style, or of what lies in the page, would have the browser ask all that it is in.
    @Test func `no rule of the style sheet looks through the page, or at styles below`() throws {
        let sheet = String(decoding: try bytes(of: "webui.css"), as: UTF8.self)
        let looks = sheet.split(separator: ":has(").dropFirst().map { $0.prefix(while: { !"{;".contains($0) }) }
        #expect(!looks.isEmpty)
        #expect(looks.filter { $0.contains("[style") || $0.hasPrefix(".") || $0.hasPrefix("[") } == [])
        #expect(!sheet.contains("\n::selection"))
        // It is asked before what the element is in: of every frame and box of the page.
        for name in ["box", "fr", "hs", "ov", "vs", "zs"] { #expect(!sheet.contains(".\(name):has(")) }
    }
}
