import DesignSystem
import FeatureTestSupport
import Foundation
import RepositoriesDomain
import Testing

@testable import GitRepD
@testable import RepositoryScreens

struct SearchViewModelTests {
    @Test func `a pause of 400 ms in the typing asks`() async {
        let clock = ManualClock()
        let model = SearchModels.model(clock: clock)
        model.text = " swift "
        let typing = Task { await model.textChanged() }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(399))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(1))
        await typing.value
        #expect(model.request?.query == RepositoryQuery(text: "swift"))
    }

    @Test func `typing on before the pause is over asks nothing`() async {
        let clock = ManualClock()
        let model = SearchModels.model(clock: clock)
        model.text = "sw"
        let typing = Task { await model.textChanged() }
        await clock.sleepers(1)
        typing.cancel()
        await typing.value
        #expect(model.request == nil)
    }

    @Test func `submitting asks at once and remembers the words`() async {
        let model = SearchModels.model()
        model.text = "swift"
        model.searchSubmitted()
        #expect(model.request?.query.text == "swift")
        #expect(model.recents.texts == ["swift"])
    }

    @Test func `emptying the field ends the search at once`() async {
        let model = await SearchModels.searched { _, _ in .test(["a"]) }
        model.text = "  "
        await model.textChanged()
        #expect(model.state == .idle)
        #expect(model.request == nil)
    }

    @Test func `an answer to an older question is not shown`() async {
        let gate = Gate()
        let model = SearchModels.model { query, _ in
            if query.text == "old" { await gate.pass() }
            return .test([query.text])
        }
        model.text = "old"
        model.searchSubmitted()
        let old = Task { await model.performRequest() }
        await gate.arrived(1)
        model.text = "new"
        model.searchSubmitted()
        await model.performRequest()
        await gate.open()
        await old.value
        #expect(model.names == ["new"])
    }

    @Test func `what is stored answers at once, and the source adds to it below after a pause`() async {
        let clock = ManualClock()
        let model = SearchModels.live(clock: clock) { _, _ in .test(["b", "c"], next: 2) }
        model.opened(RepositoryQuery(text: "query"))
        let search = Task { await model.performRequest() }
        await clock.sleepers(1)
        #expect(model.names == ["a", "b"])
        clock.advance(by: SearchViewModel.askingPause)
        await search.value
        #expect(model.names == ["a", "b", "c"])
        #expect(model.tail == .more(page: 2, attempt: 0))
        #expect(model.source == .answered)
    }

    @Test func `pauses in typing cost the source nothing`() async {
        let clock = ManualClock()
        let asked = Gate()
        let model = SearchModels.live(clock: clock) { _, _ in
            await asked.pass()
            return .test([])
        }
        for text in ["s", "st", "sta"] {
            model.opened(RepositoryQuery(text: text))
            let search = Task { await model.performRequest() }
            await clock.sleepers(1)
            search.cancel()
            await search.value
        }
        #expect(await asked.arrivals == 0)
        #expect(model.names == ["a", "b"])
    }

    @Test func `who asks outright is not kept waiting`() async {
        let model = SearchModels.live(clock: ManualClock()) { _, _ in .test(["c"]) }
        model.text = "query"
        model.searchSubmitted()
        await model.performRequest()
        #expect(model.names == ["a", "b", "c"])
    }

    @Test(arguments: [RepositoryError.rateLimited(until: .testNow), .sourceFailed("500")])
    func `a source that does not answer takes nothing away`(_ error: RepositoryError) async {
        let model = SearchModels.live(clock: ManualClock()) { _, _ in throw error }
        model.text = "query"
        model.searchSubmitted()
        await model.performRequest()
        #expect(model.names == ["a", "b"])
        #expect(model.source == .silent(error))
    }

    @Test func `no match is a state of its own`() async {
        let model = await SearchModels.searched { _, _ in .test([]) }
        #expect(model.state == .empty(RepositoryQuery(text: "query")))
    }

    @Test(arguments: [
        RepositoryError.offline, .rateLimited(until: .testNow), .sourceFailed("500"),
        .invalidQuery(field: "text", reason: .tooLong),
    ])
    func `a failed first page is a state that says why`(_ error: RepositoryError) async {
        let model = await SearchModels.searched { _, _ in throw error }
        #expect(model.state == .failed(error))
    }

    @Test func `trying again asks the same question anew`() async {
        let service = MemoryFavouriteService()
        await service.refuse(.offline)
        let model = await SearchModels.searched { _, _ in
            _ = try await service.favourites()
            return .test(["a"])
        }
        await service.refuse(nil)
        model.retryTapped()
        await model.performRequest()
        #expect(model.names == ["a"])
    }

    @Test func `coming back to the screen does not ask again`() async {
        let gate = Gate()
        await gate.open()
        let model = await SearchModels.searched { _, _ in
            await gate.pass()
            return .test(["a"])
        }
        await model.performRequest()
        #expect(await gate.arrivals == 1)
    }

    @Test func `the end of the list brings the next page, each repository once`() async {
        let model = await SearchModels.searched { _, page in
            page == 1 ? .test(["a", "b"], next: 2) : .test(["b", "c"], page: 2)
        }
        await model.endReached()
        #expect(model.names == ["a", "b", "c"])
        #expect(model.tail == .end)
    }

    @Test func `a list that had grown on the page before grows as far again`() async {
        let model = SearchModels.model { _, page in
            .test(["a\(page)", "b\(page)"], page: page, next: page < 9 ? page + 1 : nil)
        }
        model.text = "swift"
        model.searchSubmitted()
        await model.performRequest(regrowing: "6 /gitrepd/search?q=swift")
        #expect(model.growth == "6 /gitrepd/search?q=swift")
        model.text = "other"
        model.searchSubmitted()
        await model.performRequest(regrowing: "6 /gitrepd/search?q=swift")
        #expect(model.growth == "2 /gitrepd/search?q=other")
    }

    @Test func `past the cap the list says so`() async {
        let model = await SearchModels.searched { _, _ in .test(["a"], isCapped: true) }
        #expect(model.tail == .capped)
    }

    @Test func `a failed page keeps what is shown and can be tried again in place`() async {
        let service = MemoryFavouriteService()
        let model = await SearchModels.searched { _, page in
            if page == 2 { _ = try await service.favourites() }
            return page == 1 ? .test(["a"], next: 2) : .test(["b"], page: 2)
        }
        await service.refuse(.offline)
        await model.endReached()
        #expect(model.names == ["a"])
        #expect(model.tail == .failed(page: 2, attempt: 0, .offline))
        await service.refuse(nil)
        model.nextPageRetryTapped()
        #expect(model.tail == .more(page: 2, attempt: 1))
        await model.endReached()
        #expect(model.names == ["a", "b"])
    }

    @Test func `scrolling away from a page on its way leaves it to be reached again`() async {
        let gate = Gate()
        let model = await SearchModels.searched { _, page in
            if page == 2 { await gate.pass() }
            return page == 1 ? .test(["a"], next: 2) : .test(["b"], page: 2)
        }
        let loading = Task { await model.endReached() }
        await gate.arrived(1)
        loading.cancel()
        await gate.open()
        await loading.value
        #expect(model.tail == .more(page: 2, attempt: 0))
        await model.endReached()
        #expect(model.names == ["a", "b"])
    }

    @Test func `a new question keeps the old results in sight until it is answered`() async {
        let gate = Gate()
        let model = await SearchModels.searched { query, _ in
            if query.text == "next" { await gate.pass() }
            return .test([query.text])
        }
        model.text = "next"
        model.searchSubmitted()
        let loading = Task { await model.performRequest() }
        await gate.arrived(1)
        #expect(model.state == .loading(showing: SearchResults(.test(["query"]))))
        await gate.open()
        await loading.value
        #expect(model.names == ["next"])
    }

    @Test func `filters change the question`() async {
        let model = await SearchModels.searched { _, _ in .test(["a"]) }
        model.filtersApplied(SearchFilters(language: "Swift", minimumStars: 100, sort: .stars))
        #expect(
            model.request?.query
                == RepositoryQuery(text: "query", language: "Swift", minimumStars: 100, sort: .stars)
        )
    }

    @Test func `pulling to refresh without a connection keeps the results and says so`() async {
        let service = MemoryFavouriteService()
        let toasts = ToastPresenter(clock: ManualClock())
        let model = await SearchModels.searched(toasts: toasts) { _, _ in
            _ = try await service.favourites()
            return .test(["a"])
        }
        await service.refuse(.offline)
        await model.pulledToRefresh()
        #expect(model.names == ["a"])
        #expect(toasts.toast != nil)
    }

    @Test func `an address brings its words and its filters`() {
        let model = SearchModels.model()
        model.opened(RepositoryQuery(text: "nio", language: "Swift", sort: .forks))
        #expect(model.text == "nio")
        #expect(model.filters == SearchFilters(language: "Swift", sort: .forks))
        #expect(model.request?.query.text == "nio")
    }
}
