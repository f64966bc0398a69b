/// The catalogue of startups, for one person or for nobody in particular.
package protocol StartupService: Sendable {
    /// A page of what is published.
    ///
    /// - Throws: `invalid` for a query that nobody means.
    func startups(_ query: StartupQuery) async throws(StartupError) -> StartupPage

    /// One startup as it is published, or as its founder goes on writing it.
    ///
    /// - Throws: `notFound`, also for another's draft.
    func startup(_ id: DocumentID, edition: Startup.Edition) async throws(StartupError) -> Startup

    /// What the person has, the last changed first, drafts before what is published of the same; with what they deleted
    /// as long as it can be brought back.
    func ownStartups() async throws(StartupError) -> [Startup]

    /// By name.
    func categories() async throws(StartupError) -> [StartupCategory]

    /// Keeps a new startup, as a draft or at once for all to see; what is held for a moderator is a draft that is
    /// `inReview`.
    ///
    /// - Throws: `invalid`, `notSignedIn`, and `notMember` or `notConfirmed` for who may not publish.
    func create(_ content: StartupContent, edition: Startup.Edition) async throws(StartupError) -> Startup

    /// Changes a startup: a draft beside what is published, or what is published itself, whose draft then is gone.
    ///
    /// `version` is the one that the change was made of; without it whatever there is is changed.
    ///
    /// - Throws: `conflict` where it was changed since, `notOwner`, `notFound`, `notMember`, `notConfirmed`, `invalid`.
    func update(
        _ id: DocumentID,
        _ content: StartupContent,
        edition: Startup.Edition,
        ifVersion version: Int?
    ) async throws(StartupError) -> Startup

    /// Takes what is published back; it is a draft again.
    func withdraw(_ id: DocumentID) async throws(StartupError) -> Startup

    /// Takes a startup out of sight; for a day it can be brought back.
    ///
    /// - Throws: `notOwner`, `notFound`.
    func delete(_ id: DocumentID) async throws(StartupError)

    /// Brings back what was deleted within a day, as it was.
    ///
    /// - Throws: `notFound`, also for what is gone for good.
    func restore(_ id: DocumentID) async throws(StartupError) -> Startup

    /// Answers a moderator who took it out of sight, once for each time that one did.
    ///
    /// - Throws: `invalid` for the text, `conflict` for what is not hidden, or is answered already.
    func appeal(_ id: DocumentID, _ text: String) async throws(StartupError) -> Startup

    /// Says that what is published still holds.
    func confirm(_ id: DocumentID) async throws(StartupError) -> Startup

    /// What is found in the catalogue, with what there is of each facet.
    func search(_ search: StartupSearch) async throws(StartupError) -> StartupSearchPage

    /// How many that a search finds were published since it was opened; 0 without that moment.
    func newer(than search: StartupSearch) async throws(StartupError) -> Int

    /// That an edition of a startup may be another one than it was, from now on; whoever hears it reads what they may.
    ///
    /// What changes before an element is taken is that one element.
    func changes(of id: DocumentID, edition: Startup.Edition) -> AsyncStream<Void>

    /// That the catalogue may be another one than it was; as ``changes(of:edition:)``.
    func catalogueChanges() -> AsyncStream<Void>

    /// Published ones like another, the nearest first; without it.
    func similar(to id: DocumentID, limit: Int) async throws(StartupError) -> [Startup]

    /// Notes that the person has read it: once a day, and not the founder's own look.
    func viewed(_ id: DocumentID) async throws(StartupError)

    /// What was written over another version than there was, and so was not taken; `nil` where all was.
    func refused(_ id: DocumentID) async -> StartupContent?

    /// Keeps what was written of a startup and cannot be taken before its founder has chosen, for ``refused(_:)`` to tell.
    ///
    /// Only the founder is told of it; where it cannot be kept, nothing is.
    func keepRefused(_ id: DocumentID, _ content: StartupContent) async

    /// Which startups were written on this device and are not on the server yet.
    func waiting() async -> Set<DocumentID>

    /// That something of ``waiting()`` was sent behind, or was not taken.
    func waitingChanges() -> AsyncStream<Void>

    /// Lets go of what ``refused(_:)`` tells.
    func forgetRefused(_ id: DocumentID) async

    /// What the person is known by as an author; `nil` for nobody in particular.
    var author: DocumentID? { get }
}

/// A service that is not told of changes, and keeps nothing of its own.
extension StartupService {
    package func newer(than search: StartupSearch) async throws(StartupError) -> Int {
        try await self.search(search).newer
    }

    package func refused(_ id: DocumentID) async -> StartupContent? { nil }

    package func keepRefused(_ id: DocumentID, _ content: StartupContent) async {}

    package func forgetRefused(_ id: DocumentID) async {}

    package func waiting() async -> Set<DocumentID> { [] }

    package func waitingChanges() -> AsyncStream<Void> { AsyncStream { nil } }

    package func changes(of id: DocumentID, edition: Startup.Edition) -> AsyncStream<Void> { AsyncStream { nil } }

    package func catalogueChanges() -> AsyncStream<Void> { AsyncStream { nil } }
}
