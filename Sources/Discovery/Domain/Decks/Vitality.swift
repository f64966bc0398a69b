package import Calls
package import Foundation

/// Whether somebody still works on a repository, as the card's strip tells it.
package struct Vitality: Hashable, Codable, Sendable {
    package enum State: String, Codable, Sendable, CaseIterable {
        /// Pushed to within 31 days.
        case active
        /// Within a year.
        case slow
        /// Longer ago.
        case quiet
        case archived
        /// The source does not say.
        case unknown
    }

    package var state: State
    package var pushedAt: Date?
    package var openIssues: Int?

    package init(state: State, pushedAt: Date? = nil, openIssues: Int? = nil) {
        self.state = state
        self.pushedAt = pushedAt
        self.openIssues = openIssues
    }
}

extension Vitality: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("state", .choice(State.self)),
        .optional("pushedAt", .date),
        .optional("openIssues", .count)
    ).named("Vitality")
}
