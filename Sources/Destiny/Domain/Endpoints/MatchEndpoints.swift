package import Calls

/// The calls of a ``MatchService``.
package enum MatchEndpoints {
    package static let compatibility = Endpoint<CompatibilityInput, MatchReport, AstrologyError>(
        "compareCharts",
        .post,
        "/vedic/api/compatibility/",
        for: .person,
        subject: "Matches",
        summary: "Compare two charts by the eight kutas; nothing is kept"
    )

    package static let keep = Endpoint<KeepMatchInput, SavedMatch, AstrologyError>(
        "keepMatch",
        .post,
        "/api/v1/astrology/matches",
        for: .person,
        subject: "Matches",
        summary: "Compare two charts and keep the result",
        status: 201
    )

    package static let saved = Endpoint<NoInput, [SavedMatch], AstrologyError>(
        "listMatches",
        .get,
        "/api/v1/astrology/matches",
        for: .person,
        subject: "Matches",
        summary: "List the kept matches, newest first"
    )

    package static let forget = Endpoint<IdentifiedInput, NoContent, AstrologyError>(
        "forgetMatch",
        .delete,
        "/api/v1/astrology/matches/{id}",
        for: .person,
        subject: "Matches",
        summary: "Delete a kept match, or do nothing when it is gone",
        problems: [.notFound]
    )
}

/// Two people whose match is to be kept.
package struct KeepMatchInput: EndpointInput, Hashable {
    package var boy: GivenBirth
    package var girl: GivenBirth
    package var key: IdempotencyKey

    package init(_ request: MatchRequest, key: IdempotencyKey) {
        boy = GivenBirth(request.boy)
        girl = GivenBirth(request.girl)
        self.key = key
    }

    package static let fields: [InputField] = CompatibilityInput.fields + [.idempotencyKey]
}

/// Two people to compare.
package struct CompatibilityInput: EndpointInput, Hashable {
    package var boy: GivenBirth
    package var girl: GivenBirth

    package init(_ request: MatchRequest) {
        boy = GivenBirth(request.boy)
        girl = GivenBirth(request.girl)
    }

    package static let fields: [InputField] = [
        .body("boy", GivenBirth.schema, "The one whom the tables call the groom."),
        .body("girl", GivenBirth.schema, "The one whom the tables call the bride."),
    ]
}
