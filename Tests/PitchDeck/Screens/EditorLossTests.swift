import Foundation
import PitchDeckDomain
import Testing

@testable import PitchDeck

/// What is typed into an editor, and another device or a way out is in its way.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct EditorLossTests {
    private let startups = ChangingStartups()

    /// What is typed in a browser without a line comes after the other device's removal was taken.
    @Test(arguments: [true, false])
    func `what was typed into a figure that another device removed meanwhile asks which to keep`(
        keepsMine: Bool
    ) async {
        let figures = [7, 8].map { StartupClaim(metric: .users, value: $0, unit: "pilots", asOf: SampleData.now) }
        let model = await startups.editor()
        figure(figures)
        await eventually { model.form.claims.count == 2 }
        let (first, second) = (model.form.claims[0].id, model.form.claims[1].id)
        figure([figures[1]])
        await eventually { model.form.claims[0].isRemoved }
        #expect(model.form.claims.map(\.id) == [first, second] && model.form.claims[1].value == "8")
        model.form.pitch = "Mine."
        await model.keep()
        #expect(model.present?.content.claims == [figures[1]])
        model.form.claims[0].value = "70"
        await model.keep()
        guard case .conflict(let theirs) = model.saving else {
            Issue.record("\(model.saving)")
            return
        }
        #expect(theirs.content.claims == [figures[1]] && model.typed.claims.map(\.value) == [70, 8])
        if keepsMine { await model.keepMineTapped() } else { await model.takeTheirsTapped() }
        #expect(model.present?.content.claims.map(\.value) == (keepsMine ? [70, 8] : [8]))
        #expect(model.form.claims.map(\.value) == (keepsMine ? ["70", "8"] : ["8"]) && model.form == model.saved)
        #expect(model.form.claims.allSatisfy { $0.removed == nil && $0.unit == "pilots" })
    }

    private func figure(_ claims: [StartupClaim]) {
        startups.change { startup in
            var startup = startup
            startup.content.claims = claims
            return startup
        }
    }

    @Test func `a link that another device removed goes without a word where nothing is typed into it`() async throws {
        let link = StartupLink(name: "Theirs", url: try #require(URL(string: "https://example.org")))
        let model = await startups.editor()
        for links in [[link], []] {
            startups.change { startup in
                var startup = startup
                startup.content.links = links
                return startup
            }
            await eventually { model.present?.content.links == links }
        }
        let gone = try #require(model.form.links.first)
        #expect(gone.isRemoved && model.form == model.saved)
        model.removeLinkTapped(gone.id)
        #expect(model.form.links.isEmpty && model.form == model.saved)
        model.form.links = [StartupForm.LinkForm()]
        startups.retitle("Theirs")
        await eventually { model.form.title == "Theirs" || model.saving != .idle }
        #expect(model.form.links.count == 1)
    }

    @Test func `what could not be kept when the editor was left is there when it is opened again`() async {
        let library = startups.library
        func opened(_ id: DocumentID?) async -> StartupEditorModel {
            let model = StartupEditorModel(id: id, library: library)
            await model.appeared()
            return model
        }
        let id = SampleData.draft.id
        let wrong = await opened(id)
        wrong.form.teamSize = "5-10"
        await wrong.left()
        let first = await opened(id)
        #expect(first.form.teamSize == "5-10" && first.saving == .idle)
        first.form.title = "Mine"
        startups.retitle("Theirs")
        await first.left()
        startups.retitle("Theirs again")
        let second = await opened(id)
        #expect(second.form.title == "Mine" && second.form.teamSize == "5-10")
        guard case .conflict(let theirs) = second.saving else {
            Issue.record("\(second.saving)")
            return
        }
        #expect(theirs.content.title == "Theirs again")
        await second.takeTheirsTapped()
        await second.left()
        #expect(await opened(id).form.title == "Theirs again")
        let unnamed = await opened(nil)
        unnamed.form.pitch = "Kites."
        await unnamed.left()
        let pitches = [await opened(nil).form.pitch, await opened(nil).form.pitch]
        #expect(pitches == ["Kites.", ""])
    }

    @Test func `what cannot be kept is there as it was typed when the page is made anew`() async throws {
        func made(anewFrom model: StartupEditorModel) async throws -> StartupEditorModel {
            let anew = await startups.editor()
            let carried = try #require(model.unkept?.text)
            anew.goOn(with: try #require(UnkeptTexts(text: carried)))
            return anew
        }
        let first = await startups.editor()
        first.form.teamSize = "5-10"
        first.addClaimTapped()
        first.form.claims[0].value = "about 7"
        first.form.pitch = "Kites."
        await first.keep()
        #expect(first.present?.content.pitch == "Kites." && first.present?.content.teamSize != 5)
        let second = try await made(anewFrom: first)
        #expect(second.form.teamSize == "5-10" && second.form.claims.map(\.value) == ["about 7"])
        await second.keep()
        #expect(second.problem("teamSize") == .malformed && second.problem("claims.0.value") == .malformed)
        // Another device's change meanwhile is in no way undone.
        startups.retitle("Theirs")
        let third = try await made(anewFrom: second)
        #expect(third.form.title == "Theirs" && third.form.teamSize == "5-10")
        third.form.teamSize = "5"
        third.form.claims[0].value = "7"
        await third.keep()
        #expect(third.unkept == nil && third.present?.content.teamSize == 5 && third.saving != .idle)
        // Nobody else's, and nothing that a cookie cannot carry.
        let other = StartupEditorModel(id: nil, library: startups.library)
        other.goOn(with: try #require(second.unkept))
        #expect(other.form == StartupForm())
        other.form.description = String(repeating: "a", count: 2_000)
        await other.keep()
        #expect(other.unkept != nil && other.unkept?.text == nil)
    }

    @Test func `a conflict shows what the other device wrote last`() async {
        let model = await startups.editor()
        model.form.title = "Mine"
        for title in ["Theirs", "Theirs again"] {
            startups.retitle(title)
            await eventually {
                if case .conflict(let theirs) = model.saving { theirs.content.title == title } else { false }
            }
        }
        await model.takeTheirsTapped()
        #expect(model.form.title == "Theirs again")
    }
}
