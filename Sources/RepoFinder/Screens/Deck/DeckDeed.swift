import DiscoveryDomain
import RepositoriesDomain

/// The name of a judgement on a card, the same in every session, by which a browser keeps it while there is no line.
nonisolated struct DeckDeed: Equatable {
    var judgement: Judgement
    var id: Repository.ID

    init(_ judgement: Judgement, _ id: Repository.ID) {
        self.judgement = judgement
        self.id = id
    }

    /// Such as `like apple/swift-nio`.
    var key: String { "\(judgement.rawValue) \(id.fullName)" }

    /// `nil` for a key of something else.
    init?(key: String) {
        let parts = key.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let judgement = Judgement(rawValue: String(parts[0])),
            let id = Repository.ID(fullName: String(parts[1]))
        else { return nil }
        self.init(judgement, id)
    }
}
