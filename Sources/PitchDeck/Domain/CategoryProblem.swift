/// Why the categories cannot be changed so.
package enum CategoryProblem: Error, Hashable, Sendable {
    /// There is none of this slug.
    case unknown(String)
    /// There is one of this slug already.
    case taken(String)
    /// Another one, by its slug, has this English name.
    case nameTaken(by: String)
    /// A slug has 1 to 40 small letters, digits and hyphens between them.
    case malformedSlug
    /// A name is missing in this language, or has more than ``StartupCategory/maximumName`` letters.
    case noName(PitchDeckLanguage)
    case longName(PitchDeckLanguage)
    /// So many startups, drafts included, are in it; they have to be moved into another one first.
    case inUse(Int)
    /// It was to be moved into itself.
    case sameCategory
}

/// A category as whoever keeps them sees it.
package struct KeptCategory: Hashable, Sendable {
    package var category: StartupCategory
    /// Startups in it, drafts included.
    package var count: Int

    package init(category: StartupCategory, count: Int) {
        (self.category, self.count) = (category, count)
    }
}
