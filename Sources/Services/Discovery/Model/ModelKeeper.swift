import DiscoveryDomain
import Foundation
import Logging
import Recommender
import RepositoriesDomain
import Storage

/// Has the model that answers now, and makes the next one behind when enough has happened.
///
/// Nobody waits for training but the very first who asks of a new database; a swipe never does.
actor ModelKeeper {
    private let database: any SQLDatabase
    /// `nil` keeps nothing between starts.
    private let files: ModelFiles?
    private let logger: Logger
    private let thresholds: RetrainingThresholds

    private var model: DeckModel?
    /// What the model was made of, to go on from; `nil` for a kept one, which has to be made anew first.
    private var learned: LearnedModel?
    private var work: Task<DeckModel, any Error>?
    private var newOpinions = 0
    /// Those of them that the model does not know at all.
    private var unlearnedOpinions = 0
    /// The day of the latest count that was heard of.
    private var latestCount: Date?
    /// Nothing that people judged begins a training before.
    private var restEnd = ContinuousClock.now
    private let training = TrainingThread()

    init(database: any SQLDatabase, files: ModelFiles?, thresholds: RetrainingThresholds, logger: Logger) {
        self.database = database
        self.files = files
        self.thresholds = thresholds
        self.logger = logger
    }

    /// The model to use for one request from beginning to end.
    ///
    /// - Throws: when the first one cannot be made.
    func current() async throws(DiscoveryError) -> DeckModel {
        if let model { return model }
        do {
            return try await begin().value
        } catch {
            throw DiscoveryError(stored: error)
        }
    }

    /// Begins with the kept model, or makes the first one, behind.
    func start() {
        if model == nil { _ = begin() }
    }

    /// Takes note of judgements; some of them are taken in behind, and enough of them begin a training behind.
    func note(opinions count: Int) {
        newOpinions += count
        unlearnedOpinions += count
        guard let model, work == nil, restEnd <= .now else { return }
        if newOpinions >= thresholds.opinions(after: model.opinionCount) {
            _ = begin()
        } else if let learned, unlearnedOpinions >= thresholds.warmOpinions(after: model.opinionCount) {
            _ = begin(from: learned)
        }
    }

    /// Takes note of a count of stars, which another process may have made: it brings repositories.
    func note(countedOn day: Date) async {
        guard day != latestCount else { return }
        latestCount = day
        await noteCatalogue()
    }

    /// Begins a training behind when enough repositories came since the last one.
    func noteCatalogue() async {
        guard let model, work == nil else { return }
        // Without an answer the next harvest asks again.
        guard let count = try? await database.read({ try CatalogueReader(connection: $0).count() }) else { return }
        if count >= model.itemCount + thresholds.items(after: model.itemCount), work == nil { _ = begin() }
    }

    /// Waits for what is being made behind; what went wrong was logged.
    func settle() async {
        while let work { _ = await work.result }
    }

    /// Ends what is being made behind.
    func shutdown() async {
        work?.cancel()
        await settle()
    }

    private func begin(from learned: LearnedModel? = nil) -> Task<DeckModel, any Error> {
        if let work { return work }
        let previous = model
        unlearnedOpinions = 0
        if learned == nil { newOpinions = 0 }
        let start = ContinuousClock.now
        let task = Task {
            defer {
                work = nil
                let end = ContinuousClock.now
                // Whoever comes first has waited for this one, and is not to wait for what it learns of them.
                if previous != nil { restEnd = end + (end - start) * thresholds.rest }
            }
            do {
                let next = if let learned { try await update(learned) } else { try await make(after: previous) }
                model = next
                if next.catalogue.count > next.itemCount, previous == nil {
                    // Repositories came while the program was off.
                    logger.debug("repositories wait for training", metadata: ["count": "\(next.catalogue.count)"])
                }
                return next
            } catch {
                // Storage says in its own words that it was cancelled.
                if !Task.isCancelled {
                    logger.error("training failed", metadata: ["error": "\(error)"])
                }
                throw error
            }
        }
        work = task
        return task
    }

    private func make(after previous: DeckModel?) async throws -> DeckModel {
        if previous == nil, let kept = try await keptModel() { return kept }
        let (catalogue, choices) = try await read(first: [])
        let generation = (previous?.snapshot.header.generation ?? 0) + 1
        let learned = try await apart(isAwaited: previous == nil) { builder in
            try builder.train(catalogue, choices.people, generation: generation)
        }
        do {
            try files?.save(learned.snapshot, keys: catalogue.repositories.map(\.id.key))
        } catch {
            // The next start trains again.
            logger.warning("the model could not be kept", metadata: ["error": "\(error)"])
        }
        self.learned = learned
        return DeckModel(catalogue: catalogue, snapshot: learned.snapshot, choices: choices)
    }

    /// The model with what was chosen since, which is not kept; one made anew when that is not enough.
    private func update(_ learned: LearnedModel) async throws -> DeckModel {
        let keys = model?.catalogue.repositories.prefix(learned.snapshot.itemCount).map(\.id.key) ?? []
        let (catalogue, choices) = try await read(first: keys)
        guard catalogue.repositories.prefix(keys.count).map(\.id.key) == keys,
            let next = try await apart(isAwaited: false, { try $0.update(learned, catalogue, choices.people) })
        else {
            newOpinions = 0
            return try await make(after: model)
        }
        self.learned = next
        return DeckModel(catalogue: catalogue, snapshot: next.snapshot, choices: choices)
    }

    /// The model of the last time, when its repositories are all still there and not too many came since.
    private func keptModel() async throws -> DeckModel? {
        guard let kept = loadKept() else { return nil }
        let (catalogue, choices) = try await read(first: kept.keys)
        guard catalogue.repositories.prefix(kept.keys.count).map(\.id.key) == kept.keys,
            kept.snapshot.itemCount == kept.keys.count,
            catalogue.count < kept.keys.count + thresholds.items(after: kept.keys.count)
        else { return nil }
        return DeckModel(catalogue: catalogue, snapshot: kept.snapshot, choices: choices)
    }

    private func loadKept() -> (snapshot: Snapshot, keys: [String])? {
        do {
            return try files?.load()
        } catch {
            logger.notice("the kept model is made anew", metadata: ["reason": "\(error)"])
            return nil
        }
    }

    /// A catalogue that did not change is not read again: to read a large one takes a processor for a second.
    private func read(first: [String]) async throws -> (ItemCatalogue, Choices) {
        let known = model?.catalogue
        return try await database.read { connection in
            let reader = CatalogueReader(connection: connection)
            if let known, try known.stamp == reader.stamp() {
                return (known, try Choices(connection, catalogue: known))
            }
            let catalogue = try reader.catalogue(first: first) ?? reader.catalogue(first: [])
            guard let catalogue else { throw StorageError.failed("no catalogue") }
            return (catalogue, try Choices(connection, catalogue: catalogue))
        }
    }

    private func apart<Value: Sendable>(
        isAwaited: Bool,
        _ work: @escaping @Sendable (ModelBuilder) throws -> Value
    ) async throws -> Value {
        try await training.run(isAwaited: isAwaited) { try work(ModelBuilder(checkCancellation: $0.check)) }
    }
}
