package import Calls
package import Foundation

/// The taking over of somebody's GitHub stars: at most one per person at a time, resumable at any page.
package struct StarImport: Hashable, Codable, Sendable {
    package enum State: Hashable, Codable, Sendable {
        /// Pages are being read.
        case running
        /// GitHub's limit is reached, or it did not answer; goes on by itself at this time.
        case waiting(until: Date, problem: Problem)
        case finished
        /// Ended by the person; starting it again goes on where it stopped.
        case stopped
        /// GitHub has no such user, or their stars cannot be seen.
        case userNotFound
    }

    package enum Problem: String, Codable, Sendable, CaseIterable { case rateLimited, offline, sourceFailed }

    /// The GitHub user name.
    package var login: String
    package var state: State
    /// Stars read so far.
    package var read: Int
    /// About how many there are, from the number of pages; `nil` before the first page.
    package var total: Int?
    package var startedAt: Date

    package init(login: String, state: State, read: Int, total: Int?, startedAt: Date) {
        self.login = login
        self.state = state
        self.read = read
        self.total = total
        self.startedAt = startedAt
    }

    /// 0...1; `nil` before the first page.
    package var progress: Double? {
        if state == .finished { return 1 }
        return total.map { $0 == 0 ? 1 : min(1, Double(read) / Double($0)) }
    }
}

extension StarImport: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("login", .string(1...39)),
        .required(
            "state",
            .oneOf(
                .only(.required("running", .object())),
                .only(
                    .required(
                        "waiting",
                        .object(.required("until", .date), .required("problem", .choice(Problem.self)))
                    )
                ),
                .only(.required("finished", .object())),
                .only(.required("stopped", .object())),
                .only(.required("userNotFound", .object()))
            ).named("StarImportState")
        ),
        .required("read", .count),
        .optional("total", .count.described("About how many there are; absent before the first page.")),
        .required("startedAt", .date)
    ).named("StarImport")
}

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
