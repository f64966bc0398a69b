import DiscoveryDomain
import Foundation
import Recommender

/// Says why a card is shown, from the exact parts of its score.
struct ReasonWriter<Kind: DiscoverableCatalogue> {
    let model: DeckModel<Kind>
    let person: Person<Kind>
    let profile: PersonProfile
    let taste: UserState

    /// A part smaller than this share of all that speaks for the card is no reason people would recognise.
    private static var smallest: Float { 0.08 }
    /// So many judgements make a habit.
    private static var often: Int { 3 }

    /// The strongest first; at most 3, and none where nothing personal speaks for it.
    func reasons(for item: Int, isExploring: Bool) -> [DealtCard.Reason] {
        let explanation = Explainer(model.snapshot).explanation(of: item, for: taste)
        let all = explanation.reasons(explanation.parts.count)
        var reasons = personal(all, item: item)
        reasons.sort { $0.share > $1.share }
        if isExploring {
            let subjects = Array(model.catalogue.subjects(of: item).prefix(DealtCard.maximumSubjects))
            reasons.insert(DealtCard.Reason(cause: .exploring, subjects: subjects, share: 0), at: 0)
        }
        return Array(reasons.prefix(DealtCard.maximumReasons))
    }

    private func personal(_ parts: [(source: ScoreExplanation.Source, share: Float)], item: Int) -> [DealtCard.Reason] {
        let own = model.catalogue.subjects(of: item).map(\.normalized)
        var reasons: [DealtCard.Reason] = []
        var events: [EventPart] = []
        var named: [TasteSubject] = []
        var answerShare: Float = 0
        for part in parts {
            switch part.source {
            case .event(let event):
                // An item is no reason for itself, on its own page.
                guard event.reaction.isPositive, event.item != item else { continue }
                let others = Set(model.catalogue.subjects(of: event.item).map(\.normalized))
                let shared = own.filter(others.contains)
                // Without anything in common that has a name nobody would see why.
                guard !shared.isEmpty else { continue }
                events.append(EventPart(event: event, shared: telling(shared), share: part.share))
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
            let shown = Array(named.prefix(3))
            reasons.append(
                DealtCard.Reason(cause: .answers(subjects: shown), subjects: shown, share: Self.percent(answerShare))
            )
        }
        let taste = taste(events)
        if let taste { reasons.append(taste) }
        // Another item is named for what was not said yet, be it a topic or the field of that name.
        let said = Set(taste?.subjects.map(\.normalized.name) ?? [])
        for part in events where part.share >= Self.smallest {
            var part = part
            part.shared.removeAll { said.contains($0.name) }
            guard !part.shared.isEmpty else { continue }
            reasons.append(reason(part))
            break
        }
        return reasons
    }

    /// One judgement that speaks for the card, with what both have.
    private struct EventPart {
        var event: TasteEvent
        var shared: [TasteSubject]
        var share: Float
    }

    /// The one or two things that most of what speaks for the card has in common.
    private func taste(_ events: [EventPart]) -> DealtCard.Reason? {
        var shares: [TasteSubject: (share: Float, count: Int)] = [:]
        for part in events {
            for subject in part.shared {
                let known = shares[subject] ?? (0, 0)
                shares[subject] = (known.share + part.share, known.count + 1)
            }
        }
        let common = shares.filter { $0.value.count >= Self.often }
            .sorted { ($0.value.share * weight($0.key), $1.key.name) > ($1.value.share * weight($1.key), $0.key.name) }
        guard let first = common.first?.key else { return nil }
        // Two things are named only if three judgements have both.
        let second = common.dropFirst().map(\.key).first { subject in
            subject.name != first.name
                && events.count { $0.shared.contains(first) && $0.shared.contains(subject) } >= Self.often
        }
        let subjects = [first, second].compactMap(\.self)
        let having = events.filter { Set($0.shared).isSuperset(of: subjects) }
        let share = having.reduce(0) { $0 + $1.share }
        guard share >= Self.smallest else { return nil }
        return DealtCard.Reason(
            cause: .taste(subjects: subjects, count: having.count),
            subjects: subjects,
            share: Self.percent(share)
        )
    }

    /// The rarer the more telling; a field is so wide that a topic or a language goes before it.
    private func telling(_ subjects: [TasteSubject]) -> [TasteSubject] {
        subjects.sorted { (weight($0), $1.name) > (weight($1), $0.name) }
    }

    private func weight(_ subject: TasteSubject) -> Float {
        let count = Float(model.catalogue.items(of: subject).count)
        let rarity = log(1 + Float(model.itemCount) / (count + 1))
        return subject.kind == .cluster ? rarity / 2 : rarity
    }

    private func reason(_ part: EventPart) -> DealtCard.Reason {
        let item = part.event.item
        let cause: DealtCard.Cause =
            if part.event.reaction == .save {
                .saved(item: item)
            } else if person.ledger.opinions[model.catalogue.items[item].key]?.opinion == .star {
                .starred(item: item)
            } else {
                .liked(item: item)
            }
        return DealtCard.Reason(
            cause: cause,
            subjects: Array(part.shared.prefix(DealtCard.maximumSubjects)),
            share: Self.percent(part.share)
        )
    }

    private static func percent(_ share: Float) -> Int { Int((min(max(share, 0), 1) * 100).rounded()) }
}
