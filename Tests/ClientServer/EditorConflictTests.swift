import PitchDeckDomain
import Testing

@testable import PitchDeck
@testable import PitchDeckService

/// An editor whose page is made anew, over the services of the server.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EditorConflictTests {
    @Test func `a conflict that is shown is there again when its page is loaded anew`() async throws {
        try await StartupPeople.with(.inProcess) { founder, _ in try await Self.meetConflict(founder) }
    }

    /// A page of the founder's, with nothing that another page holds.
    private static func opened(_ id: DocumentID, _ founder: StartupPeople.Person) async -> StartupEditorModel {
        var dependencies = SampleParts.library().dependencies
        dependencies.startups = founder.startups
        let model = StartupEditorModel(id: id, library: StartupLibrary(dependencies: dependencies))
        await model.appeared()
        return model
    }

    private static func isConflict(_ model: StartupEditorModel, with title: String) -> Bool {
        if case .conflict(let theirs) = model.saving { theirs.content.title == title } else { false }
    }

    private static func meetConflict(_ founder: StartupPeople.Person) async throws {
        let id = try await founder.startups.create(StartupContent(title: "Kite"), edition: .draft).id
        let first = await opened(id, founder)
        first.form.title = "Mine"
        _ = try await founder.startups.update(id, StartupContent(title: "Theirs"), edition: .draft, ifVersion: nil)
        await first.keep()
        #expect(isConflict(first, with: "Theirs"))
        first.form.pitch = "Typed while both are shown."
        await first.keep()
        let second = await opened(id, founder)
        #expect(isConflict(second, with: "Theirs") && second.form.title == "Mine")
        #expect(second.form.pitch == "Typed while both are shown.")
        await second.keepMineTapped()
        #expect(try await founder.startups.startup(id, edition: .draft).content.title == "Mine")
        let third = await opened(id, founder)
        #expect(third.saving == .idle && third.form.title == "Mine")
        third.form.title = "Mine again"
        _ = try await founder.startups.update(id, StartupContent(title: "Theirs"), edition: .draft, ifVersion: nil)
        await third.keep()
        #expect(isConflict(third, with: "Theirs"))
        await third.takeTheirsTapped()
        let fourth = await opened(id, founder)
        #expect(fourth.saving == .idle && fourth.form.title == "Theirs")
    }
}
