import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import Server

/// A database that takes nothing more, as on a full disk.
struct NoRoomTests {
    private static let browser: HTTPFields = [.accept: "text/html", .userAgent: "Mozilla/5.0"]

    /// Lets the database have so many pages at most; never fewer than it has.
    private static func setMostPages(_ count: Int, of database: any SQLDatabase) async throws {
        _ = try await database.write { try $0.row(SQL(raw: "PRAGMA max_page_count = \(count)")) }
    }

    /// Takes the pages that are there and empty, down to rows of some bytes.
    private static func fill(_ database: any SQLDatabase) async throws {
        try await database.write { try $0.execute("CREATE TABLE filler (words TEXT NOT NULL)") }
        try await setMostPages(1, of: database)
        for size in [4_000, 400, 40] {
            let words = String(repeating: "x", count: size)
            do {
                while true { try await database.write { try $0.execute("INSERT INTO filler VALUES (\(words))") } }
            } catch StorageError.full {}
        }
    }

    @Test func `a full disk is a 503 that says so, what is there is read, and it goes on when there is room`()
        async throws
    {
        let folder = try TemporaryFolder()
        let found = Mutex<(any SQLDatabase)?>(nil)
        try await withServer(
            .router,
            makingApps: { backend in
                found.withLock { $0 = backend.database }
                return try await AppDescriptor.all(backend) + [.counter]
            },
            { $0.data = .folder(folder.url) }
        ) { client in
            let database = try #require(found.withLock { $0 })
            let guest = try await PictureAPITests.guest(client)
            try await Self.fill(database)

            let refused = try await Self.firstRefusal(client)
            let problem = try refused.decoded(Problem.self)
            #expect(refused.status == .serviceUnavailable, "\(refused.text)")
            #expect(problem.is(.noRoom))
            #expect(refused.headers[.test("Retry-After")] == "60")
            let page = try await client.execute(uri: "/counter/", method: .get, headers: Self.browser)
            #expect(page.status == .serviceUnavailable)
            #expect(page.text.contains("No room on the server"))
            let account = try await client.execute(uri: "/api/v1/account", method: .get, headers: guest)
            #expect(account.status == .ok, "\(account.text)")
            #expect(try await client.execute(uri: "/readyz", method: .get).status == .ok)

            try await Self.setMostPages(1_000_000, of: database)
            #expect(try await client.execute(uri: "/api/v1/guests", method: .post).status == .created)
        }
    }

    /// The small rows of some guests may still find room.
    private static func firstRefusal(_ client: any TestClientProtocol) async throws -> TestResponse {
        for _ in 1...500 {
            let answer = try await client.execute(uri: "/api/v1/guests", method: .post)
            if answer.status != .created { return answer }
        }
        return try await client.execute(uri: "/api/v1/guests", method: .post)
    }
}
