import Foundation
import PitchDeckDomain
import Testing

@testable import PitchDeck

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct FollowedChangesTests {
    private let startups = ChangingStartups()

    @Test func `the editor takes what another device wrote where nothing waits to be kept`() async {
        let model = await startups.editor()
        startups.retitle("Theirs")
        await eventually { model.form.title == "Theirs" }
        #expect(model.saving == .idle)
        model.form.pitch = "Mine."
        await model.keep()
        guard case .saved = model.saving else {
            Issue.record("\(model.saving)")
            return
        }
        #expect(model.present?.content.title == "Theirs" && model.present?.content.pitch == "Mine.")
    }

    @Test func `the editor asks which to keep where something waits`() async {
        let model = await startups.editor()
        model.form.pitch = "Mine."
        startups.retitle("Theirs")
        await eventually { if case .conflict = model.saving { true } else { false } }
        #expect(model.form.pitch == "Mine.")
        await model.keepMineTapped()
        #expect(model.present?.content.pitch == "Mine." && model.present?.content.title != "Theirs")
    }

    /// What is typed in a browser without a line comes after the other device's change was taken.
    @Test func `what was typed over a change that was never seen asks which to keep`() async {
        let model = await startups.editor()
        startups.retitle("Theirs")
        await eventually { model.form.title == "Theirs" }
        model.form.title = "Mine"
        await model.keep()
        guard case .conflict(let theirs) = model.saving else {
            Issue.record("\(model.saving)")
            return
        }
        #expect(theirs.content.title == "Theirs" && model.form.title == "Mine")
        #expect(PitchDeckWords(.english).differences(of: theirs, from: model.typed, timeZone: .gmt) == ["Name: Theirs"])
        await model.keepMineTapped()
        #expect(model.present?.content.title == "Mine")
        startups.retitle("Theirs again")
        await eventually { model.form.title == "Theirs again" }
        model.form.title = "Theirs again and more"
        await model.keep()
        #expect(model.present?.content.title == "Theirs again and more")
    }

    @Test(arguments: [true, false])
    func `a figure and a link of another device are not lost silently either`(isFigure: Bool) async throws {
        let claim = StartupClaim(metric: .users, value: 7, asOf: SampleData.now)
        let link = StartupLink(name: "Theirs", url: try #require(URL(string: "https://example.org")))
        let model = await startups.editor()
        startups.change { startup in
            var startup = startup
            (startup.content.claims, startup.content.links) = ([claim], [link])
            return startup
        }
        await eventually { model.form.claims.count == 1 }
        if isFigure { model.form.claims[0].value = "70" } else { model.form.links = [] }
        await model.keep()
        guard case .conflict = model.saving else {
            Issue.record("\(model.saving)")
            return
        }
        await model.takeTheirsTapped()
        #expect(model.form.claims.map(\.value) == ["7"] && model.form.links.map(\.name) == ["Theirs"])
    }

    /// The field that somebody types into without a line must still be there when the line is back.
    @Test func `figures and links keep their fields when another device's take their place`() async throws {
        let url = try #require(URL(string: "https://example.org"))
        let model = await startups.editor()
        for count in 1...2 {
            startups.change { startup in
                var startup = startup
                startup.content.claims = (1...count).map {
                    StartupClaim(metric: .users, value: Double($0 * count), asOf: SampleData.now)
                }
                startup.content.links = (1...count).map { StartupLink(name: "\($0 * count)", url: url) }
                return startup
            }
            let (claims, links) = (model.form.claims.map(\.id), model.form.links.map(\.id))
            await eventually { model.form.claims.map(\.value) == (1...count).map { "\($0 * count)" } }
            #expect(model.form.claims.map(\.id).starts(with: claims.prefix(count)))
            #expect(model.form.links.map(\.id).starts(with: links.prefix(count)))
            #expect(Set(model.form.claims.map(\.id)).count == count)
        }
    }

    @Test func `a figure beside another device's is kept without a question`() async {
        let claim = StartupClaim(metric: .users, value: 7, asOf: SampleData.now)
        let model = await startups.editor()
        startups.change { startup in
            var startup = startup
            startup.content.claims = [claim]
            return startup
        }
        await eventually { model.form.claims.count == 1 }
        model.addClaimTapped()
        model.form.claims[1].value = "8"
        await model.keep()
        #expect(model.present?.content.claims.map(\.value) == [7, 8])
    }

    @Test func `a page that was made anew asks which to keep where another version came meanwhile`() async {
        let version = SampleData.draft.version
        startups.retitle("Theirs")
        let model = StartupEditorModel(id: SampleData.draft.id, library: startups.library)
        await model.appeared(seen: version)
        model.form.title = "Mine"
        await model.keep()
        guard case .conflict = model.saving else {
            Issue.record("\(model.saving)")
            return
        }
        await model.takeTheirsTapped()
        #expect(model.form.title == "Theirs" && model.saving == .idle)
    }

    @Test func `an editor that was opened anew goes on with the draft it had begun, if that is still there`() async {
        let begun = StartupEditorModel(id: nil, library: startups.library)
        await begun.goOn(with: SampleData.draft.id)
        #expect(begun.id == SampleData.draft.id && begun.state == .ready && begun.isNew)
        #expect(begun.form == StartupForm(SampleData.draft.content))
        startups.change { _ in nil }
        let gone = StartupEditorModel(id: nil, library: startups.library)
        await gone.goOn(with: .random())
        #expect(gone.id == nil && gone.state == .ready)
    }

    @Test func `what the editor keeps itself is nobody else's change`() async {
        let model = await startups.editor()
        for pitch in ["One.", "Two.", "Three."] {
            model.form.pitch = pitch
            await model.keep()
            // What it hears of itself it hears by now; each turn is a long one where many tests share the main actor.
            for _ in 0..<10 { await Task.yield() }
            #expect(model.form.pitch == pitch)
            guard case .saved = model.saving else {
                Issue.record("\(model.saving)")
                return
            }
        }
    }

    @Test func `a place that is half written is not kept, all else is`() async {
        let model = await startups.editor()
        (model.form.pitch, model.form.location) = ("Mine.", "Berl")
        await model.keep()
        #expect(model.present?.content.pitch == "Mine." && model.form.location == "Berl")
        #expect(model.present?.content.location == SampleData.draft.content.location)
        model.form.location = "berlin"
        await model.keep()
        #expect(model.present?.content.location.lowercased() == "berlin")
    }

    @Test func `a field that is wrong keeps nothing else from being kept, and is shown before one leaves`() async {
        let model = await startups.editor()
        let before = SampleData.draft.content
        (model.form.description, model.form.teamSize, model.form.pitch) = (
            "A story.", "~30", String(repeating: "a", count: 141)
        )
        model.addClaimTapped()
        model.form.claims[0].value = "many"
        model.addClaimTapped()
        model.step = .story
        await model.keep()
        let kept = model.present?.content
        #expect(kept?.description == "A story." && kept?.teamSize == before.teamSize && kept?.pitch == before.pitch)
        #expect(kept?.claims == before.claims && model.form.teamSize == "~30")
        let fields = ["teamSize", "claims.0.value", "pitch"]
        guard case .failed(let error) = model.saving, error.fields.map(\.name) == fields else {
            Issue.record("\(model.saving)")
            return
        }
        #expect(fields.allSatisfy { model.problem($0) != nil } && model.problem("title") == nil)
        #expect(model.showProblem() && model.step == .company)
        #expect(!model.showProblem())
        model.form = StartupForm(before)
        await model.keep()
        #expect(fields.allSatisfy { model.problem($0) == nil } && model.present?.content == before)
    }

    @Test func `a page shows what others change, and that it is gone`() async {
        let model = StartupDetailModel(
            id: SampleData.draft.id,
            library: startups.library,
            toasts: SampleParts.toasts,
            isOwn: false
        )
        await model.appeared()
        #expect(model.others.map(\.id) == SampleData.startups.map(\.id).filter { $0 != SampleData.draft.id })
        startups.retitle("Another name")
        await eventually { model.startup?.content.title == "Another name" }
        startups.change { _ in nil }
        await eventually { model.state == .failed(.notFound(SampleData.draft.id)) }
    }

    @Test func `the catalogue says what was published meanwhile and does not move`() async {
        let model = CatalogueViewModel(library: startups.library)
        await model.appeared()
        guard case .results(let before) = model.state else {
            Issue.record("\(model.state)")
            return
        }
        startups.publish(count: 2)
        await eventually { if case .results(let results) = model.state { results.newer == 2 } else { false } }
        guard case .results(let after) = model.state else { return }
        #expect(after.startups == before.startups && after.total == before.total)
    }

    @Test func `another list is read from its first line, and the same one from where it was`() async {
        let model = CatalogueViewModel(library: startups.library)
        await model.appeared()
        await model.endReached()
        await model.appeared()
        #expect(model.replacements == 0)
        model.change { $0.isHiring = true }
        await model.appeared()
        #expect(model.replacements == 1)
    }

    @Test func `nobody follows for a screen that is gone`() async {
        weak var gone: CatalogueViewModel?
        do {
            let model = CatalogueViewModel(library: startups.library)
            await model.appeared()
            gone = model
        }
        await eventually { gone == nil }
    }
}
