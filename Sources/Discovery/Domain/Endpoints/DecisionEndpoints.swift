package import Calls
package import RepositoriesDomain

/// The calls of a ``DiscoveryService`` about what was decided.
package enum DecisionEndpoints {
    package static let decide = Endpoint<DecideInput, DecisionAnswer, DiscoveryError>(
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
