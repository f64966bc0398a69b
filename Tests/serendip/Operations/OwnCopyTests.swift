import Foundation
import Testing

@testable import serendip

struct OwnCopyTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("serendip-\(UUID().uuidString)")

    @Test func `a copy is whole, is of whoever makes it, and nobody else may read it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, target) = (folder.appendingPathComponent("one"), folder.appendingPathComponent("other"))
        let deep = source.appendingPathComponent("a/b")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        try Data("words".utf8).write(to: deep.appendingPathComponent("file"))
        try Data().write(to: source.appendingPathComponent("empty"))
        // Whom a file belongs to only root can choose; for everybody else there was nothing to copy before.
        if geteuid() == 0 {
            for path in ["", "a", "a/b", "a/b/file", "empty"] {
                #expect(lchown(source.appendingPathComponent(path).path, 12_345, 12_345) == 0)
            }
        }
        try OwnCopy.folder(source, to: target)
        #expect(try Data(contentsOf: target.appendingPathComponent("a/b/file")) == Data("words".utf8))
        #expect(try Data(contentsOf: target.appendingPathComponent("empty")).isEmpty)
        for (path, mode) in [("", 0o700), ("a", 0o700), ("a/b/file", 0o600), ("empty", 0o600)] {
            let copied = target.appendingPathComponent(path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: copied)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode, "\(path)")
            #expect((attributes[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid(), "\(path)")
        }
        #expect(throws: (any Error).self) { try OwnCopy.folder(source, to: target) }
    }
}
