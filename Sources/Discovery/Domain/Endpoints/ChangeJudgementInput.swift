package import Calls
package import RepositoriesDomain

/// A judgement as it shall be.
package struct ChangeJudgementInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    /// `nil` takes it back.
    package var judgement: Judgement?
    package var key: IdempotencyKey

    package init(_ id: Repository.ID, to judgement: Judgement?, key: IdempotencyKey) {
        owner = id.owner
        name = id.name
        self.judgement = judgement
        self.key = key
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [
        .repositoryOwner, .repositoryName,
        .body("judgement", .choice(Judgement.self), "Absent to take the judgement back.", .optional),
        .idempotencyKey,
    ]
}
