import AccountsDomain
import Calls
import FindieDomain
import Foundation
import StorageTesting
import Testing

@testable import FindieService

/// What makers write, and what who reviews it is told.
@Suite(.everyEngine) struct MakerTextTests {
    @Test func `a title is one line that nothing in it turns around or hides`() throws {
        var draft = FindieWorld.draft
        draft.title = "\u{200B} Lantern\u{202E}\r\nDeep\u{2066}\u{2028} "
        draft.text = "Light\u{0007} the way,\ndown \u{202A}a well.\u{202C}"
        draft.about = "Two\n\nlines, مرحبا and 👩‍🚀\u{FEFF}"
        let kept = try draft.validated()
        #expect(kept.title == "Lantern Deep")
        #expect(kept.text == "Light the way,\ndown a well.")
        #expect(kept.about == "Two\n\nlines, مرحبا and 👩‍🚀")
        #expect(try GameDraft(title: "\u{200B}\u{2060}\u{202E}").validated().gaps(with: []).contains(.title))
        #expect(try Maker(name: "Lantern\u{202E}\nWorks", hasAgreed: true).validated().name == "Lantern Works")
        #expect(throws: MakerError.invalid(field: "name", reason: .empty)) {
            try Maker(name: "\u{200B}\u{2067}", hasAgreed: true).validated()
        }
    }

    @Test func `who reviews is told which texts have words of the filter`() async throws {
        let world = try await FindieWorld()
        let account = try await world.member("mira@example.org")
        let maker = world.makers().service(for: account)
        let admin = try await world.member("admin@example.org", role: .admin)
        let reviewer = world.makers(heldWords: ["free keys", "casino"]).service(for: admin)
        _ = try await maker.setMaker(Maker(name: "Càsino Works", hasAgreed: true))
        let (plain, loud) = (UUID(), UUID())
        for id in [plain, loud] {
            var draft = FindieWorld.draft
            if id == loud { (draft.title, draft.about) = ("F r e e keys", "# FREE Keys\n\nfor all.") }
            let begun = try await maker.begin(id)
            _ = try await maker.save(draft, of: id, version: begun.version)
            _ = try await world.send(TestMedia.png(1_280, 720), .cover, id, maker)
            #expect(try await maker.handIn(id).held == nil)
        }
        let held = try await Dictionary(
            uniqueKeysWithValues: reviewer.reviewQueue().map { ($0.id, $0.held) }
        )
        #expect(held == [plain: [.name], loud: [.title, .about, .name]])
        // Without words nothing is told, and it is a hint only: it can be published.
        #expect(try await world.makers().service(for: admin).reviewQueue().allSatisfy { $0.held == nil })
        #expect(try await reviewer.review(loud, .publish).state == .published)
    }

    @Test func `what is refused says why, and what is missing, in the answer`() throws {
        let refused = MakerError.invalid(field: "title", reason: .tooLong).problem
        #expect(refused.field == "title" && refused.detail == "title is too long.")
        #expect(MakerError.unusable(.wrongShape).problem.detail?.contains("wider than high") == true)
        let missing = MakerError.incomplete([.tags, .cover])
        #expect(missing.problem.extensions["missing"] == ["tags", "cover"])
        #expect(MakerError(problem: missing.problem) == missing)
    }
}
