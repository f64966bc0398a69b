import DiscoveryDomain
import Calls

/// Something that was decided on this screen and can be taken back.
nonisolated struct JudgedCard: Hashable, Identifiable {
    let key: IdempotencyKey
    /// The card that went; `nil` for a rule about a subject.
    let card: Card?
    let judgement: Judgement?

    var id: IdempotencyKey { key }
}
