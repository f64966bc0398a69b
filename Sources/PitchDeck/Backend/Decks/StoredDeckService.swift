package import AccountsDomain
package import Foundation
package import PitchDeckDomain
package import Storage

/// Decks, their links and their readings in the database, for one account or for nobody in particular.
package struct StoredDeckService: DeckReaderService, DeckLinkService {
    let database: any SQLDatabase
    let blobs: any FileBlobs
    let account: Account.ID?
    let now: @Sendable () -> Date
    /// Told of a deck that is to be drawn now.
    let onDeck: @Sendable () -> Void
    let marked: MarkedDecks
    let offers: DeckLinkOffers

    package init(
        database: any SQLDatabase,
        blobs: any FileBlobs,
        account: Account.ID?,
        sendsMail: Bool = false,
        marked: MarkedDecks,
        now: @escaping @Sendable () -> Date = { Date() },
        onDeck: @escaping @Sendable () -> Void = {}
    ) {
        (self.database, self.blobs, self.account) = (database, blobs, account)
        (self.now, self.onDeck, self.marked) = (now, onDeck, marked)
        offers = DeckLinkOffers(asksAddress: sendsMail, marks: PDFTools.missing.isEmpty)
    }

    // MARK: Reading

    package func open(
        _ door: DeckDoor,
        with keys: DoorKeys,
        on device: DeviceClass
    ) async throws(StartupError) -> DeckVisit {
        let (account, date, id) = (account, now(), DocumentID.random())
        let guest = try await DoorKeeper(database: database, account: account, now: date).admit(door, keys)
        let (visit, isWoken) = try await database.changing { connection in
            let doorway = DeckDoorway(connection: connection, asker: account, now: date)
            let opened = try doorway.opened(door)
            if let code = guest.code { try CodeStore(connection: connection, now: date).use(code, by: account) }
            let isWoken = try DeckStore(connection: connection).wake(opened.deck)
            let visit = VisitStore.StoredVisit(
                id: id,
                startup: opened.startup.id,
                deck: opened.deck,
                link: opened.link?.id,
                device: device,
                isPreview: opened.isOwner,
                isMeasured: !opened.isOwner && (opened.link?.isMeasured ?? true),
                isSeen: opened.link?.hasPassword == true || !guest.address.isEmpty,
                openedAt: date,
                address: guest.address
            )
            try VisitStore(connection: connection).insert(visit)
            return (try doorway.shown(visit, opened), isWoken)
        }
        if isWoken { onDeck() }
        return visit
    }

    package func sendCode(_ door: DeckDoor, with keys: DoorKeys) async throws(StartupError) {
        guard offers.asksAddress else { throw .noMail }
        try await DoorKeeper(database: database, account: account, now: now()).ask(door, keys)
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
            let stored = try DeckDoorway(connection: connection, asker: account, now: date).standing(visit).visit
            let visits = VisitStore(connection: connection)
            if !stored.isSeen { try visits.markSeen(visit) }
            // Of the deck that was opened, whatever stands behind the door by now.
            let pageCount = try DeckStore(connection: connection).deck(stored.deck)?.pageCount ?? 1
            guard stored.isMeasured, (1...max(pageCount, 1)).contains(page) else { return }
            let counted = min(max(seconds, 0), DeckVisit.maximumSeconds)
            try visits.add(counted, page: page, to: visit)
        }
    }

    // MARK: The founder's

    package func linkOffers() async throws(StartupError) -> DeckLinkOffers { offers }

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
        guard !form.asksAddress || offers.asksAddress else { throw .noMail }
        guard !form.isMarked || offers.marks else { throw .noDecks }
        let password = form.password.isEmpty ? "" : try LinkPassword.hash(form.password)
        let link = DeckLink(
            id: .random(),
            secret: DocumentID.random().text,
            name: form.name,
            expiresAt: form.expiresAt,
            hasPassword: !password.isEmpty,
            allowsDownload: form.allowsDownload,
            isMeasured: form.isMeasured,
            asksAddress: form.asksAddress,
            isMarked: form.isMarked,
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
