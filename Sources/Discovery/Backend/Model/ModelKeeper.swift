package import DiscoveryDomain
package import Foundation
import Logging
import Recommender
import Storage
import Synchronization

/// Has the model that answers now, and has the next one made behind when enough has happened.
///
/// Nobody waits for training but the very first who asks of a new database; a swipe never does. It is no actor, since
/// whoever swipes would wait for what an actor does besides.
package final class ModelKeeper<Kind: DiscoverableCatalogue>: Sendable {
    private struct State {
        var model: DeckModel<Kind>?
        /// What the model was made of, to go on from.
        var learned: LearnedModel?
        var work: Task<DeckModel<Kind>, any Error>?
        var newOpinions = 0
        /// Those of them that the model does not know at all.
        var unlearnedOpinions = 0
        /// The day of the latest count that was heard of.
        var latestCount: Date?
        /// Nothing that people judged begins a training before.
        var restEnd = ContinuousClock.now
        /// Nothing begins any more.
        var isShutDown = false
    }

    private let state = Mutex(State())
    private let database: any SQLDatabase
    private let maker: ModelMaker<Kind>
    private let logger: Logger
    private let thresholds: RetrainingThresholds

    init(database: any SQLDatabase, files: ModelFiles?, thresholds: RetrainingThresholds, logger: Logger) {
        self.database = database
        maker = ModelMaker(database: database, files: files, thresholds: thresholds, logger: logger)
        self.thresholds = thresholds
        self.logger = logger
    }

    /// The model to use for one request from beginning to end.
    ///
    /// - Throws: when the first one cannot be made.
    package func current() async throws(DiscoveryError) -> DeckModel<Kind> {
        if let model = state.withLock({ $0.model }) { return model }
        do {
            return try await state.withLock { begin(&$0) }.value
        } catch {
            throw DiscoveryError(stored: error)
        }
    }

    /// Begins with the kept model, or makes the first one, behind.
    func start() {
        state.withLock { state in
            if state.model == nil { begin(&state) }
        }
    }

    /// Takes note of judgements; some of them are taken in behind, and enough of them begin a training behind.
    package func note(opinions count: Int) {
        state.withLock { state in
            state.newOpinions += count
            state.unlearnedOpinions += count
            guard let model = state.model, state.work == nil, state.restEnd <= .now else { return }
            if state.newOpinions >= thresholds.opinions(after: model.opinionCount) {
                begin(&state)
            } else if let learned = state.learned,
                state.unlearnedOpinions >= thresholds.warmOpinions(after: model.opinionCount)
            {
                begin(&state, from: learned)
            }
        }
    }

    /// Takes note of a count that another process may have made: it brings items.
    package func note(countedOn day: Date) async {
        let isNew = state.withLock { state in
            defer { state.latestCount = day }
            return day != state.latestCount
        }
        if isNew { await noteCatalogue() }
    }

    /// Begins a training behind when enough items came since the last one.
    package func noteCatalogue() async {
        guard let itemCount = state.withLock({ $0.work == nil ? $0.model?.itemCount : nil }) else { return }
        // Without an answer the next harvest asks again.
        guard let count = try? await database.read({ try Kind.count($0) }) else { return }
        guard count >= itemCount + thresholds.items(after: itemCount) else { return }
        state.withLock { _ = begin(&$0) }
    }

    /// Waits for what is being made behind; what went wrong was logged.
    func settle() async {
        while let work = state.withLock({ $0.work }) { _ = await work.result }
    }

    /// Ends what is being made in the background; nothing begins afterwards.
    func shutdown() async {
        state.withLock { state in
            state.isShutDown = true
            state.work?.cancel()
        }
        await settle()
    }

    @discardableResult
    private func begin(_ state: inout State, from learned: LearnedModel? = nil) -> Task<DeckModel<Kind>, any Error> {
        if let work = state.work { return work }
        guard !state.isShutDown else { return Task { throw CancellationError() } }
        state.unlearnedOpinions = 0
        let previous = state.model
        let work = Task { try await run(after: previous, from: learned) }
        state.work = work
        return work
    }

    private func run(after previous: DeckModel<Kind>?, from learned: LearnedModel?) async throws -> DeckModel<Kind> {
        let start = ContinuousClock.now
        do {
            let made = try await made(after: previous, from: learned)
            if previous == nil, made.model.catalogue.count > made.model.itemCount {
                // Items came while the program was off.
                logger.debug("items wait for training", metadata: ["count": "\(made.model.catalogue.count)"])
            }
            end(start, after: previous, made)
            return made.model
        } catch {
            // Storage says in its own words that it was cancelled.
            if !Task.isCancelled { logger.error("training failed", metadata: ["error": "\(error)"]) }
            end(start, after: previous, nil)
            throw error
        }
    }

    private func made(
        after previous: DeckModel<Kind>?,
        from learned: LearnedModel?
    ) async throws -> ModelMaker<Kind>.Made {
        if let previous, let learned, let made = try await maker.update(learned, of: previous) { return made }
        state.withLock { $0.newOpinions = 0 }
        return try await maker.make(after: previous)
    }

    private func end(_ start: ContinuousClock.Instant, after previous: DeckModel<Kind>?, _ made: ModelMaker<Kind>.Made?)
    {
        let end = ContinuousClock.now
        // What was learned before is given back outside: that takes as long as it is large.
        _ = state.withLock { state in
            let before = (state.model, state.learned)
            if let made { (state.model, state.learned) = (made.model, made.learned) }
            // Whoever comes first has waited for this one, and is not to wait for what it learns of them.
            if previous != nil { state.restEnd = end + (end - start) * thresholds.rest }
            state.work = nil
            return before
        }
    }
}

/// Where a trained model is kept between starts: the snapshot, and which items it ranks.
struct ModelFiles: Sendable {
    let folder: URL
    /// What the files are called.
    let name: String

    private var snapshotPath: String { folder.appendingPathComponent("\(name).snapshot").path }
    private var itemsURL: URL { folder.appendingPathComponent("\(name).items") }

    /// The kept model; `nil` when there is none, or when the two files are not of the same training.
    ///
    /// - Throws: `SnapshotError` when the file cannot be used, such as one that an older program wrote. A model is made
    ///   of what the database has, so that costs a training and nothing else.
    func load() throws(SnapshotError) -> (snapshot: Snapshot, keys: [String])? {
        // Without its list of items there is no kept model.
        guard let text = try? String(contentsOf: itemsURL, encoding: .utf8) else { return nil }
        let snapshot = try Snapshot(contentsOfFile: snapshotPath)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.first == Self.title(of: snapshot) else { return nil }
        return (snapshot, Array(lines.dropFirst()))
    }

    /// Keeps a model; the list of items names the training it belongs to, so that the two are never mixed.
    ///
    /// - Returns: The same model mapped from its file, which takes none of the program's own memory.
    func save(_ snapshot: Snapshot, keys: [String]) throws -> Snapshot {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try snapshot.save(to: snapshotPath)
        let text = ([Self.title(of: snapshot)] + keys).joined(separator: "\n")
        try Data(text.utf8).write(to: itemsURL, options: .atomic)
        return try Snapshot(contentsOfFile: snapshotPath)
    }

    /// Counts up when the same choices teach something else than before: what an older program kept is made anew.
    private static let recipe = 4

    private static func title(of snapshot: Snapshot) -> String {
        "# \(recipe) \(snapshot.header.generation) \(snapshot.itemCount) \(snapshot.header.choiceCount)"
    }
}
