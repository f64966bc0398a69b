package import Calls
package import Foundation

/// Somebody whose things are kept: a guest, made without a form on the first visit, or a member with a way back in.
package struct Account: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    package var kind: Kind
    package var role: Role
    /// What the person wants to be called; empty until they say.
    package var name: String
    /// `nil` for guests.
    package var email: String?
    package var createdAt: Date
    /// `nil` while there is none.
    package var picture: ProfilePicture?

    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// Known by one browser's or phone's token, and lost with it.
        case guest
        /// Comes back by address and password.
        case member
    }

    package enum Role: String, Codable, Sendable, CaseIterable {
        case person
        /// Decides on reports.
        case admin
    }

    package init(
        id: UUID,
        kind: Kind,
        role: Role = .person,
        name: String = "",
        email: String? = nil,
        createdAt: Date,
        picture: ProfilePicture? = nil
    ) {
        self.id = id
        self.kind = kind
        self.role = role
        self.name = name
        self.email = email
        self.createdAt = createdAt
        self.picture = picture
    }
}

extension Account: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("kind", .choice(Kind.self)),
        .required("role", .choice(Role.self)),
        .required("name", .string),
        .optional("email", .string),
        .required("createdAt", .date),
        .optional("picture", ProfilePicture.schema)
    ).named("Account")
}
