import Calls
import Foundation
import RepositoriesDomain
import StorageTesting
import Testing

struct FavouriteServiceTests {
    @Test(arguments: ServicePlace.allCases)
    func `what is saved is listed, newest first, as it was`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let first = try await services.favourites.save(repository("first"), key: .init())
            let second = try await services.favourites.save(repository("second"), key: .init())
            #expect(first.repository == repository("first"))
            let listed = try await services.favourites.favourites()
            #expect(Set(listed) == [first, second])
            #expect(listed.map(\.savedAt) == listed.map(\.savedAt).sorted(by: >))
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `sending a decision twice counts once`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let (saving, removing) = (IdempotencyKey(), IdempotencyKey())
            let saved = try await services.favourites.save(repository("once"), key: saving)
            try await services.favourites.remove(saved.id, key: removing)
            #expect(try await services.favourites.save(repository("once"), key: saving) == saved)
            #expect(try await services.favourites.favourites().isEmpty)
            try await services.favourites.remove(saved.id, key: removing)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `undo puts back tags, note and date`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let saved = try await services.favourites.save(repository("undo"), key: .init())
            let noted = try await services.favourites.annotate(
                saved.id,
                tags: ["later", "ünïcode"],
                note: "“Read” — this\n& <that>",
                key: .init()
            )
            #expect(noted.tags == ["later", "ünïcode"])
            try await services.favourites.remove(saved.id, key: .init())
            try await services.favourites.restore(noted, key: .init())
            #expect(try await services.favourites.favourites() == [noted])
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a note needs a favourite and has an end`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let id = repository("none").id
            await #expect(throws: RepositoryError.notFound(id)) {
                try await services.favourites.annotate(id, tags: [], note: "", key: .init())
            }
            let saved = try await services.favourites.save(repository("note"), key: .init())
            for length in [4_001, 8_001] {
                let long = String(repeating: "n", count: length)
                await #expect(throws: RepositoryError.invalidQuery(field: "note", reason: .tooLong)) {
                    try await services.favourites.annotate(saved.id, tags: [], note: long, key: .init())
                }
            }
            #expect(try await services.favourites.favourites().map(\.note) == [""])
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `an import adds what is not there`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let saved = try await services.favourites.save(repository("kept"), key: .init())
            let others = (0..<300).map { number in
                Favourite(
                    repository: repository("import-\(number)"),
                    savedAt: Date(timeIntervalSince1970: Double(number)),
                    tags: ["imported"],
                    note: ""
                )
            }
            let report = try await services.favourites.importFavourites([saved] + others, key: .init())
            #expect(report == ImportReport(added: 300, kept: 1))
            #expect(try await services.favourites.favourites().count == 301)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `more than the limit is refused whole`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let all = (0...Favourite.maximumCount).map { number in
                Favourite(repository: repository("r\(number)"), savedAt: TestDate.now, tags: [], note: "")
            }
            await #expect(throws: RepositoryError.self) {
                try await services.favourites.importFavourites(all, key: .init())
            }
            let kept = try await services.favourites.favourites()
            #expect(kept.isEmpty)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `recent searches are the newest ten, each once`(place: ServicePlace) async throws {
        try await place.withServices { services in
            for number in 0..<12 { try await services.favourites.addRecentSearch("c++ & c# \(number)") }
            try await services.favourites.addRecentSearch("c++ & c# 5")
            try await services.favourites.removeRecentSearch("c++ & c# 11")
            try await services.favourites.removeRecentSearch("never searched")
            let searches = try await services.favourites.recentSearches()
            #expect(searches == [5, 10, 9, 8, 7, 6, 4, 3, 2].map { "c++ & c# \($0)" })
        }
    }

    @Test func `nobody's favourites are nobody's`() async throws {
        try await ServicePlace.overTheAPI.withServices { services in
            _ = try await services.favourites.save(repository("mine"), key: .init())
            try await ServicePlace.overTheAPI.withServices { others in
                let favourites = try await others.favourites.favourites()
                #expect(favourites.isEmpty)
            }
        }
    }
}

private func repository(_ name: String) -> Repository {
    Repository(
        id: Repository.ID(owner: "owner", name: name),
        summary: "A “summary” of \(name)",
        language: "Swift",
        topics: ["testing"],
        license: "MIT",
        stars: 1_234,
        forks: 5,
        isArchived: false,
        isFork: false,
        avatarURL: URL(string: "https://example.org/a%20b.png?s=1&v=2"),
        createdAt: Date(timeIntervalSince1970: 1_400_000_000),
        origin: .github(fetchedAt: Date(timeIntervalSince1970: 1_700_000_000.25))
    )
}
