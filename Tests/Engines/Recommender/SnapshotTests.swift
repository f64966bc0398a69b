import Foundation
import Testing

@testable import Recommender

struct SnapshotTests {
    private func temporaryPath() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).snapshot").path
    }

    private func bytes(of contents: SnapshotContents) throws -> Data {
        let path = temporaryPath()
        defer { unlink(path) }
        try Snapshot(contents).save(to: path)
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    private func scores(_ snapshot: Snapshot) -> [Float] {
        let profile = TasteProfile(
            events: [TasteEvent(.like, 1), TasteEvent(.skip, 2)],
            answers: snapshot.header.answers.isEmpty ? [] : [0]
        )
        return Scorer(snapshot).scores(for: UserEncoder(snapshot).taste(of: profile))
    }

    @Test(arguments: [(true, 60), (false, 60), (true, 5), (false, 5)])
    func `a mapped file scores as what was saved`(described: Bool, neighbours: Int) throws {
        let world = SyntheticWorld()
        var settings = world.settings
        settings.easeNeighbours = neighbours
        let saved = try world.snapshot(settings, described: described)
        let path = temporaryPath()
        defer { unlink(path) }
        try saved.save(to: path)
        let mapped = try Snapshot(contentsOfFile: path)
        #expect(mapped.header == saved.header)
        #expect(scores(mapped) == scores(saved))
        #expect(mapped.pools == saved.pools)
        #expect(mapped.content == saved.content)
        #expect(mapped.calibration == saved.calibration)
        #expect((mapped.content != nil) == described)
    }

    @Test(arguments: [(true, 60), (false, 60), (true, 5), (false, 5)])
    func `what is read back from a snapshot makes the same one, and trains on as what it was made of`(
        described: Bool,
        neighbours: Int
    ) throws {
        let world = SyntheticWorld()
        var settings = world.settings
        settings.easeNeighbours = neighbours
        let trained = try world.trained(settings, described: described)
        let snapshot = try Snapshot(trained.contents)
        #expect(try bytes(of: snapshot.contents) == bytes(of: trained.contents))
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(openBLAS: nil))
        let input = TrainingInput(choices: world.choices, descriptions: described ? world.descriptions : [])
        let again = TrainedModel(snapshot, factors: trained.factors)
        let (wanted, found) = (try trainer.update(trained, with: input), try trainer.update(again, with: input))
        #expect(try bytes(of: found.contents) == bytes(of: wanted.contents))
        #expect(found.factors == wanted.factors)
    }

    @Test func `a file with any flipped bit is refused`() throws {
        let path = temporaryPath()
        defer { unlink(path) }
        try SyntheticWorld(people: 30, items: 12).snapshot().save(to: path)
        let original = try Data(contentsOf: URL(fileURLWithPath: path))
        var random = SplitMix64(seed: 6)
        for _ in 0..<200 {
            var damaged = original
            damaged[Int.random(in: 0..<damaged.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try damaged.write(to: URL(fileURLWithPath: path))
            #expect(throws: SnapshotError.self) { try Snapshot(contentsOfFile: path) }
        }
    }

    @Test(arguments: [0, 1, 23, 24, 100, 1_000]) func `a file cut short is refused`(size: Int) throws {
        let path = temporaryPath()
        defer { unlink(path) }
        try SyntheticWorld(people: 30, items: 12).snapshot().save(to: path)
        let original = try Data(contentsOf: URL(fileURLWithPath: path))
        try original.prefix(size).write(to: URL(fileURLWithPath: path))
        #expect(throws: SnapshotError.self) { try Snapshot(contentsOfFile: path) }
    }

    @Test func `what is wrong with a file is said`() throws {
        let path = temporaryPath()
        defer { unlink(path) }
        try Data(repeating: 7, count: 100).write(to: URL(fileURLWithPath: path))
        #expect(throws: SnapshotError.notASnapshot) { try Snapshot(contentsOfFile: path) }
        #expect(throws: SnapshotError.file("No such file or directory")) {
            try Snapshot(contentsOfFile: path + ".missing")
        }
    }

    /// The version is read before anything that depends on it, so the checksum need not fit.
    @Test(arguments: [0, 1, SnapshotFormat.version + 1])
    func `a file of another version is named as such and not as damaged`(version: UInt32) throws {
        let path = temporaryPath()
        defer { unlink(path) }
        try SyntheticWorld(people: 30, items: 12).snapshot().save(to: path)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        withUnsafeBytes(of: version.littleEndian) { bytes.replaceSubrange(8..<12, with: $0) }
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(throws: SnapshotError.version(version)) { try Snapshot(contentsOfFile: path) }
        #expect("\(SnapshotError.version(version))".contains("format \(version), "))
        #expect("\(SnapshotError.version(version))".hasSuffix("train it anew"))
    }
}
