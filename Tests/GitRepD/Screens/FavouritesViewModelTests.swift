import FeatureTestSupport
import Foundation
import RepositoriesDomain
import Testing

@testable import GitRepD
@testable import RepositoryScreens

struct FavouritesViewModelTests {
    private static let favourites: [Favourite] = [
        .test(.test("nio", stars: 8), age: 1, tags: ["net"], note: "reactor"),
        .test(.test("Alamofire", owner: "Alamofire", summary: "HTTP", stars: 40), age: 2, tags: ["net", "ios"]),
        .test(.test("redis", owner: "redis", summary: "Database", stars: 60, language: "C"), age: 3),
    ]

    @Test func `nothing kept is a state of its own`() async {
        let model = await Self.model([])
        #expect(model.state == .empty)
    }

    @Test(arguments: [
        (FavouriteSort.dateSaved, ["nio", "Alamofire", "redis"]),
        (.name, ["Alamofire", "nio", "redis"]),
        (.stars, ["redis", "Alamofire", "nio"]),
    ])
    func `favourites sort by date saved, name and stars`(_ sort: FavouriteSort, _ names: [String]) async {
        let model = await Self.model()
        model.sort = sort
        #expect(model.names == names)
    }

    @Test(arguments: [
        ("REACT", ["nio"]), ("http", ["Alamofire"]), ("ios net", ["Alamofire"]), ("apple/nio", ["nio"]),
        ("c redis", ["redis"]),
    ])
    func `words are looked for in name, description, language, tags and note`(_ text: String, _ names: [String]) async {
        let model = await Self.model()
        model.searchText = text
        #expect(model.names == names)
    }

    @Test func `no favourite that matches is not the same as none kept`() async {
        let model = await Self.model()
        model.searchText = "zzz"
        #expect(model.state == .noMatch)
        model.filtersCleared()
        #expect(model.names?.count == 3)
    }

    @Test func `a tag narrows and lets go again`() async {
        let model = await Self.model()
        #expect(model.tags == ["net", "ios"])
        model.tagTapped("ios")
        #expect(model.names == ["Alamofire"])
        model.tagTapped("ios")
        #expect(model.names?.count == 3)
    }

    @Test func `deleting takes the row away`() async {
        let model = await Self.model()
        model.swipedToDelete(Self.favourites[0])
        #expect(model.names == ["Alamofire", "redis"])
    }

    @Test func `an export is imported again without duplicates`() async throws {
        let exported = try await Self.model().exported(as: .json)
        let other = await Self.model([Self.favourites[0]])
        other.fileChosen(.success(Data(exported.utf8)))
        await other.settled()
        #expect(other.importState == .done(ImportReport(added: 2, kept: 1)))
        #expect(other.names == ["nio", "Alamofire", "redis"])
    }

    @Test(arguments: ["", "{", "[]", #"{"format":"other","version":1}"#])
    func `a file that is not ours changes nothing and says so`(_ text: String) async {
        let model = await Self.model()
        model.fileChosen(.success(Data(text.utf8)))
        await model.settled()
        #expect(model.importState == .failed(.invalidImport(.notOurs)))
        #expect(model.names?.count == 3)
    }

    @Test func `a fault names the favourite and its field, in the process and over the line`() async throws {
        var broken = Self.favourites
        broken[1].note = String(repeating: "x", count: Favourite.maximumNoteLength + 1)
        let exported = try await Self.model(broken).exported(as: .json)
        let model = await Self.model([])
        model.fileChosen(.success(Data(exported.utf8)))
        await model.settled()
        let fault = ImportFault.entry(number: 2, name: broken[1].id.fullName, field: "note")
        #expect(model.importState == .failed(.invalidImport(fault)))
        #expect(model.state == .empty)
        for fault in [fault, .notOurs, .tooLarge] {
            let error = RepositoryError.invalidImport(fault)
            #expect(RepositoryError(problem: error.problem) == error)
        }
    }

    @Test func `a file that is too large is said to be so`() async {
        let model = await Self.model()
        model.fileChosen(.failure(CocoaError(.fileReadTooLarge)))
        await model.settled()
        #expect(model.importState == .failed(.invalidImport(.tooLarge)))
    }

    @Test(arguments: [
        ("ｎｉｏ", ["nio"]), ("“swift\u{3000}nio”", []), ("\u{A0}redis\u{3000}", ["redis"]),
        ("−nio", ["Alamofire", "redis"]),
        ("“redis”", ["redis"]), ("redis OR nio", ["nio", "redis"]), ("language：swift", ["nio", "Alamofire"]),
        ("#net", ["nio", "Alamofire"]), ("#ios", ["Alamofire"]),
    ])
    func `a filter is read as a search is`(_ text: String, _ names: [String]) async {
        let model = await Self.model()
        model.searchText = text
        #expect((model.names ?? []) == names)
    }

    private static func model(_ favourites: [Favourite] = favourites) async -> FavouritesViewModel {
        let shelf = FavouritesStore.test(MemoryFavouriteService(favourites))
        let model = FavouritesViewModel(shelf: shelf, now: { .testNow })
        await model.appeared()
        return model
    }
}

extension FavouritesViewModel {
    fileprivate var names: [String]? {
        guard case .list(let favourites) = state else { return nil }
        return favourites.map(\.repository.id.name)
    }
}
