import FeatureTestSupport
import RepositoriesDomain
import Testing

@testable import GitRepD

struct RecentSearchesTests {
    @Test func `a search that is repeated moves to the front`() async {
        let service = MemoryFavouriteService(recents: ["a", "b"])
        let recents = RecentSearches(service: service)
        await recents.load()
        recents.remember("b")
        #expect(recents.texts == ["b", "a"])
        await recents.settled()
        #expect(await service.recents == ["b", "a"])
    }

    @Test func `at most 10 are kept`() {
        let recents = RecentSearches(service: MemoryFavouriteService())
        for number in 1...12 { recents.remember("\(number)") }
        #expect(recents.texts.count == 10)
        #expect(recents.texts.first == "12")
    }

    @Test func `one is removed here and there`() async {
        let service = MemoryFavouriteService(recents: ["a", "b"])
        let recents = RecentSearches(service: service, texts: ["a", "b"])
        recents.remove("a")
        await recents.settled()
        #expect(recents.texts == ["b"])
        #expect(await service.recents == ["b"])
    }

    @Test func `a service that refuses takes nothing away`() async {
        let service = MemoryFavouriteService()
        await service.refuse(.offline)
        let recents = RecentSearches(service: service, texts: ["a"])
        await recents.load()
        #expect(recents.texts == ["a"])
    }
}
