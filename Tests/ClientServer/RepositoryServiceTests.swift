import Calls
import Client
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import StorageTesting
import Synchronization
import Testing

struct RepositoryServiceTests {
    private let swift = Repository.ID(owner: "apple", name: "swift-nio")

    @Test(arguments: ServicePlace.allCases)
    func `a search is answered page by page without repeats`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let query = RepositoryQuery(text: "", minimumStars: 1)
            var seen: [Repository.ID] = []
            var next: Int? = 1
            while let page = next {
                let answer = try await services.repositories.search(query, page: page)
                #expect(answer.repositories.count <= 10)
                #expect(answer.source == .starter)
                seen += answer.repositories.map(\.id)
                #expect(answer.totalCount >= seen.count)
                next = answer.nextPage
            }
            #expect(seen.count > 300)
            #expect(Set(seen).count == seen.count)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `filters hold`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let query = RepositoryQuery(text: "", language: "Swift", minimumStars: 5_000, sort: .stars)
            let found = try await services.repositories.search(query, page: 1).repositories
            #expect(!found.isEmpty)
            #expect(found.allSatisfy { $0.language == "Swift" && $0.stars >= 5_000 })
            #expect(found.map(\.stars) == found.map(\.stars).sorted(by: >))
        }
    }

    @Test(
        arguments: ServicePlace.allCases,
        [
            (RepositoryQuery(text: ""), 1),
            (RepositoryQuery(text: String(repeating: "a", count: 257)), 1),
            (RepositoryQuery(text: "a AND b OR c NOT d AND e OR f AND g"), 1),
            (RepositoryQuery(text: "swift", minimumStars: -1), 1),
            (RepositoryQuery(text: "swift"), 0),
            (RepositoryQuery(text: "swift"), 101),
        ]
    )
    func `a query that GitHub would refuse names its field`(
        place: ServicePlace,
        query: (RepositoryQuery, Int)
    ) async throws {
        let error = try await place.withServices { services in
            await #expect(throws: RepositoryError.self) {
                try await services.repositories.search(query.0, page: query.1)
            }
        }
        guard case .invalidQuery(let field, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(["text", "minimumStars", "page"].contains(field))
    }

    @Test(arguments: ServicePlace.allCases)
    func `what cannot be asked about is not said to be missing`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let id = Repository.ID(owner: "nobody", name: "nothing.at-all_1")
            await #expect(throws: RepositoryError.offline) {
                try await services.repositories.detail(of: id, refresh: false)
            }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `details say whether it is the person's favourite`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let before = try await services.repositories.detail(of: swift, refresh: false)
            #expect(!before.isFavourite)
            _ = try await services.favourites.save(before.repository, key: .init())
            #expect(try await services.repositories.detail(of: swift, refresh: false).isFavourite)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `without a network there is no README`(place: ServicePlace) async throws {
        try await place.withServices { services in
            await #expect(throws: RepositoryError.offline) { try await services.repositories.readme(of: swift) }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `the source tells what it is and how old`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let status = try await services.repositories.sourceStatus()
            #expect(status.source == .starter)
            #expect(status.starterCount > 300)
            #expect(status.starterDate < TestDate.now)
        }
    }

    @Test func `both places answer alike`() async throws {
        let query = RepositoryQuery(text: "web framework")
        let answers = try await [
            ServicePlace.inProcess.withServices { try await $0.repositories.search(query, page: 1) },
            ServicePlace.overTheAPI.withServices { try await $0.repositories.search(query, page: 1) },
        ]
        #expect(answers[0] == answers[1])
        #expect(!answers[0].repositories.isEmpty)
    }
}

/// What a phone asks of the release radar and makes of the answer; the server's own side needs GitHub.
struct ReleaseLookTests {
    private static let answer = """
        {"isWatching": true, "isIncomplete": true, "releases": [
            {"repository": {"owner": "octo", "name": "boat"}, "name": "v2", "publishedAt": "2020-01-02T03:04:05Z"}
        ]}
        """

    @Test(arguments: [true, false])
    func `a look says whether to ask anew, and brings what was released`(refresh: Bool) async throws {
        let sent = Mutex("")
        let service = RemoteDiscoveryService(
            EndpointClient { request in
                sent.withLock { $0 = String(decoding: request.body, as: UTF8.self) }
                let headers = ["content-type": "application/json"]
                return EndpointResponse(status: 200, headers: headers, body: Data(Self.answer.utf8))
            }
        )
        let radar = try await service.lookAtReleases(refresh: refresh)
        #expect(sent.withLock { $0 } == #"{"refresh":\#(refresh)}"#)
        #expect(radar.isWatching && radar.isIncomplete)
        #expect(radar.releases.map(\.repository) == [Repository.ID(owner: "octo", name: "boat")])
        #expect(radar.releases.map(\.name) == ["v2"])
    }
}
