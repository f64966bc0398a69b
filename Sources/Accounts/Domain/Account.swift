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
    /// When the person has shown that mails to ``email`` reach them; `nil` until then.
    package var emailConfirmedAt: Date?
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
        emailConfirmedAt: Date? = nil,
        createdAt: Date,
        picture: ProfilePicture? = nil
    ) {
        self.id = id
        self.kind = kind
        self.role = role
        self.name = name
        self.email = email
        self.emailConfirmedAt = emailConfirmedAt
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
        .optional("emailConfirmedAt", .date),
        .required("createdAt", .date),
        .optional("picture", ProfilePicture.schema)
    ).named("Account")
}

/// That a person agreed to a version of a document at a time, or took it back.
package struct Consent: Hashable, Codable, Sendable {
    package var kind: Kind
    /// The document's own: "2026-11".
    package var version: String
    package var isGiven: Bool
    package var recordedAt: Date

    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// How data is handled; asked for at sign-up.
        case privacyNotice
        /// Rules for what people publish; asked for before the first publication.
        case communityRules
    }

    package init(kind: Kind, version: String, isGiven: Bool, recordedAt: Date) {
        self.kind = kind
        self.version = version
        self.isGiven = isGiven
        self.recordedAt = recordedAt
    }

    /// The version of the privacy notice in `docs/accounts.md`.
    package static let currentPrivacyNotice = "2026-11"
    package static let maximumVersionLength = 20
}

extension Consent: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("kind", .choice(Kind.self)),
        .required("version", .string),
        .required("isGiven", .boolean),
        .required("recordedAt", .date)
    ).named("Consent")
}

/// What this server offers for signing in, so that screens show nothing that cannot work.
package struct AccountOptions: Hashable, Codable, Sendable {
    /// Whether the server can send mail; without it whoever runs it hands out links.
    package var sendsMail: Bool
    /// Where to write to whoever runs the server; a mail address.
    package var contact: String?

    /// Whose accounts a browser can sign in by.
    package var providers: [IdentityProvider]
    /// Whether one can sign in with a code that is typed on GitHub's page.
    package var offersCodes: Bool

    package init(
        sendsMail: Bool = false,
        contact: String? = nil,
        providers: [IdentityProvider] = [],
        offersCodes: Bool = false
    ) {
        self.sendsMail = sendsMail
        self.contact = contact
        self.providers = providers
        self.offersCodes = offersCodes
    }
}

extension AccountOptions: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("sendsMail", .boolean),
        .optional("contact", .string),
        .required("providers", .array(of: .choice(IdentityProvider.self))),
        .required("offersCodes", .boolean)
    ).named("AccountOptions")
}

/// Who asks, and by which of their sessions.
package struct Visit: Hashable, Sendable {
    package var account: Account
    package var session: AccountSession.ID

    package init(account: Account, session: AccountSession.ID) {
        self.account = account
        self.session = session
    }
}

/// Everything that is kept for a person, for themselves.
package struct AccountExport: Hashable, Codable, Sendable {
    package var exportedAt: Date
    package var account: Account
    package var sessions: [AccountSession]
    package var consents: [Consent]
    package var identities: [LinkedIdentity]
    /// What each subject keeps, by the subject's name.
    package var subjects: [String: JSONValue]

    package init(
        exportedAt: Date,
        account: Account,
        sessions: [AccountSession],
        consents: [Consent],
        identities: [LinkedIdentity],
        subjects: [String: JSONValue]
    ) {
        self.exportedAt = exportedAt
        self.account = account
        self.sessions = sessions
        self.consents = consents
        self.identities = identities
        self.subjects = subjects
    }
}

extension AccountExport: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("exportedAt", .date),
        .required("account", Account.schema),
        .required("sessions", .array(of: AccountSession.schema)),
        .required("consents", .array(of: Consent.schema)),
        .required("identities", .array(of: LinkedIdentity.schema)),
        .required("subjects", .object().described("What each subject keeps, by its name."))
    ).named("AccountExport")
}
