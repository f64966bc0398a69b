import Calls
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

extension Repository.ID {
    package var fullName: String { "\(owner)/\(name)" }

    /// Lower case; equal for two spellings of one repository.
    package var key: String { fullName.lowercased() }

    package static func == (left: Self, right: Self) -> Bool {
        left.key == right.key
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }

    /// Whether GitHub allows these names: letters, digits and hyphens for the owner, also `_` and `.` for the name.
    ///
    /// Owners that Enterprise Managed Users make also have an underscore.
    package var isValid: Bool {
        let isOwner = owner.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: "_") }
        let isName = name.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
        return isOwner && (1...39).contains(owner.utf8.count) && isName && (1...100).contains(name.utf8.count)
            && name != "." && name != ".."
    }

    /// The repository's page.
    package var webURL: URL? { isValid ? URL(string: "https://github.com/\(fullName)") : nil }

    /// Reads `owner/name`.
    ///
    /// `nil` for anything GitHub would not allow.
    package init?(fullName: String) {
        let parts = fullName.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        self.init(owner: String(parts[0]), name: String(parts[1]))
        guard isValid else { return nil }
    }
}

extension UInt8 {
    fileprivate var isNamePart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension Repository.ID {
    private static let maximumNameLength = 100

    /// A repository's names out of an address; `nil` when they could not be in one.
    package init?(addressOwner owner: String, name: String) {
        for part in [owner, name] {
            guard !part.isEmpty, part.count <= Self.maximumNameLength, part != ".", part != "..", !part.contains("/")
            else { return nil }
        }
        self.init(owner: owner, name: name)
    }

    /// The repository of a page on GitHub, such as its front page or one of its issues; `nil` for any other address.
    package init?(pageURL: String) {
        guard let parts = URLComponents(string: pageURL), ["http", "https"].contains(parts.scheme?.lowercased()),
            ["github.com", "www.github.com"].contains(parts.host?.lowercased())
        else { return nil }
        let names = parts.path.split(separator: "/").map(String.init)
        guard names.count >= 2 else { return nil }
        self.init(addressOwner: names[0], name: names[1].hasSuffix(".git") ? String(names[1].dropLast(4)) : names[1])
    }

    /// `owner/name` as it stands in an address.
    package var addressPath: String { "\(AppAddress.escaped(owner))/\(AppAddress.escaped(name))" }
}
