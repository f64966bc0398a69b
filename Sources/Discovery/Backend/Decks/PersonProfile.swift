import DiscoveryDomain
import Foundation
import Recommender

/// A person in the recommender's words: events, answers, and which items rest or are forbidden.
struct PersonProfile {
    let taste: TasteProfile
    /// What each answer was, by its index.
    let answers: [Int: TasteSubject]
    private let showings: [String: Showing]
    private let rules: [TopicRule]
    private let forbidden: [Int32]

    /// Older opinions than these are heeded by never returning; taste changes, and a swipe has to stay quick.
    private static let eventLimit = 256
    /// They are left behind so many at a time: with the same ones before it a swipe adds to sums that are known.
    private static let eventStep = 64
    private static let savedLimit = 128
    /// How long "less like this" holds.
    private static let lessDays = 30.0

    /// The person has to have followed the model.
    init<Kind: DiscoverableCatalogue>(_ person: Person<Kind>, model: DeckModel<Kind>) {
        showings = person.showings
        rules = Array(person.ledger.rules.values)
        // What was saved counts as saved, whatever was said of it before or after. It comes first: what comes before a
        // new judgement is summed already.
        let saved = person.kept.events(atMost: Self.savedLimit)
        let savedItems = Set(saved.map(\.item))
        let judged = person.judged.events(atMost: Self.eventLimit, inStepsOf: Self.eventStep)
            .filter { !savedItems.contains($0.item) }
        let tags = Kind.answers(of: person.preferences)
        let known = tags.compactMap { tag in model.answers[tag].map { (tag, $0) } }
        taste = TasteProfile(events: saved + judged, answers: known.map(\.1))
        answers = Dictionary(
            known.compactMap { tag, index in Self.subject(of: tag, in: model.catalogue).map { (index, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        forbidden = rules.filter { $0.kind == .never }
            .flatMap { model.catalogue.items(of: $0.subject) }
    }

    /// Whether nothing was judged, saved or answered, so that a score says only what is popular.
    var isUnknown: Bool { taste.events.isEmpty && taste.answers.isEmpty }

    private static func subject(
        of tag: String,
        in catalogue: ItemCatalogue<some DiscoverableCatalogue>
    ) -> TasteSubject? {
        let subjects = [TasteSubject(.language, tag), TasteSubject(.cluster, tag), TasteSubject(.topic, tag)]
        return subjects.first { !catalogue.items(of: $0).isEmpty }
    }

    /// Takes out what the person never wants to see.
    func removeForbidden(from items: inout ItemSet) {
        for item in forbidden where Int(item) < items.itemCount { items.remove(Int(item)) }
    }

    /// Seconds since items were shown, for those that rest: what was sent more than an hour ago and not judged comes
    /// back within a day, what is like something less is wanted of within a month.
    func restingItems(_ model: DeckModel<some DiscoverableCatalogue>, at now: Date) -> [Int: Double] {
        var resting: [Int: Double] = [:]
        for (key, showing) in showings {
            let seconds = now.timeIntervalSince(showing.firstShownAt)
            guard seconds >= Showing.restAfter, let item = model.item(key) else { continue }
            resting[item] = seconds
        }
        for rule in rules where rule.kind == .less {
            let share = now.timeIntervalSince(rule.since) / (Self.lessDays * 86_400)
            guard share < 1 else { continue }
            let seconds = max(0, share) * 86_400
            for item in model.catalogue.items(of: rule.subject) where Int(item) < model.itemCount {
                resting[Int(item)] = min(resting[Int(item)] ?? .infinity, seconds)
            }
        }
        return resting
    }
}
