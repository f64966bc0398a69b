package import Foundation

/// A startup as its reader may see it: what its founder wrote, and what is known of it.
package struct Startup: Codable, Hashable, Sendable, Identifiable {
    package var id: DocumentID
    /// Random, for clients that want a number.
    package var number: Int
    /// Of addresses; does not change with the title.
    package var slug: String
    package var content: StartupContent
    package var category: StartupCategory?
    package var author: StartupAuthor
    package var state: State
    /// Which of both editions the content is of.
    package var edition: Edition
    /// Counts changes, from 1; a change says which it was made of.
    package var version: Int
    /// Once a person and day.
    package var views: Int
    /// Invented, to show what a catalogue looks like.
    package var isSample: Bool
    package var createdAt: Date
    package var updatedAt: Date
    /// When it was published first; `nil` for what never was.
    package var publishedAt: Date?
    /// When its founder last said that it still holds.
    package var confirmedAt: Date?
    /// When it was deleted; its founder alone sees it, and a day later it is gone.
    package var deletedAt: Date?
    /// A moderator took it out of sight; its founder alone sees it.
    package var isHidden: Bool
    /// What a moderator said who sent it back or took it out of sight; for its founder alone, else empty.
    package var reviewNote: String
    /// What its founder answered to who took it out of sight; for them and moderators alone, else `nil`.
    package var appeal: StartupAppeal?

    package enum State: String, Codable, Hashable, Sendable, CaseIterable {
        /// Seen by nobody but its founder.
        case draft
        /// Waits for a moderator.
        case inReview
        case published
        /// Was published, and is seen by nobody but its founder again.
        case withdrawn
    }

    /// A change of what is published is a draft beside it.
    package enum Edition: String, Codable, Hashable, Sendable, CaseIterable {
        case draft, published
    }

    package init(
        id: DocumentID,
        number: Int,
        slug: String,
        content: StartupContent,
        category: StartupCategory?,
        author: StartupAuthor,
        state: State,
        edition: Edition,
        version: Int = 1,
        views: Int = 0,
        isSample: Bool = false,
        createdAt: Date,
        updatedAt: Date,
        publishedAt: Date? = nil,
        confirmedAt: Date? = nil,
        deletedAt: Date? = nil,
        isHidden: Bool = false,
        reviewNote: String = "",
        appeal: StartupAppeal? = nil
    ) {
        (self.id, self.number, self.slug) = (id, number, slug)
        (self.content, self.category, self.author) = (content, category, author)
        (self.state, self.edition, self.version) = (state, edition, version)
        (self.views, self.isSample) = (views, isSample)
        (self.createdAt, self.updatedAt) = (createdAt, updatedAt)
        (self.publishedAt, self.confirmedAt, self.deletedAt) = (publishedAt, confirmedAt, deletedAt)
        (self.isHidden, self.reviewNote, self.appeal) = (isHidden, reviewNote, appeal)
    }
}

/// Who published a startup, as others see them.
package struct StartupAuthor: Codable, Hashable, Sendable, Identifiable {
    package var id: DocumentID
    /// May be empty.
    package var name: String
    /// A few words of their own; may be empty.
    package var bio: String
    /// The reader's own, or one that its owner shows to everybody.
    package var email: String?
    /// A picture among their files.
    package var picture: DocumentID?
    package var joinedAt: Date

    package static let maximumBio = 500

    package init(
        id: DocumentID,
        name: String,
        bio: String = "",
        email: String? = nil,
        picture: DocumentID? = nil,
        joinedAt: Date
    ) {
        (self.id, self.name, self.bio, self.email) = (id, name, bio, email)
        (self.picture, self.joinedAt) = (picture, joinedAt)
    }
}

/// What startups are sorted by in the catalogue.
package struct StartupCategory: Codable, Hashable, Sendable, Identifiable {
    package var id: DocumentID
    /// Random, for clients that want a number.
    package var number: Int
    /// In English.
    package var name: String
    package var slug: String
    /// By the language's code, where an admin has named it; the screens know the names of those the server came with.
    package var names: [String: String]
    /// Lists begin with the lowest; those that are alike follow by name.
    package var position: Int

    package static let maximumName = 40

    package init(
        id: DocumentID,
        number: Int,
        name: String,
        slug: String,
        names: [String: String] = [:],
        position: Int = 0
    ) {
        (self.id, self.number, self.name, self.slug) = (id, number, name, slug)
        (self.names, self.position) = (names, position)
    }
}
