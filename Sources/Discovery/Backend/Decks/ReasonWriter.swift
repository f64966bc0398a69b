import DiscoveryDomain
import Foundation
import Recommender
import RepositoriesDomain

/// Says why a card is shown, from the exact parts of its score.
struct ReasonWriter {
    let model: DeckModel
    let person: Person
    let profile: PersonProfile
    let taste: UserState
    let now: Date

    /// A part smaller than this share of all that speaks for the card is no reason people would recognise.
    private static let smallest: Float = 0.08
    private static let subjectLimit = 8

    /// The strongest first; 1 to 3.
    func reasons(for item: Int, isExploring: Bool) -> [Reason] {
        let explanation = Explainer(model.snapshot).explanation(of: item, for: taste)
        let all = explanation.reasons(explanation.parts.count)
        var reasons = personal(all, item: item)
        reasons.sort { $0.share > $1.share }
        if isExploring { reasons.insert(Reason(cause: .exploring, subjects: subjects(of: item), share: 0), at: 0) }
        reasons = Array(reasons.prefix(Card.maximumReasons))
        let repository = model.catalogue.repositories[item]
        if reasons.count < Card.maximumReasons, let pushedAt = repository.pushedAt,
            now.timeIntervalSince(pushedAt) < Double(Activity.week.days) * 86_400
        {
            reasons.append(Reason(cause: .active(pushedAt: pushedAt), subjects: [], share: 0))
        }
        guard reasons.isEmpty else { return reasons }
        return [Reason(cause: .popular(stars: repository.stars), subjects: subjects(of: item), share: 0)]
    }

    private func personal(_ parts: [(source: ScoreExplanation.Source, share: Float)], item: Int) -> [Reason] {
        let own = Set(model.catalogue.subjects(of: item).map(\.normalized))
        var reasons: [Reason] = []
        var named: [TasteSubject] = []
        var answerShare: Float = 0
        for part in parts {
            switch part.source {
            case .event(let event):
                guard part.share >= Self.smallest, event.reaction.isPositive else { continue }
                reasons.append(reason(event, share: part.share, item: item, own: own))
            case .answer(let index):
                // An answer can speak for a card that has nothing of it by name; people would not see why.
                guard let subject = profile.answers[index], own.contains(subject) else { continue }
                named.append(subject)
                answerShare += part.share
            case .lessOf:
                // It speaks against the card; what is left speaks for it.
                continue
            }
        }
        if !named.isEmpty {
            let shown = named.prefix(3).map { spelled($0, item: item) }
            reasons.append(Reason(cause: .answers(subjects: shown), subjects: shown, share: Self.percent(answerShare)))
        }
        return reasons
    }

    private func reason(_ event: TasteEvent, share: Float, item: Int, own: Set<TasteSubject>) -> Reason {
        let id = model.catalogue.repositories[event.item].id
        let shared = model.catalogue.subjects(of: event.item).filter { own.contains($0.normalized) }
        let subjects = shared.isEmpty ? subjects(of: item) : shared.map { spelled($0, item: item) }
        let cause: Reason.Cause =
            if event.reaction == .save {
                .saved(repository: id)
            } else if person.ledger.opinions[id.key]?.opinion == .star {
                .starred(repository: id)
            } else {
                .liked(repository: id)
            }
        return Reason(
            cause: cause,
            subjects: Array(subjects.prefix(Self.subjectLimit)),
            share: Self.percent(share)
        )
    }

    private func subjects(of item: Int) -> [TasteSubject] {
        model.catalogue.subjects(of: item).prefix(Self.subjectLimit).map { spelled($0, item: item) }
    }

    /// A language as GitHub writes it.
    private func spelled(_ subject: TasteSubject, item: Int) -> TasteSubject {
        guard subject.kind == .language, let language = model.catalogue.repositories[item].language else {
            return subject
        }
        return TasteSubject(.language, language)
    }

    private static func percent(_ share: Float) -> Int { Int((min(max(share, 0), 1) * 100).rounded()) }
}
