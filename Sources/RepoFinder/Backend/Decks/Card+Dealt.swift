import Calls
import DiscoveryDomain
import DiscoveryService
import Foundation
import RepositoriesDomain

// Cards, requests, decisions and judgements of repositories, from and to the words that all kinds share.

extension Card {
    /// Facts come after what is personal, as far as there is room.
    init(_ dealt: DealtCard, of model: DeckModel<RepositoryCatalogue>, at now: Date) {
        let item = model.catalogue.items[dealt.item]
        let repository = item.repository
        var reasons = dealt.reasons.map { Reason($0, for: repository, in: model.catalogue) }
        if reasons.count < Self.maximumReasons, let pushedAt = repository.pushedAt,
            now.timeIntervalSince(pushedAt) < Double(Activity.week.days) * 86_400
        {
            reasons.append(Reason(cause: .active(pushedAt: pushedAt), subjects: [], share: 0))
        }
        if reasons.isEmpty {
            let subjects = item.subjects.prefix(DealtCard.maximumSubjects).map { $0.spelled(for: repository) }
            reasons = [Reason(cause: .popular(stars: repository.stars), subjects: subjects, share: 0)]
        }
        self.init(
            repository: repository,
            fit: dealt.fit,
            reasons: reasons,
            clusters: item.clusters,
            vitality: Vitality(of: repository, at: now),
            isSaved: dealt.isSaved
        )
    }
}

extension Reason {
    fileprivate init(
        _ dealt: DealtCard.Reason,
        for repository: Repository,
        in catalogue: ItemCatalogue<RepositoryCatalogue>
    ) {
        func spelled(_ subjects: [TasteSubject]) -> [TasteSubject] {
            subjects.map { $0.spelled(for: repository) }
        }
        let cause: Cause =
            switch dealt.cause {
            case .liked(let item): .liked(repository: catalogue.items[item].repository.id)
            case .saved(let item): .saved(repository: catalogue.items[item].repository.id)
            case .starred(let item): .starred(repository: catalogue.items[item].repository.id)
            case .taste(let subjects, let count): .taste(subjects: spelled(subjects), count: count)
            case .answers(let subjects): .answers(subjects: spelled(subjects))
            case .exploring: .exploring
            }
        self.init(cause: cause, subjects: spelled(dealt.subjects), share: dealt.share)
    }
}

extension TasteSubject {
    /// A language as GitHub writes it.
    fileprivate func spelled(for repository: Repository) -> TasteSubject {
        guard kind == .language, let language = repository.language else { return self }
        return TasteSubject(.language, language)
    }
}

extension CardBatch {
    init(_ batch: PersonalDiscovery<RepositoryCatalogue>.Batch, at now: Date) {
        self.init(
            cards: batch.cards.map { Card($0, of: batch.model, at: now) },
            isEnd: batch.isEnd,
            undoDepth: batch.undoDepth
        )
    }
}

extension CardRequest {
    /// - Throws: `invalid` for a count or a list that is too large.
    func checked() throws(DiscoveryError) -> PersonalDiscovery<RepositoryCatalogue>.Request {
        guard (0...Self.maximumCount).contains(count) else {
            throw .invalid(field: "next.count", reason: .outOfRange)
        }
        guard held.count <= Self.maximumHeld else { throw .invalid(field: "next.held", reason: .tooMany) }
        return .init(deck: deck, count: count, held: held.map(\.key))
    }
}

extension DeckDecision {
    init(_ decision: Decision) {
        let act: Act =
            switch decision.act {
            case .like(let repository): .judge(repository.key, .like)
            case .skip(let repository): .judge(repository.key, .skip)
            case .less(let subject): .rule(subject, .less)
            case .never(let subject): .rule(subject, .never)
            case .undo(let key): .undo(key)
            }
        self.init(act, decidedAt: decision.decidedAt, key: decision.key)
    }
}

extension DecisionOutcome.Result {
    init(_ result: RecordedDecision.Result) {
        self =
            switch result {
            case .recorded: .recorded
            case .alreadyRecorded: .alreadyRecorded
            case .nothingToUndo: .nothingToUndo
            case .unknownItem: .unknownRepository
            }
    }
}

extension JudgedItem {
    /// As it was when it was judged.
    func repository() throws -> Repository { try StoredJSON.value(facts) }
}

extension HistoryEntry {
    init(_ item: JudgedItem) throws {
        self.init(repository: try item.repository(), judgement: item.judgement, judgedAt: item.judgedAt)
    }
}

extension Favourite {
    /// Something liked; `savedAt` is when it was.
    init(_ item: JudgedItem) throws {
        self.init(repository: try item.repository(), savedAt: item.judgedAt, tags: item.tags, note: item.note)
    }
}
