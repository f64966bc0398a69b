package import Foundation

/// An address of its own under which a founder shows a deck, whatever version it has.
package struct DeckLink: Codable, Hashable, Sendable, Identifiable {
    package var id: DocumentID
    /// Part of its address; who knows it may read.
    package var secret: String
    /// For whom it is, as only the founder sees.
    package var name: String
    package var expiresAt: Date?
    package var hasPassword: Bool
    package var allowsDownload: Bool
    package var isMeasured: Bool
    /// Who reads shows by a code that a mail address is theirs.
    package var asksAddress: Bool
    /// Reader, link and day are drawn into pages and file.
    package var isMarked: Bool
    package var revokedAt: Date?
    package var createdAt: Date
    /// How often it was opened.
    package var opens: Int

    package static let maximumName = 80
    /// Live ones of a startup.
    package static let maximumCount = 100
    package static let maximumPassword = 100
    /// Wrong passwords in ``tryTime``.
    package static let maximumTries = 20
    package static let tryTime: TimeInterval = 900

    package init(
        id: DocumentID,
        secret: String,
        name: String,
        expiresAt: Date? = nil,
        hasPassword: Bool = false,
        allowsDownload: Bool = false,
        isMeasured: Bool = true,
        asksAddress: Bool = false,
        isMarked: Bool = false,
        revokedAt: Date? = nil,
        createdAt: Date,
        opens: Int = 0
    ) {
        (self.id, self.secret, self.name, self.expiresAt) = (id, secret, name, expiresAt)
        (self.hasPassword, self.allowsDownload, self.isMeasured) = (hasPassword, allowsDownload, isMeasured)
        (self.asksAddress, self.isMarked) = (asksAddress, isMarked)
        (self.revokedAt, self.createdAt, self.opens) = (revokedAt, createdAt, opens)
    }

    /// What stands for it in pages that are marked; its name is the founder's alone.
    package var mark: String { String(id.text.prefix(8)) }

    /// Whether it leads to the deck.
    package func isOpen(at now: Date) -> Bool { revokedAt == nil && (expiresAt ?? .distantFuture) > now }
}

/// What a founder says of a new link.
package struct DeckLinkForm: Codable, Hashable, Sendable {
    package var name: String
    package var expiresAt: Date?
    /// Empty for none.
    package var password: String
    package var allowsDownload: Bool
    package var isMeasured: Bool
    package var asksAddress: Bool
    package var isMarked: Bool

    package init(
        name: String = "",
        expiresAt: Date? = nil,
        password: String = "",
        allowsDownload: Bool = false,
        isMeasured: Bool = true,
        asksAddress: Bool = false,
        isMarked: Bool = false
    ) {
        (self.asksAddress, self.isMarked) = (asksAddress, isMarked)
        (self.name, self.expiresAt, self.password) = (name, expiresAt, password)
        (self.allowsDownload, self.isMeasured) = (allowsDownload, isMeasured)
    }

    /// - Throws: `invalid` with the first field that is wrong.
    package func validated(at now: Date) throws(StartupError) -> DeckLinkForm {
        var form = self
        form.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !form.name.isEmpty else { throw .invalid("name", .empty) }
        guard form.name.count <= DeckLink.maximumName else { throw .invalid("name", .tooLong) }
        guard !(form.name + password).unicodeScalars.contains("\0") else { throw .invalid("name", .malformed) }
        guard password.utf8.count <= DeckLink.maximumPassword else { throw .invalid("password", .tooLong) }
        if let expiresAt, expiresAt <= now { throw .invalid("expiresAt", .outOfRange) }
        return form
    }
}

/// How a deck was read.
package struct DeckReadings: Codable, Hashable, Sendable {
    /// How often it was opened, and not by its founder.
    package var opens: Int
    /// From the first page on.
    package var pages: [Page]
    /// The last ones, the newest first.
    package var visits: [Visit]

    package struct Page: Codable, Hashable, Sendable {
        /// From 1.
        package var number: Int
        /// Readings that came to it.
        package var readers: Int
        /// Of all of them.
        package var seconds: Int

        package init(number: Int, readers: Int, seconds: Int) {
            (self.number, self.readers, self.seconds) = (number, readers, seconds)
        }

        /// Of one reading, on average.
        package var averageSeconds: Int { readers == 0 ? 0 : (seconds + readers / 2) / readers }
    }

    package struct Visit: Codable, Hashable, Sendable, Identifiable {
        package var id: DocumentID
        /// The link's name; `nil` for the startup's page.
        package var link: String?
        /// The address that the reader proved; `nil` where none was asked for.
        package var reader: String?
        package var device: DeviceClass
        package var openedAt: Date
        package var seconds: Int
        package var furthestPage: Int

        package init(
            id: DocumentID,
            link: String?,
            reader: String? = nil,
            device: DeviceClass,
            openedAt: Date,
            seconds: Int,
            furthestPage: Int
        ) {
            (self.id, self.link, self.reader, self.device) = (id, link, reader, device)
            (self.openedAt, self.seconds, self.furthestPage) = (openedAt, seconds, furthestPage)
        }
    }

    package init(opens: Int = 0, pages: [Page] = [], visits: [Visit] = []) {
        (self.opens, self.pages, self.visits) = (opens, pages, visits)
    }
}

/// A founder's links to a deck, and how it was read; everything here is the owner's alone.
package protocol DeckLinkService: Sendable {
    /// What links of this server can ask for.
    func linkOffers() async throws(StartupError) -> DeckLinkOffers

    /// The newest first, with those that lead nowhere any more.
    ///
    /// - Throws: `notOwner`, `notFound`, as all of these.
    func links(of startup: DocumentID) async throws(StartupError) -> [DeckLink]

    /// - Throws: `invalid` for the form, `tooMany` links, `noMail` and `noDecks` for what ``linkOffers()`` has not.
    func makeLink(of startup: DocumentID, _ form: DeckLinkForm) async throws(StartupError) -> DeckLink

    /// Shuts a link at once, or opens it again.
    func setRevoked(_ link: DocumentID, _ isRevoked: Bool) async throws(StartupError) -> DeckLink

    /// How the present deck was read.
    func readings(of startup: DocumentID) async throws(StartupError) -> DeckReadings
}
