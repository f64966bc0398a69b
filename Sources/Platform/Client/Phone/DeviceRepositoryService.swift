import Calls
package import Foundation
import GRDB
package import RepositoriesDomain

/// Repositories from the server, and without a network from the last answers and the favourites on the phone.
///
/// A call waits for the network as long as the wrapped service does.
package struct DeviceRepositoryService: RepositoryService {
    private let remote: any RepositoryService
    private let database: DeviceDatabase
    private let now: @Sendable () -> Date

    package init(
        remote: any RepositoryService,
        database: DeviceDatabase,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.remote = remote
        self.database = database
        self.now = now
    }

    package func search(
        _ query: RepositoryQuery,
        page: Int,
        effort: SearchEffort
    ) async throws(RepositoryError) -> RepositoryPage {
        let question = "search \(page) \(try Self.text(query))"
        do throws(RepositoryError) {
            let answer = try await remote.search(query, page: page, effort: effort)
            try await store(answer, for: question)
            return answer
        } catch .offline {
            guard effort != .newest, let answer: RepositoryPage = try await stored(question) else { throw .offline }
            return answer
        }
    }

    package func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        let question = "detail \(id.key)"
        do throws(RepositoryError) {
            let answer = try await remote.detail(of: id, refresh: refresh)
            try await store(answer, for: question)
            return answer
        } catch .offline {
            guard !refresh else { throw .offline }
            return try await storedDetail(id, question)
        }
    }

    package func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        let question = "readme \(id.key)"
        do throws(RepositoryError) {
            let readme = try await remote.readme(of: id)
            try await store(ReadmeAnswer(readme: readme), for: question)
            return readme
        } catch .offline {
            guard let answer: ReadmeAnswer = try await stored(question) else { throw .offline }
            return answer.readme
        }
    }

    package func sourceStatus() async throws(RepositoryError) -> SourceStatus {
        do throws(RepositoryError) {
            let status = try await remote.sourceStatus()
            try await store(status, for: "status")
            return status
        } catch .offline {
            guard let status: SourceStatus = try await stored("status") else { throw .offline }
            return status
        }
    }

    /// A favourite that was never opened is still shown, with the facts it was saved with.
    private func storedDetail(_ id: Repository.ID, _ question: String) async throws(RepositoryError) -> RepositoryDetail
    {
        let favourite = try await database.read { try LocalFavourites(database: $0).favourite(id) }
        if var detail: RepositoryDetail = try await stored(question) {
            detail.isFavourite = favourite != nil
            detail.isBeingRefreshed = false
            return detail
        }
        guard let favourite, let webURL = favourite.id.webURL else { throw .offline }
        return RepositoryDetail(repository: favourite.repository, webURL: webURL, isFavourite: true)
    }

    private func store(_ answer: some Encodable & Sendable, for question: String) async throws(RepositoryError) {
        let date = now()
        try await database.write { try LastAnswers(database: $0).store(answer, for: question, at: date) }
    }

    private func stored<Value: Decodable & Sendable>(_ question: String) async throws(RepositoryError) -> Value? {
        try await database.read { try LastAnswers(database: $0).answer(to: question) }
    }

    private static func text(_ query: RepositoryQuery) throws(RepositoryError) -> String {
        do {
            return String(decoding: try JSONCoding.encode(query, sorted: true), as: UTF8.self)
        } catch {
            throw .sourceFailed("\(error)")
        }
    }
}

/// The last answers of the server, to show when there is no network.
struct LastAnswers {
    let database: Database

    /// Older ones go when there are more.
    static let maximumCount = 300

    func answer<Value: Decodable>(to question: String) throws -> Value? {
        try Data.fetchOne(database, sql: "SELECT value FROM answers WHERE question = ?", arguments: [question])
            .map { try JSONCoding.decode(Value.self, from: $0) }
    }

    func store(_ value: some Encodable, for question: String, at date: Date) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO answers (question, value, storedAt) VALUES (?, ?, ?)",
            arguments: [question, try JSONCoding.encode(value), date.timeIntervalSince1970]
        )
        try database.execute(
            sql: """
                DELETE FROM answers WHERE question NOT IN
                    (SELECT question FROM answers ORDER BY storedAt DESC, question LIMIT ?)
                """,
            arguments: [Self.maximumCount]
        )
    }
}
