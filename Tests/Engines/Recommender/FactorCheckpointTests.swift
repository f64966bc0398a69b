import Foundation
import Testing

@testable import Recommender

struct FactorCheckpointTests {
    @Test func `a checkpoint read back is the one written, and a damaged one is refused`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).checkpoint").path
        defer { unlink(path) }
        let world = SyntheticWorld(people: 40, items: 12)
        let model = try world.trained().factors
        let written = FactorCheckpoint(settings: world.settings, factors: model)
        try written.save(to: path)
        #expect(try FactorCheckpoint(contentsOfFile: path) == written)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count / 2] ^= 4
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(throws: SnapshotError.damaged) { try FactorCheckpoint(contentsOfFile: path) }
    }
}
