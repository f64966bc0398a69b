import Calls
import DiscoveryDomain
import Foundation
import Logging
import Recommender
import RepositoriesDomain
import RepositoriesService
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

/// A new program over the same folder goes on as if nothing had happened.
struct RestartTests {
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("discovery-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test func `the deck, the history and undo go on after a restart`() async throws {
        try await withFolder { folder in
            let clock = MovableClock()
            let first = try await DiscoveryWorld(folder: folder, starter: smallCatalogue(), clock: clock)
            let person = try await first.person()
            _ = try await person.setPreferences(Preferences(techStack: ["Rust"]))
            try await person.swipe(12) { $0.repository.language == "Rust" }
            let next = try await person.cards(CardRequest(count: 10)).cards
            let history = try await person.history(before: nil, count: 50)
            let generation = try await first.backend.keeper.current().snapshot.header
            try await first.stop()

            let second = try await DiscoveryWorld(folder: folder, starter: smallCatalogue(), clock: clock)
            let again = second.backend.service(for: person.account)
            #expect(try await second.backend.keeper.current().snapshot.header == generation)
            #expect(try await again.preferences().techStack == ["Rust"])
            #expect(try await again.history(before: nil, count: 50) == history)
            let cards = try await again.cards(CardRequest(count: 10)).cards
            #expect(Set(cards.map(\.id)).intersection(next.map(\.id)).count >= 7)
            #expect(try await again.undo()?.restored?.id == history.entries[0].id)
            try await second.stop()
        }
    }

    @Test func `a model that is kept lies in its file and not in memory, and takes in what is chosen`() async throws {
        try await withFolder { folder in
            let thresholds = RetrainingThresholds(opinions: 1_000, warmOpinions: 5)
            let world = try await DiscoveryWorld(folder: folder, starter: smallCatalogue(), thresholds: thresholds)
            let person = try await world.person()
            let made = try await world.backend.keeper.current()
            #expect(made.snapshot.isMapped)
            try await person.swipe(12) { $0.repository.language == "Rust" }
            await world.backend.settle()
            let updated = try await world.backend.keeper.current()
            #expect(updated.snapshot.header.generation > made.snapshot.header.generation)
            #expect(updated.snapshot.header.choiceCount > made.snapshot.header.choiceCount)
            try await world.stop()
        }
    }

    @Test func `a model that was damaged is made anew`() async throws {
        try await withFolder { folder in
            let first = try await DiscoveryWorld(folder: folder, starter: smallCatalogue())
            _ = try await first.backend.keeper.current()
            await first.backend.settle()
            try await first.stop()
            let file = folder.appendingPathComponent("recommender/repositories.snapshot")
            var bytes = try Data(contentsOf: file)
            bytes[bytes.count / 2] ^= 0xff
            try bytes.write(to: file)
            let second = try await DiscoveryWorld(folder: folder, starter: smallCatalogue())
            #expect(try await second.person().cards(CardRequest(count: 5)).cards.count == 5)
            try await second.stop()
        }
    }

    @Test func `a model that an older program learned from the same choices is made anew`() async throws {
        try await withFolder { folder in
            let first = try await DiscoveryWorld(folder: folder, starter: smallCatalogue())
            _ = try await first.backend.keeper.current()
            await first.backend.settle()
            try await first.stop()
            let files = ModelFiles(folder: folder.appendingPathComponent("recommender"), name: "repositories")
            #expect(try files.load() != nil)
            let list = files.folder.appendingPathComponent("repositories.items")
            let title = try #require(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").first)
            let older = title.split(separator: " ").enumerated().filter { $0.offset != 1 }.map(\.element)
            let text = try String(contentsOf: list, encoding: .utf8)
            try Data(text.replacing(title, with: older.joined(separator: " ")).utf8).write(to: list)
            #expect(try files.load() == nil)
        }
    }

    @Test func `a model of an older format is made anew and kept in the new one`() async throws {
        try await withFolder { folder in
            let first = try await DiscoveryWorld(folder: folder, starter: smallCatalogue())
            _ = try await first.backend.keeper.current()
            await first.backend.settle()
            try await first.stop()
            let file = folder.appendingPathComponent("recommender/repositories.snapshot")
            var bytes = try Data(contentsOf: file)
            // The version is the third word of 32 bits.
            bytes.replaceSubrange(8..<12, with: [1, 0, 0, 0])
            try bytes.write(to: file)
            #expect(throws: SnapshotError.version(1)) { try Snapshot(contentsOfFile: file.path) }
            let second = try await DiscoveryWorld(folder: folder, starter: smallCatalogue())
            #expect(try await second.person().cards(CardRequest(count: 5)).cards.count == 5)
            await second.backend.settle()
            try await second.stop()
            #expect(try Snapshot(contentsOfFile: file.path).itemCount == 40)
        }
    }

    @Test func `what is decided before there is a model is kept all the same`() async throws {
        let world = try await DiscoveryWorld(starter: smallCatalogue())
        let core = DiscoveryCore<RepositoryCatalogue>(
            database: world.database,
            folder: nil,
            now: { world.clock.now },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        // Nobody makes its model.
        await core.shutdown()
        let person = try await world.person()
        let like = DeckDecision(.judge("owner1/repo1", .like), decidedAt: world.clock.now, key: IdempotencyKey())
        await #expect(throws: DiscoveryError.self) {
            _ = try await core.person(person.account).decide([like], then: .init(deck: nil, count: 5, held: []))
        }
        #expect(try await person.history(before: nil, count: 9).entries.map(\.id.fullName) == ["owner1/repo1"])
        try await world.stop()
    }

    @Test func `after the end no training begins`() async throws {
        let world = try await DiscoveryWorld(starter: smallCatalogue(40))
        let before = try await world.backend.keeper.current().itemCount
        _ = try await CatalogRepositoryService(
            database: world.database,
            client: nil,
            starter: StarterCatalogue(smallCatalogue(200))
        )
        await world.backend.shutdown()
        await world.backend.noticeCatalogue()
        await world.backend.settle()
        #expect(try await world.backend.keeper.current().itemCount == before)
    }

    @Test func `repositories that came while the program was off are ranked`() async throws {
        try await withFolder { folder in
            let first = try await DiscoveryWorld(folder: folder, starter: smallCatalogue(40))
            _ = try await first.backend.keeper.current()
            try await first.stop()
            let second = try await DiscoveryWorld(folder: folder, starter: smallCatalogue(120))
            #expect(try await second.backend.keeper.current().itemCount == 120)
            try await second.stop()
        }
    }
}
