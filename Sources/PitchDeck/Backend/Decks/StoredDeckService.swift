package import AccountsDomain
package import Blobs
package import Foundation
package import PitchDeckDomain
package import Storage

/// Decks, their links and their readings in the database, for one account or for nobody in particular.
package struct StoredDeckService: DeckReaderService, DeckLinkService {
    private let database: any SQLDatabase
    private let blobs: any FileBlobs
    private let account: Account.ID?
    private let now: @Sendable () -> Date
    /// Told of a deck that is to be drawn now.
    private let onDeck: @Sendable () -> Void

    package init(
        database: any SQLDatabase,
        blobs: any FileBlobs,
        account: Account.ID?,
        now: @escaping @Sendable () -> Date = { Date() },
        onDeck: @escaping @Sendable () -> Void = {}
    ) {
        (self.database, self.blobs, self.account) = (database, blobs, account)
        (self.now, self.onDeck) = (now, onDeck)
    }

    // MARK: Reading

    package func open(
        _ door: DeckDoor,
        password: String?,
        on device: DeviceClass
    ) async throws(StartupError) -> DeckVisit {
        try await checkPassword(of: door, password)
        let (account, date, id) = (account, now(), DocumentID.random())
        let (visit, isWoken) = try await database.changing { connection in
            let doorway = DeckDoorway(connection: connection, asker: account, now: date)
            let opened = try doorway.opened(door)
            let isWoken = try DeckStore(connection: connection).wake(opened.deck)
            let visit = VisitStore.StoredVisit(
                id: id,
                startup: opened.startup.id,
                deck: opened.deck,
                link: opened.link?.id,
                device: device,
                isPreview: opened.isOwner,
                isMeasured: !opened.isOwner && (opened.link?.isMeasured ?? true),
                openedAt: date
            )
            try VisitStore(connection: connection).insert(visit)
            return (try doorway.shown(visit, opened), isWoken)
        }
        if isWoken { onDeck() }
        return visit
    }

    package func visit(_ id: DocumentID) async throws(StartupError) -> DeckVisit {
        let (account, date) = (account, now())
        return try await database.finding { connection in
            let doorway = DeckDoorway(connection: connection, asker: account, now: date)
            let (visit, opened) = try doorway.standing(id)
            return try doorway.shown(visit, opened)
        }
    }

    package func read(_ visit: DocumentID, page: Int, seconds: Int) async throws(StartupError) {
        let (account, date) = (account, now())
        try await database.changing { connection in
            let (stored, opened) = try DeckDoorway(connection: connection, asker: account, now: date).standing(visit)
            guard stored.isMeasured, (1...max(opened.pageCount, 1)).contains(page) else { return }
            let counted = min(max(seconds, 0), DeckVisit.maximumSeconds)
            try VisitStore(connection: connection).add(counted, page: page, to: visit)
        }
    }

    /// The picture of a page, or the whole file where that may be had; `nil` for what there is not.
    ///
    /// - Throws: `linkGone` once the door is shut.
    package func content(
        of visit: DocumentID,
        _ part: DeckPart,
        range: BlobRange? = nil
    ) async throws(StartupError) -> BlobPart? {
        let (account, date) = (account, now())
        let blob = try await database.finding { connection -> BlobID? in
            let (stored, opened) = try DeckDoorway(connection: connection, asker: account, now: date).standing(visit)
            switch part {
            case .page(let page, let size):
                return try DeckStore(connection: connection).blob(of: stored.deck, page: page, size)
            case .file:
                return opened.allowsDownload ? try FileStore(connection: connection).blob(of: stored.deck) : nil
            }
        }
        guard let blob else { return nil }
        return try await blobs.bytes(of: blob, part: range)
    }

    /// The first page of a startup's deck, small; `nil` where there is none to be seen.
    package func cover(of startup: DocumentID) async throws(StartupError) -> Data? {
        let (account, date) = (account, now())
        let (blob, sleeping) = try await database.finding { connection -> (BlobID?, DocumentID?) in
            let doorway = DeckDoorway(connection: connection, asker: account, now: date)
            let decks = DeckStore(connection: connection)
            do {
                let deck = try doorway.opened(.startup(startup)).deck
                return (try decks.blob(of: deck, page: 1, .small), try decks.isAsleep(deck) ? deck : nil)
            } catch StartupError.notFound {
                return (nil, nil)
            }
        }
        if let sleeping, try await database.changing({ try DeckStore(connection: $0).wake(sleeping) }) { onDeck() }
        guard let blob else { return nil }
        return try await blobs.bytes(of: blob)
    }

    /// Before the transaction: scrypt takes its time.
    private func checkPassword(of door: DeckDoor, _ password: String?) async throws(StartupError) {
        guard case .link(let secret) = door else { return }
        let date = now()
        let stored = try await database.finding { try LinkStore(connection: $0).link(bySecret: secret) }
        guard let stored, stored.link.isOpen(at: date) else { throw .linkGone }
        guard stored.link.hasPassword else { return }
        if try await isOwner(of: stored.startup) { return }
        guard let password, !password.isEmpty else { throw .passwordNeeded(isWrong: false) }
        guard !stored.isLocked(at: date) else { throw .tooManyTries }
        guard password.utf8.count <= DeckLink.maximumPassword, try LinkPassword.isRight(password, stored.password)
        else {
            try await database.changing { connection in
                let links = LinkStore(connection: connection)
                // As it is now: several may try at once.
                if let present = try links.link(stored.link.id) { try links.noteWrongTry(present, at: date) }
            }
            throw .passwordNeeded(isWrong: true)
        }
    }

    private func isOwner(of startup: DocumentID) async throws(StartupError) -> Bool {
        guard let account else { return false }
        return try await database.finding { connection in
            try StartupStore(connection: connection, asker: account).owner(of: startup)?.account == account
        }
    }

    // MARK: The founder's

    package func links(of startup: DocumentID) async throws(StartupError) -> [DeckLink] {
        let account = account
        return try await database.finding { connection in
            try StartupStore(connection: connection, asker: account).checkOwner(of: startup)
            return try LinkStore(connection: connection).links(of: startup)
        }
    }

    package func makeLink(of startup: DocumentID, _ form: DeckLinkForm) async throws(StartupError) -> DeckLink {
        let (account, date) = (account, now())
        let form = try form.validated(at: date)
        let password = form.password.isEmpty ? "" : try LinkPassword.hash(form.password)
        let link = DeckLink(
            id: .random(),
            secret: DocumentID.random().text,
            name: form.name,
            expiresAt: form.expiresAt,
            hasPassword: !password.isEmpty,
            allowsDownload: form.allowsDownload,
            isMeasured: form.isMeasured,
            createdAt: date
        )
        return try await database.changing { connection in
            try StartupStore(connection: connection, asker: account).checkOwner(of: startup)
            let links = LinkStore(connection: connection)
            guard try links.links(of: startup).count < DeckLink.maximumCount else {
                throw StartupError.invalid("links", .tooMany)
            }
            try links.insert(link, password: password, of: startup)
            return link
        }
    }

    package func setRevoked(_ link: DocumentID, _ isRevoked: Bool) async throws(StartupError) -> DeckLink {
        let (account, date) = (account, now())
        return try await database.changing { connection in
            let links = LinkStore(connection: connection)
            guard let stored = try links.link(link) else { throw StartupError.notFound(link) }
            try StartupStore(connection: connection, asker: account).checkOwner(of: stored.startup)
            try links.setRevoked(link, at: isRevoked ? date : nil)
            return try links.link(link)?.link ?? stored.link
        }
    }

    package func readings(of startup: DocumentID) async throws(StartupError) -> DeckReadings {
        let account = account
        return try await database.finding {
            try StartupStore(connection: $0, asker: account).readings(of: startup)
        }
    }
}

/// What is fetched of a deck.
package enum DeckPart: Sendable {
    case page(Int, DeckPage.Size)
    case file
}
