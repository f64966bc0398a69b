import DiscoveryDomain
import DiscoveryService
import Foundation
import Recommender

/// What somebody's answers ask for, until their judgements say it better.
///
/// A field counts more than a tool, a tool more than a language: who names Kubernetes and Go for operating servers does
/// not want everything in Go. The best known of the field come early, because a first deck without them looks wrong, and
/// what is known for something comes before what is named after it: Docker's users want more than what has Docker in its
/// name. `bin/walk-personas` prints what comes of it.
struct AnswerFit: AnswerFitting {
    private let preferences: Preferences
    private let catalogue: ItemCatalogue<RepositoryCatalogue>
    private let itemCount: Int
    /// ``Weight/whole`` at first, 0 when the judgements speak for themselves.
    private let strength: Float

    /// After so many judgements the answers are but a part of the model.
    private static let fadedAfter = 30

    /// The weights are in standard deviations of the model's scores.
    private enum Weight {
        /// Of all below: the model of a new catalogue scores some ten deviations above others for their words alone.
        static let whole: Float = 4
        static let field: Float = 4
        static let secondField: Float = 3.2
        static let project: Float = 1.2
        static let tool: Float = 2
        static let interest: Float = 1.6
        static let language: Float = 1.4
        static let tenfold: Float = 1.4
        /// What was labelled by hand is surely of its fields.
        static let labelled: Float = 1
        static let bestKnown: Float = 4
        static let bestKnownSpoken: Float = 2.5
        static let wrongLevel: Float = -0.8
    }

    /// How much of a field a repository is, by the place of the field among its own.
    private static let placeShares: [Float] = [1, 0.8, 0.6]
    private static let bestKnownCount = 3

    /// `nil` when there is nothing to go by.
    init?(_ preferences: Preferences, catalogue: ItemCatalogue<RepositoryCatalogue>, itemCount: Int, judged: Int) {
        let left = max(0, 1 - Float(judged) / Float(Self.fadedAfter))
        // A third after ten judgements, so that those soon count.
        strength = Weight.whole * left * left * left
        guard strength > 0, !AnswerTags(preferences).tags.isEmpty else { return nil }
        self.preferences = preferences
        self.catalogue = catalogue
        self.itemCount = itemCount
    }

    /// What is added to the scores of items, by item; of `open` only.
    func boosts(in open: ItemSet) -> [Int: Float] {
        var boosts: [Int: Float] = [:]
        for (cluster, weight) in fields {
            for item in items(.cluster, cluster.rawValue) where open.contains(item) {
                let place = catalogue.items[item].clusters.firstIndex(of: cluster) ?? Self.placeShares.count
                let share = place < Self.placeShares.count ? Self.placeShares[place] : 0.5
                // Fields do not add up: a repository of three is not three times as right.
                boosts[item] = max(boosts[item] ?? 0, weight * share)
            }
        }
        let hasFields = !boosts.isEmpty
        for (item, weight) in named where open.contains(item) { boosts[item, default: 0] += weight }
        for (item, weight) in spoken where open.contains(item) && (!hasFields || boosts[item] != nil) {
            boosts[item, default: 0] += weight
        }
        for item in boosts.keys { boosts[item]? += Weight.tenfold * magnitude(item) + levelWeight(item) }
        for (item, weight) in bestKnown(in: open) { boosts[item, default: 0] += weight }
        return boosts.mapValues { $0 * strength }
    }

    /// Without what is too hard for a beginner, unless it was named, or too little would be left.
    func suitable(_ open: ItemSet, atLeast count: Int) -> ItemSet {
        guard preferences.experienceLevel == .beginner else { return open }
        let wanted = Set(named.filter { $0.value >= Weight.tool }.keys)
        var suitable = open
        for item in 0..<itemCount where catalogue.items[item].level == "advanced" && !wanted.contains(item) {
            suitable.remove(item)
        }
        var left = 0
        suitable.forEach { _ in left += 1 }
        return left >= max(count, Self.fadedAfter) ? suitable : open
    }

    // MARK: What was answered

    private var fields: [(cluster: Cluster, weight: Float)] {
        var fields = preferences.primaryCluster.map { [($0, Weight.field)] } ?? []
        fields += preferences.secondaryClusters.map { ($0, Weight.secondField) }
        let project = preferences.projectType.flatMap(AnswerTags.cluster)
        if let project, !fields.contains(where: { $0.0 == project }) {
            fields.append((project, fields.isEmpty ? Weight.field : Weight.project))
        }
        return fields
    }

    /// Items that are a named tool, or about it or an interest.
    private var named: [Int: Float] {
        var named: [Int: Float] = [:]
        for word in preferences.techStack + preferences.interests {
            let weight = preferences.techStack.contains(word) ? Weight.tool : Weight.interest
            for item in about(word) { named[item, default: 0] += weight }
        }
        return named.mapValues { min($0, 2 * Weight.tool) }
    }

    /// Items in a named language; it weighs nothing where they are about it, which is counted already.
    private var spoken: [Int: Float] {
        let spoken = preferences.techStack.flatMap { word in
            let about = Set(about(word))
            return items(.language, word.lowercased()).map { ($0, about.contains($0) ? 0 : Weight.language) }
        }
        return Dictionary(spoken, uniquingKeysWith: max)
    }

    private func about(_ word: String) -> [Int] { items(.topic, ItemDescription.normalized(tag: word)) }

    private func items(_ kind: TasteSubject.Kind, _ name: String) -> [Int] {
        catalogue.items(of: TasteSubject(kind, name)).map(Int.init).filter { $0 < itemCount }
    }

    /// Tenfolds of stars above a thousand.
    private func magnitude(_ item: Int) -> Float {
        max(0, Float(log10(Double(catalogue.items[item].popularity) + 1)) - 3)
    }

    private func levelWeight(_ item: Int) -> Float {
        guard let level = catalogue.items[item].level else { return 0 }
        let isTooEasy = preferences.experienceLevel == .advanced && level == "beginner"
        return Weight.labelled + (isTooEasy ? Weight.wrongLevel : 0)
    }

    /// The best known of the first field, of it in a named language, and of each named tool what was described by hand.
    private func bestKnown(in open: ItemSet) -> [Int: Float] {
        guard let field = fields.first?.cluster else { return [:] }
        let members = items(.cluster, field.rawValue).filter(open.contains).sorted {
            (catalogue.items[$0].popularity, $1) > (catalogue.items[$1].popularity, $0)
        }
        let spoken = spoken
        let inLanguage = members.filter { spoken[$0] != nil }.prefix(Self.bestKnownCount)
        let first = members.filter { catalogue.items[$0].clusters.first == field }.prefix(Self.bestKnownCount)
        let tools = preferences.techStack.compactMap { word in
            let about = Set(about(word))
            return members.first { about.contains($0) && catalogue.items[$0].level != nil }
        }
        return Dictionary(
            (inLanguage + tools).map { ($0, Weight.bestKnownSpoken) } + first.map { ($0, Weight.bestKnown) },
            uniquingKeysWith: max
        )
    }
}

/// What somebody said of themselves as answers the recommender knows.
struct AnswerTags {
    private let preferences: Preferences

    init(_ preferences: Preferences) {
        self.preferences = preferences
    }

    /// The tags in the order of how much they say, each once.
    var tags: [String] {
        var tags: [String] = []
        if let cluster = preferences.primaryCluster { tags.append(cluster.rawValue) }
        tags += preferences.techStack.map(ItemDescription.normalized)
        tags += preferences.interests.map(ItemDescription.normalized)
        tags += preferences.secondaryClusters.map(\.rawValue)
        if let cluster = preferences.projectType.flatMap(Self.cluster) { tags.append(cluster.rawValue) }
        if let level = preferences.experienceLevel { tags.append(RepositoryItem.level(level.rawValue)) }
        if preferences.goals.contains(.learningNewTech) { tags.append(Cluster.education.rawValue) }
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }
    }

    /// The field that a project is of; `nil` for a library, which may be of any.
    static func cluster(of project: ProjectType) -> Cluster? {
        switch project {
        case .website: .webFrontend
        case .webService: .webBackend
        case .mobileApp: .mobile
        case .desktopApp: .desktop
        case .commandLineTool: .commandLine
        case .library: nil
        case .game: .games
        case .dataAnalysis: .dataScience
        case .machineLearning: .machineLearning
        case .infrastructure: .devops
        case .device: .embedded
        }
    }
}
