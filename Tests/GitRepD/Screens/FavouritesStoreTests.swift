import DesignSystem
import FeatureTestSupport
import RepositoriesDomain
import Testing

@testable import GitRepD
@testable import RepositoryScreens

struct FavouritesStoreTests {
    private let repository = Repository.test()

    @Test func `a save shows at once and is stored`() async {
        let service = MemoryFavouriteService()
        let shelf = FavouritesStore.test(service)
        shelf.save(repository)
        #expect(shelf.contains(repository.id))
        await shelf.settled()
        #expect(await service.stored.keys.contains(repository.id))
        #expect(shelf.outcomes == FavouriteOutcomes(saved: 1))
    }

    @Test(.timeLimit(.minutes(5))) func `what another page saves is shown without asking`() async {
        let service = MemoryFavouriteService()
        let shelf = FavouritesStore.test(service)
        await shelf.load()
        await service.saveElsewhere(.test())
        while shelf.favourites.isEmpty { await Task.yield() }
        #expect(shelf.favourites == [.test()])
    }

    @Test(.timeLimit(.minutes(5))) func `a page that is gone listens no more`() async {
        let service = MemoryFavouriteService()
        weak var gone: GitRepDCoordinator?
        do {
            let coordinator = GitRepDCoordinator(dependencies: .test(favourites: service))
            await coordinator.shelf.load()
            #expect(service.isFollowed)
            gone = coordinator
        }
        #expect(gone == nil)
        while service.isFollowed { await Task.yield() }
    }

    @Test func `a refused save is taken back and said`() async {
        let service = MemoryFavouriteService()
        await service.refuse(.offline)
        let shelf = FavouritesStore.test(service)
        shelf.save(repository)
        await shelf.settled()
        #expect(!shelf.contains(repository.id))
        #expect(shelf.failure == FavouriteFailure(act: .save, name: "swift-nio", error: .offline))
        #expect(shelf.outcomes == FavouriteOutcomes(failed: 1))
    }

    @Test func `a refused removal comes back with its tags and note`() async {
        let favourite = Favourite.test(tags: ["net"], note: "read")
        let service = MemoryFavouriteService([favourite])
        let shelf = FavouritesStore.test(service)
        await shelf.load()
        await service.refuse(.offline)
        shelf.remove(favourite.id)
        #expect(shelf.favourites.isEmpty)
        await shelf.settled()
        #expect(shelf.favourites == [favourite])
    }

    @Test func `undoing a removal restores tags, note and the date saved`() async {
        let favourite = Favourite.test(age: 1_000, tags: ["net"], note: "read")
        let service = MemoryFavouriteService([favourite])
        let toasts = ToastPresenter(clock: ManualClock())
        let shelf = FavouritesStore.test(service, toasts: toasts)
        await shelf.load()
        shelf.remove(favourite.id)
        await shelf.settled()
        #expect(shelf.outcomes == FavouriteOutcomes(removed: 1))
        toasts.actionTapped()
        await shelf.settled()
        #expect(shelf.favourites == [favourite])
        #expect(await service.stored[favourite.id] == favourite)
    }

    @Test func `undoing a save removes`() async {
        let service = MemoryFavouriteService()
        let toasts = ToastPresenter(clock: ManualClock())
        let shelf = FavouritesStore.test(service, toasts: toasts)
        shelf.save(repository)
        await shelf.settled()
        toasts.actionTapped()
        await shelf.settled()
        #expect(shelf.favourites.isEmpty)
        #expect(await service.stored.isEmpty)
    }

    @Test func `a save and a removal in one breath arrive in that order`() async {
        let service = MemoryFavouriteService()
        let shelf = FavouritesStore.test(service)
        shelf.save(repository)
        shelf.remove(repository.id)
        await shelf.settled()
        #expect(shelf.favourites.isEmpty)
        #expect(await service.stored.isEmpty)
    }

    @Test func `when a save and the removal after it are both refused nothing is left`() async {
        let service = MemoryFavouriteService()
        await service.refuse(.offline)
        let shelf = FavouritesStore.test(service)
        shelf.save(repository)
        shelf.remove(repository.id)
        await shelf.settled()
        #expect(shelf.favourites.isEmpty)
    }

    @Test func `a save made while the list is read stays in sight`() async {
        let gate = Gate()
        let service = MemoryFavouriteService()
        await service.wait(at: gate)
        let shelf = FavouritesStore.test(service)
        let loading = Task { await shelf.load() }
        await gate.arrived(1)
        shelf.save(repository)
        #expect(shelf.contains(repository.id))
        await gate.open()
        await loading.value
        await shelf.settled()
        #expect(shelf.contains(repository.id))
    }

    @Test func `favourites are newest first`() async {
        let old = Favourite.test(.test("old"), age: 100)
        let new = Favourite.test(.test("new"), age: 1)
        let shelf = FavouritesStore.test(MemoryFavouriteService([old, new]))
        await shelf.load()
        #expect(shelf.favourites == [new, old])
    }

    @Test func `a list that cannot be read says why, and one read before stays`() async {
        let service = MemoryFavouriteService([.test()])
        await service.refuse(.offline)
        let shelf = FavouritesStore.test(service)
        await shelf.load()
        #expect(shelf.state == .failed(.offline))
        await service.refuse(nil)
        await shelf.load()
        await service.refuse(.offline)
        await shelf.load()
        #expect(shelf.state == .loaded)
        #expect(shelf.favourites.count == 1)
    }
}
