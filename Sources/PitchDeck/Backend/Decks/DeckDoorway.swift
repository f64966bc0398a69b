import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage

/// Whether a door leads to a deck at this moment, inside a transaction.
struct DeckDoorway {
    let connection: any SQLConnection
    let asker: Account.ID?
    let now: Date

    /// What is behind an open door.
    struct Opened {
        var startup: Startup
        var deck: DocumentID
        var link: DeckLink?
        var isOwner: Bool

        var allowsDownload: Bool { isOwner || link?.allowsDownload == true }
    }

    /// - Throws: `notFound` for a startup that shows none, `linkGone` for a link that is shut.
    func opened(_ door: DeckDoor) throws -> Opened {
        switch door {
        case .startup(let id): try opened(id, link: nil)
        case .link(let secret): try opened(LinkStore(connection: connection).link(bySecret: secret))
        }
    }

    /// A visit as long as its door is open, and not of yesterday.
    ///
    /// - Throws: `linkGone`.
    func standing(_ id: DocumentID) throws -> (visit: VisitStore.StoredVisit, opened: Opened) {
        guard let visit = try VisitStore(connection: connection).visit(id),
            now.timeIntervalSince(visit.openedAt) <= DeckVisit.duration
        else { throw StartupError.linkGone }
        do {
            if let link = visit.link { return (visit, try opened(LinkStore(connection: connection).link(link))) }
            return (visit, try opened(visit.startup, link: nil, isPreview: visit.isPreview))
        } catch StartupError.notFound {
            throw StartupError.linkGone
        }
    }

    /// What is drawn into what a visit shows; `nil` for nothing.
    func mark(_ visit: VisitStore.StoredVisit, _ opened: Opened) -> DeckMark? {
        guard let link = opened.link, link.isMarked else { return nil }
        return DeckMark(address: visit.address, link: link.mark, day: visit.openedAt)
    }

    func shown(_ visit: VisitStore.StoredVisit, _ opened: Opened) throws -> DeckVisit {
        guard let deck = try DeckStore(connection: connection).deck(visit.deck) else { throw StartupError.linkGone }
        return DeckVisit(
            id: visit.id,
            startup: visit.startup,
            title: opened.startup.content.title,
            deck: deck,
            allowsDownload: opened.allowsDownload || visit.isPreview && visit.link == nil,
            isMeasured: visit.isMeasured,
            isPreview: visit.isPreview,
            address: visit.address
        )
    }

    private func opened(_ stored: StoredLink?) throws -> Opened {
        guard let stored, stored.link.isOpen(at: now) else { throw StartupError.linkGone }
        do {
            return try opened(stored.startup, link: stored.link)
        } catch StartupError.notFound {
            throw StartupError.linkGone
        }
    }

    /// The deck of what is published, or of the draft for its founder and for who has a link.
    private func opened(_ id: DocumentID, link: DeckLink?, isPreview: Bool = false) throws -> Opened {
        let store = StartupStore(connection: connection, asker: asker)
        let isOwner = try asker != nil && store.owner(of: id)?.account == asker
        let published = try store.startup(id, .published)
        let startup: Startup? =
            if let published, published.content.deck != nil {
                published
            } else {
                isOwner || isPreview || link != nil ? try store.startup(id, .draft) : nil
            }
        guard let startup, let deck = startup.content.deck,
            isOwner || isPreview || link != nil || startup.content.showsDeck
        else { throw StartupError.notFound(id) }
        return Opened(startup: startup, deck: deck, link: link, isOwner: isOwner)
    }
}

extension StartupStore {
    /// - Throws: `notOwner`; `notFound` also for another's draft.
    func checkOwner(of id: DocumentID) throws {
        guard let asker else { throw StartupError.notSignedIn }
        guard let owner = try owner(of: id), owner.deletedAt == nil else { throw StartupError.notFound(id) }
        guard owner.account == asker else {
            throw try startup(id, .published) == nil ? StartupError.notFound(id) : .notOwner
        }
    }

    /// How the present deck was read; for its founder alone.
    func readings(of id: DocumentID) throws -> DeckReadings {
        try checkOwner(of: id)
        guard let deck = try deck(of: id) else { return DeckReadings() }
        let pageCount = try DeckStore(connection: connection).deck(deck)?.pageCount ?? 0
        return try VisitStore(connection: connection).readings(of: id, deck: deck, pageCount: pageCount)
    }

    /// The present deck: of what is published, or of the draft.
    func deck(of id: DocumentID) throws -> DocumentID? {
        try startup(id, .published)?.content.deck ?? startup(id, .draft)?.content.deck
    }
}
