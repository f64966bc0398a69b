package import Calls

/// The calls of a ``DiscoveryService`` about taking over stars.
package enum StarImportEndpoints {
    package static let start = Endpoint<StarImportInput, StarImport, DiscoveryError>(
        "startStarImport",
        .post,
        "/api/v1/discovery/star-imports",
        for: .person,
        subject: "Discovery",
        summary: "Take over a GitHub user's stars, or go on with it",
        status: 202
    )

    package static let status = Endpoint<NoInput, StarImportAnswer, DiscoveryError>(
        "getStarImport",
        .get,
        "/api/v1/discovery/star-import",
        for: .person,
        subject: "Discovery",
        summary: "Tell how far the latest import is"
    )

    package static let stop = Endpoint<NoInput, NoContent, DiscoveryError>(
        "stopStarImport",
        .delete,
        "/api/v1/discovery/star-import",
        for: .person,
        subject: "Discovery",
        summary: "End a running import, or do nothing"
    )
}

/// An import, or that there was none.
package struct StarImportAnswer: EndpointOutput, Hashable {
    package var starImport: StarImport?

    package init(starImport: StarImport?) {
        self.starImport = starImport
    }

    package static let schema = JSONSchema.object(.optional("starImport", StarImport.schema)).named("StarImportAnswer")
}

/// Whose stars.
package struct StarImportInput: EndpointInput, Hashable {
    package var login: String

    package init(login: String) {
        self.login = login
    }

    package static let fields: [InputField] = [.body("login", .string(1...39), "A GitHub user name.")]
}
