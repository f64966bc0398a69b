import Foundation
import Logging
import Recommender
import Storage

/// Makes models: reads what people chose, and learns from it on a thread that keeps nobody waiting who swipes.
struct ModelMaker<Kind: DiscoverableCatalogue>: Sendable {
    let database: any SQLDatabase
    /// `nil` keeps nothing between starts.
    let files: ModelFiles?
    let thresholds: RetrainingThresholds
    let logger: Logger
    private let training = TrainingThread()

    init(database: any SQLDatabase, files: ModelFiles?, thresholds: RetrainingThresholds, logger: Logger) {
        self.database = database
        self.files = files
        self.thresholds = thresholds
        self.logger = logger
    }

    struct Made: Sendable {
        var model: DeckModel<Kind>
        /// What the model was made of, to go on from; `nil` for a kept one, which has to be made anew first.
        var learned: LearnedModel?
    }

    /// A model made anew; the first is the kept one where that still fits.
    func make(after previous: DeckModel<Kind>?) async throws -> Made {
        if previous == nil, let kept = try await keptModel() { return Made(model: kept) }
        let (catalogue, choices) = try await read(after: previous?.catalogue)
        let generation = (previous?.snapshot.header.generation ?? 0) + 1
        return try await training.run(isAwaited: previous == nil) { flag in
            let builder = ModelBuilder(checkCancellation: flag.check)
            var learned = try builder.train(catalogue, choices.people, generation: generation)
            learned.snapshot = kept(learned.snapshot, of: catalogue)
            return Self.made(learned, catalogue, choices)
        }
    }

    /// The model with what was chosen since, which is not kept; `nil` when it has to be made anew.
    func update(_ learned: LearnedModel, of model: DeckModel<Kind>) async throws -> Made? {
        // Of a large catalogue that takes a while, and it rarely changed.
        let keys: @Sendable () -> [String] = {
            model.catalogue.items.prefix(learned.snapshot.itemCount).map(\.key)
        }
        let (catalogue, choices) = try await read(after: model.catalogue, first: keys)
        return try await training.run(isAwaited: false) { flag in
            guard catalogue === model.catalogue || catalogue.begins(with: keys()) else { return nil }
            let builder = ModelBuilder(checkCancellation: flag.check)
            return try builder.update(learned, catalogue, choices.people).map { Self.made($0, catalogue, choices) }
        }
    }

    private static func made(_ learned: LearnedModel, _ catalogue: ItemCatalogue<Kind>, _ choices: Choices) -> Made {
        let model = DeckModel(catalogue: catalogue, snapshot: learned.snapshot, choices: choices)
        return Made(model: model, learned: learned)
    }

    // MARK: What is kept

    /// The model of the last time, when its items are all still there and not too many came since.
    private func keptModel() async throws -> DeckModel<Kind>? {
        guard let kept = loadKept() else { return nil }
        let (catalogue, choices) = try await read(after: nil) { kept.keys }
        guard catalogue.begins(with: kept.keys), kept.snapshot.itemCount == kept.keys.count,
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

    /// The same model in its file, where that can be.
    private func kept(_ snapshot: Snapshot, of catalogue: ItemCatalogue<Kind>) -> Snapshot {
        guard let files else { return snapshot }
        do {
            return try files.save(snapshot, keys: catalogue.items.map(\.key))
        } catch {
            // The next start trains again.
            logger.warning("the model could not be kept", metadata: ["error": "\(error)"])
            return snapshot
        }
    }

    /// A catalogue that did not change is not read again: to read a large one takes a processor for a second.
    private func read(
        after known: ItemCatalogue<Kind>?,
        first: @escaping @Sendable () -> [String] = { [] }
    ) async throws -> (ItemCatalogue<Kind>, Choices) {
        try await database.read { connection in
            if let known, try known.stamp == Kind.stamp(connection) {
                return (known, try Choices(connection, catalogue: known))
            }
            let catalogue = try ItemCatalogue<Kind>(connection, first: first())
            return (catalogue, try Choices(connection, catalogue: catalogue))
        }
    }
}

extension ItemCatalogue {
    fileprivate func begins(with keys: [String]) -> Bool { items.prefix(keys.count).map(\.key) == keys }
}

/// Who chose what, as training reads it.
struct Choices: Sendable {
    /// What each person liked, saved or starred, in items, by account; only people who did.
    var people: [String: [Int32]]
    /// How often each item was shown and liked.
    var exposure: [ItemExposure]
    /// Judged cards: their score when they were shown, and whether they were liked.
    var outcomes: [Outcome]
    /// How many opinions there are in all.
    var opinionCount: Int

    struct Outcome: Sendable {
        var score: Float
        var isLike: Bool
    }

    /// How many of the latest outcomes the fit score is fitted to.
    private static let outcomeLimit = 20_000

    /// Inside a transaction.
    init<Kind: DiscoverableCatalogue>(_ connection: any SQLConnection, catalogue: ItemCatalogue<Kind>) throws {
        var exposure = [ItemExposure](repeating: .init(), count: catalogue.count)
        var chosen: [String: [Int32]] = [:]
        let opinions = try connection.rows("SELECT account_id, key, opinion FROM \(Kind.table("judgements"))")
        for row in opinions {
            guard let item = catalogue.item(try row["key"]) else { continue }
            let opinion: Opinion = try row["opinion"]
            if opinion != .skip { chosen[try row["account_id"], default: []].append(Int32(item)) }
            guard opinion != .star else { continue }
            exposure[item].shown += 1
            if opinion == .like { exposure[item].liked += 1 }
        }
        for row in try connection.rows("SELECT account_id, key FROM \(Kind.savedTable)") {
            guard let item = catalogue.item(try row["key"]) else { continue }
            chosen[try row["account_id"], default: []].append(Int32(item))
        }
        people = chosen
        self.exposure = exposure
        opinionCount = opinions.count
        outcomes = try connection.rows(
            """
            SELECT act, score FROM \(Kind.table("events")) WHERE score IS NOT NULL AND act IN ('like', 'skip')
            ORDER BY recorded_at DESC LIMIT \(Self.outcomeLimit)
            """
        ).map { Outcome(score: Float(try $0["score"] as Double), isLike: try $0["act"] == Opinion.like.rawValue) }
    }
}

/// How much has to happen before a model is made anew.
///
/// A swipe is in the next card without any training; training only learns what goes with what.
package struct RetrainingThresholds: Sendable {
    /// So many judgements at least, and this share of those there were.
    package var opinions: Int
    package var share: Double
    /// So many new repositories at least, and the same share.
    package var items: Int
    /// After so many judgements at least, and this share of those there were, the model takes them in without being
    /// made anew.
    package var warmOpinions: Int
    package var warmShare: Double
    /// After learning it rests for so many times as long as that took: those who swipe have the processors first.
    package var rest: Double

    package init(
        opinions: Int = 200,
        share: Double = 0.05,
        items: Int = 50,
        warmOpinions: Int = 50,
        warmShare: Double = 0.01,
        rest: Double = 30
    ) {
        self.opinions = opinions
        self.share = share
        self.items = items
        self.warmOpinions = warmOpinions
        self.warmShare = warmShare
        self.rest = rest
    }

    func opinions(after count: Int) -> Int { max(opinions, Int(Double(count) * share)) }

    func warmOpinions(after count: Int) -> Int { max(warmOpinions, Int(Double(count) * warmShare)) }

    func items(after count: Int) -> Int { max(items, Int(Double(count) * share)) }
}
