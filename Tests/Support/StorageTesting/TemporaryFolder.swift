package import Foundation

/// A folder that is gone with the value.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("serendip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // A folder left behind in the system's temporary place harms no test.
        try? FileManager.default.removeItem(at: url)
    }
}
