package import Calls

extension ProblemKind {
    package static let birthNeeded = ProblemKind("birth-needed", 409, "Birth details are needed first")
    package static let quotaExhausted = ProblemKind("quota-exhausted", 429, "All questions of this month are asked")
    package static let stillAnswering = ProblemKind("still-answering", 409, "The last answer is still being written")
    package static let invalidTransaction = ProblemKind(
        "invalid-transaction",
        422,
        "This is not a transaction of ours that the store signed"
    )
    package static let subscriptionsUnavailable = ProblemKind(
        "subscriptions-unavailable",
        503,
        "This server takes no subscriptions"
    )
}
