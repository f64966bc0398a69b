import Foundation
import GitRepD
import WebUILive

@MainActor func run() async throws {
    let folder = URL(fileURLWithPath: "/tmp/preview")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, file) in LiveHost.assets {
        try Data(file.bytes).write(to: folder.appendingPathComponent(String(path.split(separator: "/").last!)))
    }
    for sample in Sample.all {
        let host = LiveHost()
        host.add(LiveApp(path: "/gitrepd", title: "GitRepD") { _ in LiveScene(root: sample.view) })
        var page = try await host.page(at: "/gitrepd/", for: LiveVisitor(owner: "me"))!
        let build = LiveHost.assets.keys.first!.split(separator: "/").first!
        page = page.replacingOccurrences(of: "/_live/\(build)/", with: "")
        try page.write(to: folder.appendingPathComponent(sample.name + ".html"), atomically: true, encoding: .utf8)
    }
    print(Sample.all.map(\.name))
}
try await run()
