import Foundation
import GitHubAPI
import RepositoriesDomain
import Storage

/// Asks GitHub and stores its answers, so that the catalogue grows with use.
///
/// Several who need the same answer share one asking.
struct LiveRepositories: Sendable {
    enum Question: Hashable, Sendable {
        case page(SearchPageKey)
        case detail(Repository.ID)
        case readme(Repository.ID)
        case release(Repository.ID)
        case limits
    }

    let client: GitHubClient
    let database: any SQLDatabase
    let now: @Sendable () -> Date
    private let flights = SingleFlight<Question>()

    init(client: GitHubClient, database: any SQLDatabase, now: @escaping @Sendable () -> Date) {
        self.client = client
        self.database = database
        self.now = now
    }

    /// A release is not worth a request of 60 an hour each time.
    static let releaseFreshness: TimeInterval = 86_400

    /// Asks, or joins who is asking, and waits until the answer is stored.
    func ask(_ question: Question) async throws(RepositoryError) {
        try await flights.run(question) { () async throws(RepositoryError) in try await refresh(question) }
    }

    /// Asks for a page that was not stored a moment ago; who comes just behind another's asking has its answer.
    func askForMissing(_ key: SearchPageKey) async throws(RepositoryError) {
        try await flights.run(.page(key)) { () async throws(RepositoryError) in
            if try await storedPage(key) == nil { try await refreshPage(key) }
        }
    }

    /// Asks behind.
    func askBehind(_ question: Question) async {
        await flights.begin(question) { () async throws(RepositoryError) in try await refresh(question) }
    }

    func shutdown() async {
        await flights.cancelAll()
    }

    private func refresh(_ question: Question) async throws(RepositoryError) {
        switch question {
        case .page(let key): try await refreshPage(key)
        case .detail(let id): try await refreshDetail(id)
        case .readme(let id): try await refreshReadme(id)
        case .release(let id): try await refreshOnlyRelease(id)
        case .limits: try await client.checkLimits()
        }
    }

    /// The page as it is stored.
    func storedPage(_ key: SearchPageKey) async throws(RepositoryError) -> StoredSearchPage? {
        let oldest = now().addingTimeInterval(-SearchPageStore.lifetime)
        return try await database.reading { connection in
            try SearchPageStore(connection: connection).page(key).flatMap { $0.fetchedAt < oldest ? nil : $0 }
        }
    }

    /// Asks for a page, and for those before it whose links are needed to get there.
    private func refreshPage(_ key: SearchPageKey) async throws(RepositoryError) {
        let stored = try await storedPage(key)
        let answer: GitHubAnswer<GitHubSearchPage>
        if key.page == 1 {
            answer = try await client.search(key.asked, validators: stored?.validators)
        } else {
            if try await storedPage(key.previous) == nil { try await ask(.page(key.previous)) }
            guard let next = try await storedPage(key.previous)?.next else { return }
            answer = try await client.searchPage(at: next, validators: stored?.validators)
        }
        let date = now()
        try await database.writing { connection in
            let pages = SearchPageStore(connection: connection)
            switch answer {
            case .notModified: try pages.touch(key, at: date)
            case .modified(let page, let validators):
                let writer = CatalogueWriter(connection: connection)
                let numbers = try page.repositories.map { try writer.store($0) }
                try pages.store(page, numbers: numbers, validators: validators, as: key, at: date)
            }
        }
    }

    func storedDetail(_ id: Repository.ID) async throws(RepositoryError) -> StoredDetail? {
        try await database.reading { try DetailStore(connection: $0).detail(of: id) }
    }

    /// Asks for one repository, and now and then for its newest release.
    private func refreshDetail(_ id: Repository.ID) async throws(RepositoryError) {
        let stored = try await storedDetail(id)
        let answer = try await client.repository(stored?.repository.id ?? id, validators: stored?.detail?.validators)
        let date = now()
        try await database.writing { connection in
            let details = DetailStore(connection: connection)
            switch answer {
            case .notModified: if let stored { try details.touchDetail(stored.number, at: date) }
            case .modified(let found, let validators):
                try details.store(found, askedAs: stored?.repository.id ?? id, validators, at: date)
            }
        }
        try await refreshRelease(id)
    }

    /// Asks for the newest release of a repository that GitHub has shown to be public.
    private func refreshOnlyRelease(_ id: Repository.ID) async throws(RepositoryError) {
        if try await storedDetail(id)?.detail == nil {
            try await ask(.detail(id))
        } else {
            try await refreshRelease(id)
        }
    }

    private func refreshRelease(_ id: Repository.ID) async throws(RepositoryError) {
        guard let stored = try await storedDetail(id), let detail = stored.detail else { return }
        let date = now()
        if let asked = detail.releaseAskedAt, date.timeIntervalSince(asked) < Self.releaseFreshness { return }
        // The repository is known now; that its release is not must not take it away again.
        guard case .modified(let release, _)? = try? await client.latestRelease(of: stored.repository.id) else {
            return
        }
        try await database.writing { try DetailStore(connection: $0).store(release, of: stored.number, at: date) }
    }

    func storedReadme(_ number: Int64) async throws(RepositoryError) -> StoredReadme? {
        try await database.reading { try DetailStore(connection: $0).readme(of: number) }
    }

    /// Asks for the README of a repository that GitHub has shown to be public.
    private func refreshReadme(_ id: Repository.ID) async throws(RepositoryError) {
        if try await storedDetail(id)?.detail == nil {
            try await ask(.detail(id))
        }
        guard let stored = try await storedDetail(id) else { throw .notFound(id) }
        let known = try await storedReadme(stored.number)
        let answer = try await client.readme(of: stored.repository.id, validators: known?.validators)
        let date = now()
        try await database.writing { connection in
            let details = DetailStore(connection: connection)
            switch answer {
            case .notModified: try details.touchReadme(stored.number, at: date)
            case .modified(let readme, let validators):
                try details.store(readme, of: stored.number, validators, at: date)
            }
        }
    }
}

/// Lets all who ask for the same thing at the same time wait for one answer.
///
/// The asking goes on when who began it goes away, and ends with ``cancelAll()``.
actor SingleFlight<Key: Hashable & Sendable> {
    typealias Work = @Sendable () async throws(RepositoryError) -> Void

    private var flights: [Key: Task<RepositoryError?, Never>] = [:]

    /// Begins, or joins what is under way, and waits for its end.
    func run(_ key: Key, _ work: @escaping Work) async throws(RepositoryError) {
        if let error = await flight(key, work).value { throw error }
    }

    /// Begins, unless it is under way, and does not wait; what goes wrong is for the next who asks.
    func begin(_ key: Key, _ work: @escaping Work) {
        _ = flight(key, work)
    }

    func cancelAll() {
        for flight in flights.values { flight.cancel() }
        flights = [:]
    }

    private func flight(_ key: Key, _ work: @escaping Work) -> Task<RepositoryError?, Never> {
        if let flight = flights[key] { return flight }
        let task = Task { () -> RepositoryError? in
            defer { flights[key] = nil }
            do throws(RepositoryError) {
                try await work()
                return nil
            } catch {
                return error
            }
        }
        flights[key] = task
        return task
    }
}
