import Calls
import FindieDomain
import Testing

@testable import Findie

struct GameFiltersModelTests {
    private let model = GameFiltersModel(filters: .none, service: RemoteFindieService(.unreachable))

    @Test func `tags to have and never to see are entered by any of their names, each once`() {
        for name in ["rogue-lite", " Roguelike "] {
            model.wanted.text = name
            model.wantedEntered()
            model.excluded.text = name
            model.excludedEntered()
        }
        #expect(model.draft.wantedTags == ["roguelike"] && model.draft.excludedTags == ["roguelike"])
        #expect(model.wanted.text.isEmpty && model.excluded.text.isEmpty)
        model.wantedRemoved("roguelike")
        model.excludedRemoved("roguelike")
        #expect(model.draft == .none)
    }

    @Test func `what is typed and not entered is applied, and what is no tag is said first`() {
        model.excluded.text = "horror"
        model.wanted.text = "no tag of ours"
        #expect(!model.applyTapped())
        #expect(model.refusedTag == "no tag of ours" && model.draft.excludedTags == ["horror"])
        model.wanted.text = ""
        #expect(model.applyTapped())
        #expect(model.refusedTag == nil && model.draft.wantedTags == nil)
    }
}
