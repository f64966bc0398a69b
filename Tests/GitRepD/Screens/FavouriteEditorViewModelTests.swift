import FeatureTestSupport
import RepositoriesDomain
import Testing

@testable import GitRepD
@testable import RepositoryScreens

struct FavouriteEditorViewModelTests {
    @Test func `tags are trimmed, lower case and each once`() async {
        let (model, _) = await Self.model(.test(tags: ["net"]))
        model.newTag = " NET, Server side ,,ios"
        model.tagSubmitted()
        #expect(model.tags == ["net", "server side", "ios"])
        #expect(model.newTag.isEmpty)
    }

    @Test func `a tag of more than 40 characters is refused and kept in the field`() async {
        let (model, _) = await Self.model()
        model.newTag = String(repeating: "a", count: 41)
        model.tagSubmitted()
        #expect(model.tagProblem == .tooLong)
        #expect(model.tags.isEmpty)
        #expect(!model.canSave)
    }

    @Test func `the 21st tag is refused`() async {
        let (model, _) = await Self.model(.test(tags: (1...20).map { "t\($0)" }))
        model.newTag = "one more"
        #expect(model.tagProblem == .tooMany)
        model.newTag = "t1"
        #expect(model.tagProblem == nil)
    }

    @Test(arguments: [(4_000, true), (4_001, false)])
    func `a note has at most 4,000 characters`(_ count: Int, _ canSave: Bool) async {
        let (model, _) = await Self.model()
        model.note = String(repeating: "é", count: count)
        #expect(model.canSave == canSave)
    }

    @Test func `saving takes over the tag still in the field`() async {
        let (model, service) = await Self.model()
        model.newTag = "later"
        model.note = " why "
        model.saveTapped()
        await model.settled()
        #expect(model.state == .saved)
        let stored = await service.stored[model.favourite.id]
        #expect(stored?.tags == ["later"])
        #expect(stored?.note == "why")
    }

    @Test func `what was written stays when it cannot be saved`() async {
        let (model, service) = await Self.model()
        await service.refuse(.offline)
        model.note = "long thoughts"
        model.saveTapped()
        await model.settled()
        #expect(model.state == .failed(.offline))
        #expect(model.note == "long thoughts")
        #expect(model.canSave)
    }

    private static func model(
        _ favourite: Favourite = .test()
    ) async -> (FavouriteEditorViewModel, MemoryFavouriteService) {
        let service = MemoryFavouriteService([favourite])
        let shelf = FavouritesStore.test(service)
        await shelf.load()
        return (FavouriteEditorViewModel(favourite: favourite, shelf: shelf), service)
    }
}
