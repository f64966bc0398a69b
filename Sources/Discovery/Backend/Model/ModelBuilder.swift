import DiscoveryDomain
import Foundation
import Recommender

/// Trains on what people chose, and on imagined people while real ones are few.
struct ModelBuilder: Sendable {
    /// With so many people the imagined ones leave.
    private static let enoughPeople = 500

    /// Leaves a processor to those who swipe.
    private static let threads = 1

    /// Imagined people are few and sure of what they like, so that little holds their factors and answers back.
    ///
    /// Of the first 20 cards of ten personas over the starter catalogue 17–20 are what was asked for with 10 and 1,
    /// 7–20 with 40 and 1, where 40 is right for real people.
    private static let youngRegularization: Float = 10
    private static let youngAnswerRegularization: Float = 1

    /// Asked after every step; training ends when it throws.
    let checkCancellation: @Sendable () throws -> Void

    /// - Throws: `TrainingError`, `SnapshotError` or what `checkCancellation` throws.
    func train<Kind: DiscoverableCatalogue>(
        _ catalogue: ItemCatalogue<Kind>,
        _ people: [String: [Int32]],
        generation: Int
    ) throws -> LearnedModel {
        let accounts = people.keys.sorted()
        let isYoung = people.count < Self.enoughPeople
        let imagined = isYoung ? try ImaginedPeople(catalogue) : ImaginedPeople()
        let input = input(catalogue, itemCount: catalogue.count, imagined, accounts.map { people[$0] ?? [] })
        var settings = ModelSettings(items: catalogue.count, pairs: input.choices.count)
        if isYoung {
            // Imagined people choose nothing by popularity, and what is learned of them is rough in any case.
            settings.isTried = false
            settings.easeItemLimit = 4_000
            settings.regularization = Self.youngRegularization
            settings.answerRegularization = Self.youngAnswerRegularization
            settings.evidence = imagined.evidence ?? settings.evidence
        }
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(threadCount: Self.threads))
        var trained = try trainer.train(input) { _ in try checkCancellation() }
        trained.contents.header.generation = generation
        if isYoung {
            // Likes of imagined people say nothing of how often real ones like a card.
            trained.contents.calibration = .expected
        }
        return try learned(trained, imagined, accounts)
    }

    /// Takes in what was chosen since: a sweep over people and items, the rest stays as it was.
    ///
    /// The catalogue has the model's items first and in its order.
    ///
    /// - Returns: `nil` when so many people came that the model is to be made anew.
    /// - Throws: `TrainingError` or `SnapshotError`.
    func update(
        _ model: LearnedModel,
        _ catalogue: ItemCatalogue<some DiscoverableCatalogue>,
        _ people: [String: [Int32]]
    ) throws -> LearnedModel? {
        let known = Set(model.accounts)
        let accounts = model.accounts + people.keys.filter { !known.contains($0) }.sorted()
        let wasYoung = model.accounts.count < Self.enoughPeople
        guard wasYoung == (accounts.count < Self.enoughPeople) else { return nil }
        let rows = accounts.map { people[$0] ?? [] }
        let input = input(catalogue, itemCount: model.snapshot.itemCount, model.imagined, rows)
        let settings = model.snapshot.header.settings
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra(threadCount: Self.threads))
        let trained = TrainedModel(model.snapshot, factors: model.factors)
        return try learned(try trainer.update(trained, with: input), model.imagined, accounts)
    }

    private func learned(
        _ trained: TrainedModel,
        _ imagined: ImaginedPeople,
        _ accounts: [String]
    ) throws -> LearnedModel {
        let snapshot = try Snapshot(trained.contents)
        return LearnedModel(snapshot: snapshot, factors: trained.factors, imagined: imagined, accounts: accounts)
    }

    private func input<Kind: DiscoverableCatalogue>(
        _ catalogue: ItemCatalogue<Kind>,
        itemCount: Int,
        _ imagined: ImaginedPeople,
        _ people: [[Int32]]
    ) -> TrainingInput {
        let rows = (imagined.choices + people).map { $0.filter { $0 < itemCount } }
        return TrainingInput(
            choices: InteractionMatrix(rows: rows.isEmpty ? [[]] : rows, columnCount: itemCount),
            descriptions: (0..<itemCount).map { ItemDescription(catalogue.items[$0]) },
            questions: questions(catalogue),
            imaginedPeople: imagined.fans
        )
    }

    /// What can be answered: everything that a few items have in common, and the levels.
    private func questions<Kind: DiscoverableCatalogue>(_ catalogue: ItemCatalogue<Kind>) -> [String] {
        let common = catalogue.subjects.filter { $0.value.count >= 3 }
            .sorted { ($0.value.count, $1.key.name) > ($1.value.count, $0.key.name) }
        return Kind.levels + common.prefix(500).map(\.key.name)
    }
}

/// A trained model with what it takes to go on from it when more was chosen.
struct LearnedModel: Sendable {
    /// The rest is read from it when that happens: it is large, and would lie in memory twice.
    var snapshot: Snapshot
    let factors: FactorModel
    /// They come first.
    let imagined: ImaginedPeople
    /// The accounts whose choices it learned from, in the order in which they follow.
    let accounts: [String]
}

/// Who stands in for real people while those are few.
struct ImaginedPeople: Sendable {
    /// What each of them chose.
    var choices: [[Int32]] = []
    /// So many of them, the first ones, know fields and answers and nothing of what people choose most.
    ///
    /// The others are like real ones elsewhere; 0 where there are no others.
    var fans = 0
    /// How much a like weighs among people like those elsewhere, where that is known.
    var evidence: Float?

    init() {}

    init<Kind: DiscoverableCatalogue>(_ catalogue: ItemCatalogue<Kind>) throws {
        let fans = SubjectFans(catalogue: catalogue).choices
        let starter = try Kind.starterModel()
        let drawn = starter?.choices { catalogue.item($0) } ?? []
        choices = fans + drawn
        self.fans = drawn.isEmpty ? 0 : fans.count
        evidence = drawn.isEmpty ? nil : starter?.evidence
    }
}

/// People who like what goes together: everything of one language in one field, everything with two topics.
///
/// The engine imagines people too, by words and tags; those of fields and languages make a first deck that follows the
/// answers where the engine's do not: of the first 20 cards of ten personas 14 and more against 8 and more
/// (`FirstDeckTests`). There are so many of these that the engine adds none of its own.
///
/// A catalogue that nobody has judged yet is trained on them, so that answers mean something from the first card; they
/// leave when real people are enough (``ModelBuilder/enoughPeople``).
struct SubjectFans<Kind: DiscoverableCatalogue> {
    let catalogue: ItemCatalogue<Kind>

    /// A taste that few items meet says little.
    private let fewest = 3
    private let limit = 3_000

    /// What each of them chose.
    var choices: [[Int32]] {
        let all = catalogue.subjects.filter { $0.value.count >= fewest }
            .sorted { ($0.value.count, $1.key.text) > ($1.value.count, $0.key.text) }
        let languages = all.filter { $0.key.kind == .language }
        let clusters = all.filter { $0.key.kind == .cluster }
        let topics = all.filter { $0.key.kind == .topic }.prefix(300)
        var people = (languages + clusters + topics).map(\.value)
        for cluster in clusters {
            let members = Set(cluster.value)
            people.append(bestKnown(cluster.value))
            for other in languages + topics {
                let both = other.value.filter(members.contains)
                if both.count >= fewest { people.append(both) }
            }
        }
        return Array(people.prefix(limit))
    }

    /// The better known half.
    private func bestKnown(_ items: [Int32]) -> [Int32] {
        let sorted = items.sorted {
            (catalogue.items[Int($0)].popularity, $1) > (catalogue.items[Int($1)].popularity, $0)
        }
        return Array(sorted.prefix(max(fewest, items.count / 2)))
    }
}

extension ItemDescription {
    fileprivate init(_ item: some DiscoverableItem) {
        self.init(title: item.title, text: item.text, tags: item.tags, maker: item.owner)
    }
}

extension TasteSubject {
    fileprivate var text: String { "\(kind.rawValue) \(name)" }
}
