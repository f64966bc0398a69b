/// The languages that PitchDeck speaks.
package enum PitchDeckLanguage: String, Codable, Hashable, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case hindi = "hi"
    case arabic = "ar"

    /// The first of some BCP 47 tags that is one; English where none is.
    package init(preferring tags: [String]) {
        let found = tags.lazy.compactMap { PitchDeckLanguage(rawValue: String($0.prefix { $0 != "-" }).lowercased()) }
        self = found.first ?? .english
    }

    /// Whether it is written from right to left.
    package var isMirrored: Bool { self == .arabic }

    /// As its speakers call it.
    package var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .hindi: "हिन्दी"
        case .arabic: "العربية"
        }
    }
}

/// What somebody says of themselves in the catalogue, and how it speaks to them.
package struct FounderProfile: Codable, Hashable, Sendable {
    /// What they want to be called; may be empty.
    package var name: String
    /// `nil` for guests.
    package var email: String?
    /// Whether they can come back, and so publish.
    package var isMember: Bool
    /// Whether they look at what others publish.
    package var isModerator: Bool
    /// May be empty.
    package var bio: String
    /// One of their own files; everybody may see it once they have published something.
    package var picture: DocumentID?
    /// Whether everybody may see the address.
    package var showsEmail: Bool
    /// `nil` for their browser's.
    package var language: PitchDeckLanguage?
    /// Whether they have not used the catalogue yet: nothing was read lately, saved or written.
    package var isNew: Bool

    package init(
        name: String = "",
        email: String? = nil,
        isMember: Bool = false,
        isModerator: Bool = false,
        bio: String = "",
        picture: DocumentID? = nil,
        showsEmail: Bool = false,
        language: PitchDeckLanguage? = nil,
        isNew: Bool = false
    ) {
        (self.name, self.email, self.isMember) = (name, email, isMember)
        self.isModerator = isModerator
        (self.bio, self.picture) = (bio, picture)
        (self.showsEmail, self.language, self.isNew) = (showsEmail, language, isNew)
    }
}

/// One person's profile.
package protocol FounderProfileService: Sendable {
    func profile() async throws(StartupError) -> FounderProfile

    /// Keeps words, the picture, whether the address is shown, and the language; name and address are the account's.
    ///
    /// - Throws: `invalid` for the words, and for a file that is another's or no picture.
    func save(_ profile: FounderProfile) async throws(StartupError) -> FounderProfile
}
