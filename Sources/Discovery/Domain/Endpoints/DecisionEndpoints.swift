package import Calls
package import RepositoriesDomain

/// The calls of a ``DiscoveryService`` about what was decided.
package enum DecisionEndpoints {
    package static let decide = Endpoint<DecisionInput, DecisionAnswer, DiscoveryError>(
        "decide",
        .post,
        "/api/v1/discovery/decisions",
        for: .person,
        subject: "Discovery",
        summary: "Record decisions and give the cards that follow",
        problems: [.deckNotFound, .keyReused],
        maximumBodyBytes: 512 * 1024
    )

    package static let history = Endpoint<HistoryInput, HistoryPage, DiscoveryError>(
        "listJudgements",
        .get,
        "/api/v1/discovery/judgements",
        for: .person,
        subject: "Discovery",
        summary: "List what was judged, newest first"
    )

    package static let changeJudgement = Endpoint<ChangeJudgementInput, NoContent, DiscoveryError>(
        "changeJudgement",
        .put,
        "/api/v1/discovery/judgements/{owner}/{name}",
        for: .person,
        subject: "Discovery",
        summary: "Change a judgement, or take it back",
        problems: [.repositoryNotFound]
    )

    package static let topicRules = Endpoint<NoInput, [TopicRule], DiscoveryError>(
        "listTopicRules",
        .get,
        "/api/v1/discovery/topic-rules",
        for: .person,
        subject: "Discovery",
        summary: "List the subjects that are shown less or never"
    )

    package static let removeTopicRule = Endpoint<RemoveTopicRuleInput, NoContent, DiscoveryError>(
        "removeTopicRule",
        .post,
        "/api/v1/discovery/topic-rule-removals",
        for: .person,
        subject: "Discovery",
        summary: "Show a subject again, or do nothing when there is no rule"
    )

    package static let liked = Endpoint<NoInput, [Favourite], DiscoveryError>(
        "listLiked",
        .get,
        "/api/v1/discovery/liked",
        for: .person,
        subject: "Discovery",
        summary: "List what was liked, newest first"
    )

    package static let annotateLiked = Endpoint<AnnotateLikedInput, Favourite, DiscoveryError>(
        "annotateLiked",
        .patch,
        "/api/v1/discovery/liked/{owner}/{name}",
        for: .person,
        subject: "Discovery",
        summary: "Replace the tags and the note of something liked",
        problems: [.repositoryNotFound]
    )
}

/// The rule to take away.
package struct RemoveTopicRuleInput: EndpointInput, Hashable {
    package var subject: TasteSubject
    package var key: IdempotencyKey

    package init(_ subject: TasteSubject, key: IdempotencyKey) {
        self.subject = subject
        self.key = key
    }

    package static let fields: [InputField] = [
        .body("subject", TasteSubject.schema, "What the rule is about."), .idempotencyKey,
    ]
}

/// Which part of the history.
package struct HistoryInput: EndpointInput, Hashable {
    package var before: Int?
    package var count: Int

    package init(before: Int?, count: Int) {
        self.before = before
        self.count = count
    }

    package static let fields: [InputField] = [
        .query("before", .count, "`older` of the page before; absent for the newest."),
        .query("count", .integer(1...HistoryPage.maximumCount), "How many.", .defaulted(50)),
    ]
}

/// Decisions in order, and the cards that are wanted after them.
package struct DecisionInput: EndpointInput, Hashable {
    package var decisions: [Decision]
    package var next: CardRequest

    package init(_ decisions: [Decision], then next: CardRequest) {
        self.decisions = decisions
        self.next = next
    }

    package static let fields: [InputField] = [
        .body(
            "decisions",
            .array(of: Decision.schema, maximum: Decision.maximumBatch),
            "In the order they were made; each has its own key."
        ),
        .body("next", CardRequest.schema, "Which cards are wanted then."),
    ]
}

/// New tags and a new note of something liked.
package struct AnnotateLikedInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    package var tags: [String]
    package var note: String

    package init(_ id: Repository.ID, tags: [String], note: String) {
        owner = id.owner
        name = id.name
        self.tags = tags
        self.note = note
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [
        .repositoryOwner, .repositoryName,
        .body("tags", Favourite.tagsSchema, "All tags; kept trimmed, in lower case and once."),
        .body("note", Favourite.noteSchema, "The whole note."),
    ]
}

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
