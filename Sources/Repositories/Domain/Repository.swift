package import Foundation

/// A GitHub repository as lists show it.
package struct Repository: Hashable, Codable, Sendable, Identifiable {
    /// Owner and name, compared without regard to case as GitHub does.
    package struct ID: Hashable, Codable, Sendable {
        package var owner: String
        package var name: String

        package init(owner: String, name: String) {
            self.owner = owner
            self.name = name
        }
    }

    package var id: ID
    /// At most 350 characters; empty when the owner wrote none.
    package var summary: String
    /// GitHub's primary language; `nil` when GitHub detects none.
    package var language: String?
    /// Lower case, most telling first; at most 20.
    package var topics: [String]
    /// SPDX identifier; `nil` when there is no licence GitHub recognises.
    package var license: String?
    package var stars: Int
    package var forks: Int
    /// Issues and pull requests together, as GitHub counts; `nil` when the source does not say.
    package var openIssues: Int?
    package var isArchived: Bool
    package var isFork: Bool
    /// `nil` for the starter catalogue, whose pictures are monograms.
    package var avatarURL: URL?
    package var homepage: URL?
    /// Only the year counts when the source is the starter catalogue.
    package var createdAt: Date?
    package var pushedAt: Date?
    package var origin: Origin

    /// Where the facts come from and how old they are.
    package enum Origin: Hashable, Codable, Sendable {
        /// Facts as of the catalogue's printed date, counts rounded to two digits.
        case starter(asOf: Date)
        case github(fetchedAt: Date)
    }

    package init(
        id: ID,
        summary: String,
        language: String? = nil,
        topics: [String],
        license: String? = nil,
        stars: Int,
        forks: Int,
        openIssues: Int? = nil,
        isArchived: Bool,
        isFork: Bool,
        avatarURL: URL? = nil,
        homepage: URL? = nil,
        createdAt: Date? = nil,
        pushedAt: Date? = nil,
        origin: Origin
    ) {
        self.id = id
        self.summary = summary
        self.language = language
        self.topics = topics
        self.license = license
        self.stars = stars
        self.forks = forks
        self.openIssues = openIssues
        self.isArchived = isArchived
        self.isFork = isFork
        self.avatarURL = avatarURL
        self.homepage = homepage
        self.createdAt = createdAt
        self.pushedAt = pushedAt
        self.origin = origin
    }
}
