import Foundation
import GraphQL
import PitchDeckDomain
import Storage

/// What became of a startup, as somebody may read it.
struct StartupChange: ObjectOutput {
    var id: DocumentID
    /// `nil` where it can be read no longer.
    var startup: Startup?
}

/// That the catalogue is another one than it was.
struct CatalogueChange: ObjectOutput {}

/// Follows a startup for somebody, and tells what has become of it, each time they ask for the next change.
actor StartupWatch {
    private let context: PitchDeckContext
    private let id: DocumentID
    private let edition: Startup.Edition
    private var news: AsyncStream<Void>.AsyncIterator
    /// What was told last; the rest of what is announced changes nothing for who listens.
    private var told: Startup?

    /// - Throws: `notFound` for what they cannot read, `notSignedIn` where nobody in particular asks for a draft.
    init(_ id: DocumentID, _ edition: Startup.Edition, _ context: PitchDeckContext) async throws {
        if edition == .draft, context.account == nil { throw StartupError.notSignedIn }
        (self.id, self.edition, self.context) = (id, edition, context)
        // Before it is read, so that no change falls between.
        news = context.news(of: [StartupNews.topic(id, edition), StartupNews.decisions]).makeAsyncIterator()
        guard let startup = try await Self.read(id, edition, context) else { throw StartupError.notFound(id) }
        told = Self.essence(startup)
    }

    /// The next change; `nil` when the database is closed.
    ///
    /// - Throws: `notSignedIn` when the session has ended.
    func next() async throws -> StartupChange? {
        var iterator = news
        while await iterator.next(isolation: self) != nil {
            news = iterator
            try await context.checkSession()
            let startup = try await Self.read(id, edition, context)
            let essence = startup.map(Self.essence)
            guard essence != told else { continue }
            told = essence
            return StartupChange(id: id, startup: startup)
        }
        return nil
    }

    private static func read(
        _ id: DocumentID,
        _ edition: Startup.Edition,
        _ context: PitchDeckContext
    ) async throws -> Startup? {
        try await context.database.read { connection in
            let store = StartupStore(connection: connection, asker: context.account)
            guard edition == .draft else { return try store.startup(id, .published) }
            guard try store.owner(of: id)?.account == context.account else { return nil }
            return try store.startup(id, .draft) ?? store.startup(id, .published)
        }
    }

    /// Without looks at it, and without what a draft beside it changes.
    private static func essence(_ startup: Startup) -> Startup {
        var startup = startup
        startup.views = 0
        if startup.edition == .published {
            (startup.version, startup.updatedAt, startup.state) = (0, startup.createdAt, .published)
        }
        return startup
    }
}

/// Follows the catalogue for somebody.
actor CatalogueWatch {
    private let context: PitchDeckContext
    private var news: AsyncStream<Void>.AsyncIterator

    init(_ context: PitchDeckContext) {
        self.context = context
        news = context.news(of: [StartupNews.catalogue, StartupNews.decisions]).makeAsyncIterator()
    }

    /// As ``StartupWatch/next()``.
    func next() async throws -> CatalogueChange? {
        var iterator = news
        guard await iterator.next(isolation: self) != nil else { return nil }
        news = iterator
        try await context.checkSession()
        return CatalogueChange()
    }
}

extension PitchDeckContext {
    /// What is announced of these, and the end of who asks' session.
    func news(of topics: [String]) -> AsyncStream<Void> {
        database.news(of: topics + [sessionTopic].compactMap(\.self))
    }

    func checkSession() async throws {
        guard try await isSignedIn() else { throw StartupError.notSignedIn }
    }
}
