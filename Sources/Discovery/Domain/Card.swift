package import Calls
package import Foundation
package import RepositoriesDomain

/// A repository as a deck shows it.
package struct Card: Hashable, Codable, Sendable, Identifiable {
    package static let maximumReasons = 3

    package var repository: Repository
    /// How likely this person likes it, 0...100; `nil` while nothing is known of their taste.
    package var fit: Int?
    /// The strongest first; 1 to 3.
    package var reasons: [Reason]
    /// Never empty.
    package var clusters: [Cluster]
    package var vitality: Vitality
    package var isSaved: Bool
    /// `nil` when nothing of it is known.
    package var signs: CardSigns?

    package var id: Repository.ID { repository.id }

    package init(
        repository: Repository,
        fit: Int?,
        reasons: [Reason],
        clusters: [Cluster],
        vitality: Vitality,
        isSaved: Bool,
        signs: CardSigns? = nil
    ) {
        self.repository = repository
        self.fit = fit
        self.reasons = reasons
        self.clusters = clusters
        self.vitality = vitality
        self.isSaved = isSaved
        self.signs = signs
    }
}

extension Card: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.schema),
        .optional(
            "fit",
            .integer(0...100).described("How likely this person likes it; absent while their taste is not known.")
        ),
        .required("reasons", .array(of: Reason.schema, maximum: maximumReasons)),
        .required("clusters", .array(of: .choice(Cluster.self), maximum: Cluster.allCases.count)),
        .required("vitality", Vitality.schema),
        .required("isSaved", .boolean),
        .optional("signs", CardSigns.schema)
    ).named("Card")
}

/// The next cards of a deck.
package struct CardBatch: Hashable, Codable, Sendable {
    /// Best first; fewer than asked for when no more fit the deck.
    package var cards: [Card]
    /// Nothing is left beyond these and the ones held: time to widen the filters.
    package var isEnd: Bool
    /// Decisions that can be taken back, one after the other.
    package var undoDepth: Int

    package init(cards: [Card], isEnd: Bool, undoDepth: Int) {
        self.cards = cards
        self.isEnd = isEnd
        self.undoDepth = undoDepth
    }
}

extension CardBatch: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("cards", .array(of: Card.schema, maximum: CardRequest.maximumCount)),
        .required("isEnd", .boolean.described("Nothing fits the deck beyond these and the ones held.")),
        .required("undoDepth", .count.described("How many decisions can be taken back."))
    ).named("CardBatch")
}

/// Which cards a screen wants next.
package struct CardRequest: Hashable, Codable, Sendable {
    package static let maximumCount = 50
    package static let maximumHeld = 200

    /// `nil` for the person's first deck.
    package var deck: Deck.ID?
    /// 0...50; 0 asks for none.
    package var count: Int
    /// What the screen has already and has not judged; not sent again.
    ///
    /// At most 200.
    package var held: [Repository.ID]

    package init(deck: Deck.ID? = nil, count: Int, held: [Repository.ID] = []) {
        self.deck = deck
        self.count = count
        self.held = held
    }

    /// Asks for nothing.
    package static let none = CardRequest(count: 0)
}

extension CardRequest: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("deck", .uuid),
        .required("count", .integer(0...maximumCount)),
        .required("held", .array(of: Repository.ID.schema, maximum: maximumHeld))
    ).named("CardRequest")
}

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

extension Vitality {
    /// What ships with the program is judged by the day its facts are of: nobody knows what was pushed since.
    package init(of repository: Repository, at now: Date) {
        let known =
            switch repository.origin {
            case .starter(let asOf): min(asOf, now)
            case .github: now
            }
        let state: State =
            if repository.isArchived {
                .archived
            } else if let pushedAt = repository.pushedAt {
                switch known.timeIntervalSince(pushedAt) / 86_400 {
                case ...Double(Activity.month.days): .active
                case ...Double(Activity.year.days): .slow
                default: .quiet
                }
            } else {
                .unknown
            }
        self.init(state: state, pushedAt: repository.pushedAt, openIssues: repository.openIssues)
    }
}

/// What else is known of a repository and helps to decide; nothing of it is guessed.
package struct CardSigns: Hashable, Codable, Sendable {
    package static let maximumWeeks = 8

    /// As its owner named it; `nil` without a name, or without a release.
    package var releaseName: String?
    package var releasedAt: Date?
    /// Stars gained in weeks of 7 days that were counted whole, the oldest first; at most 8.
    package var weeklyStars: [Int]

    package init(releaseName: String? = nil, releasedAt: Date? = nil, weeklyStars: [Int] = []) {
        self.releaseName = releaseName
        self.releasedAt = releasedAt
        self.weeklyStars = weeklyStars
    }
}

extension CardSigns: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("releaseName", .string),
        .optional("releasedAt", .date),
        .required(
            "weeklyStars",
            .array(of: .count, maximum: maximumWeeks)
                .described("Stars gained in weeks that were counted whole, the oldest first.")
        )
    ).named("CardSigns")
}
