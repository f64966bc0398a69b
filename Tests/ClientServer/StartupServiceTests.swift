import AccountsDomain
import AccountsService
import Calls
import Client
import Foundation
import HummingbirdTesting
import Logging
import PitchDeckDomain
import Storage
import Testing

@testable import GraphQL
@testable import PitchDeckService
@testable import Server

/// The same of the services in the process and of their remote twins over GraphQL.
@Suite(.serialized)
struct StartupServiceTests {
    private static func whole(_ category: DocumentID?) throws -> StartupContent {
        let url = try #require(URL(string: "https://example.org/a"))
        return StartupContent(
            title: "Solar Kites",
            pitch: "Power from above.",
            description: "The wind is steady there.",
            category: category,
            location: "Lyon",
            stage: .seed,
            teamSize: 7,
            founded: 2024,
            website: url,
            links: [StartupLink(name: "Press", url: url)],
            claims: [
                StartupClaim(metric: .hiring, value: 1.5, unit: "people", asOf: Date(timeIntervalSince1970: 1e9)),
                StartupClaim(metric: .raised, value: 2e6, asOf: Date(timeIntervalSince1970: 1e9), evidence: url),
            ]
        )
    }

    @Test(arguments: ServicePlace.allCases)
    func `a startup is written, published, found, taken back and deleted, the same in both places`(
        place: ServicePlace
    ) async throws {
        try await StartupPeople.with(place) { founder, reader in
            let categories = try await founder.startups.categories()
            #expect(categories.count == 24 && categories.first?.name == "Agriculture")
            let content = try Self.whole(categories.first?.id)
            let draft = try await founder.startups.create(content, edition: .draft)
            #expect(draft.content == content && draft.state == .draft && draft.edition == .draft)
            #expect(draft.author.id == founder.startups.author && draft.author.email != nil)
            #expect(try await founder.startups.startup(draft.id, edition: .draft).content == content)
            await #expect(throws: StartupError.notFound(draft.id)) {
                try await founder.startups.startup(draft.id, edition: .published)
            }
            let shown = try await founder.startups
                .update(draft.id, content, edition: .published, ifVersion: draft.version)
            #expect(shown.state == .published && shown.publishedAt != nil && shown.version == draft.version + 1)
            await #expect(throws: StartupError.conflict(version: shown.version)) {
                try await founder.startups.update(draft.id, content, edition: .draft, ifVersion: draft.version)
            }
            try await reader.startups.viewed(draft.id)
            let seen = try await reader.startups.startup(draft.id, edition: .published)
            #expect(seen.views == 1 && seen.author.email == nil && seen.category == categories.first)
            let query = StartupQuery(title: "KITES", category: content.category, author: founder.startups.author)
            #expect(try await reader.startups.startups(query).startups == [seen])
            let search = StartupSearch(text: "solr", stages: [.seed], place: "Lyon", team: .small, isHiring: true)
            let page = try await reader.startups.search(search)
            #expect(page.startups == [seen] && page.total == 1 && page.facets.teams == [.small: 1])
            #expect(page.facets.hiring == 1 && page.facets.withDeck == 0 && page.newer == 0)
            #expect(try await reader.startups.search(StartupSearch(text: "kite", hasDeck: true)).total == 0)
            #expect(try await reader.startups.similar(to: draft.id, limit: 3).isEmpty)

            // What is empty is cleared.
            let bare = try await founder.startups
                .update(draft.id, StartupContent(title: "Kites"), edition: .draft, ifVersion: nil)
            #expect(bare.content == StartupContent(title: "Kites"))
            #expect(try await founder.startups.ownStartups().map(\.edition) == [.draft, .published])
            #expect(try await founder.startups.confirm(draft.id).content == content)
            #expect(try await founder.startups.withdraw(draft.id).state == .withdrawn)
            try await founder.startups.delete(draft.id)
            #expect(try await founder.startups.ownStartups().first?.deletedAt != nil)
            #expect(try await founder.startups.restore(draft.id).deletedAt == nil)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `refusals say the same in both places`(place: ServicePlace) async throws {
        try await StartupPeople.with(place) { founder, reader in
            let shown = try await founder.startups.create(StartupContent(title: "Kites"), edition: .published)
            await #expect(throws: StartupError.notOwner) { try await reader.startups.delete(shown.id) }
            let nearest = StartupPlace.choices(for: "Belrin").map(\.name)
            await #expect(throws: StartupError.unknownPlace(nearest: nearest)) {
                let content = StartupContent(title: "Kites", location: "Belrin")
                return try await founder.startups.update(shown.id, content, edition: .draft, ifVersion: nil)
            }
            await #expect(throws: StartupError.invalid("title", .empty)) {
                try await founder.startups.create(StartupContent(title: " "), edition: .draft)
            }
            let wrong: [StartupError] = [.invalid("title", .empty), .unknownPlace(nearest: nearest)]
            await #expect(throws: StartupError.several(wrong)) {
                try await founder.startups.create(StartupContent(title: " ", location: "Belrin"), edition: .published)
            }
            await #expect(throws: StartupError.invalid("category", .unknownValue)) {
                try await founder.startups.create(StartupContent(title: "A", category: .random()), edition: .draft)
            }
            let nobody = DocumentID.random()
            await #expect(throws: StartupError.notFound(nobody)) { try await founder.startups.withdraw(nobody) }
            await #expect(throws: StartupError.invalid("title", .tooLong)) {
                try await reader.startups.startups(StartupQuery(title: String(repeating: "a", count: 201)))
            }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `what is saved and asked for is the same in both places`(place: ServicePlace) async throws {
        try await StartupPeople.with(place) { founder, reader in
            let shown = try await founder.startups.create(StartupContent(title: "Kites"), edition: .published)
            #expect(try await reader.workspace.entry(shown.id) == nil)
            let saved = try await reader.workspace.save(shown.id)
            #expect(saved.stage == .new && saved.startup?.content.title == "Kites")
            let noted = try await reader.workspace.write(shown.id, stage: .meeting, note: " Ask. ")
            #expect(noted.note == "Ask." && noted.stage == .meeting)
            #expect(try await reader.workspace.entries() == [noted])
            let own = WorkspaceStage(id: .init(rawValue: String(repeating: "b", count: 24)), name: "Term sheet")
            let stages = [own, WorkspaceStage(id: .new)]
            #expect(try await reader.workspace.stages() == WorkspaceStage.first)
            #expect(try await reader.workspace.write(stages) == stages)
            #expect(try await reader.workspace.stages() == stages)
            #expect(try await reader.workspace.entry(shown.id)?.stage == own.id)
            await #expect(throws: StartupError.invalid("stages", .empty)) { try await reader.workspace.write([]) }
            try await reader.workspace.remove(shown.id)
            #expect(try await reader.workspace.entries().isEmpty)

            #expect(try await founder.introductions.door(to: shown.id) == .closed)
            #expect(try await reader.introductions.door(to: shown.id) == .open)
            let asked = try await reader.introductions.ask(shown.id, message: "Hello")
            #expect(try await reader.introductions.door(to: shown.id) == .asked(asked))
            await #expect(throws: StartupError.alreadyAsked) {
                try await reader.introductions.ask(shown.id, message: "Hello again")
            }
            let answered = try await founder.introductions.answer(asked.id, isAccepted: true)
            #expect(answered.email != nil && answered.isReceived)
            #expect(try await reader.introductions.introductions().map(\.state) == [.accepted])
            await #expect(throws: StartupError.alreadyAnswered) { try await reader.introductions.withdraw(asked.id) }
            try await founder.introductions.blockAsker(of: asked.id)
            #expect(try await founder.introductions.introductions().isEmpty)
        }
    }

    @Test(arguments: PitchDeckOperation.all)
    func `an operation that a client sends is valid in the schema that is served`(
        _ operation: PitchDeckOperation
    ) throws {
        let prepared = try PitchDeckGraphQL().schema.prepare(GraphQLRequest(query: operation.document))
        // Variables that must be given are missing here, which is found after all else is in order.
        guard case .failure(let refused) = prepared.found else { return }
        #expect(refused.refusal == .variables, "\(operation.name): \(refused.errors.first?.message ?? "")")
    }
}
