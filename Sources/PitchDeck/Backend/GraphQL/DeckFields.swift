import Foundation
import GraphQL
import PitchDeckDomain
import Storage

private struct OpenArguments: Decodable, Sendable {
    var documentId: String?
    var link: String?
    var password: String?
    var address: String?
    var code: String?
    var device: DeviceClass

    var keys: DoorKeys { DoorKeys(password: password ?? "", address: address ?? "", code: code ?? "") }

    /// - Throws: `invalid` where neither or both ways are named.
    func door() throws -> DeckDoor {
        switch (documentId, link) {
        case (let id?, nil): .startup(DocumentID(argument: id))
        case (nil, let link?): .link(link)
        default: throw StartupError.invalid("documentId", .malformed)
        }
    }
}

private struct CodeArguments: Decodable, Sendable {
    var link: String
    var address: String
    var password: String?
}

private struct ReadArguments: Decodable, Sendable {
    var visit: String
    var page: Int
    var seconds: Int
}

private struct LinkArguments: Decodable, Sendable {
    var documentId: String
    var data: LinkData

    struct LinkData: Decodable, Sendable {
        var name: String
        var expiresAt: Date?
        var password: String?
        var allowsDownload: Bool
        var isMeasured: Bool
        var asksAddress: Bool
        var isMarked: Bool
    }

    var form: DeckLinkForm {
        DeckLinkForm(
            name: data.name,
            expiresAt: data.expiresAt,
            password: data.password ?? "",
            allowsDownload: data.allowsDownload,
            isMeasured: data.isMeasured,
            asksAddress: data.asksAddress,
            isMarked: data.isMarked
        )
    }
}

private struct PageArguments: Decodable, Sendable {
    var size: DeckPage.Size
}

extension DeckVisit: ObjectOutput {}
extension DeckLink: ObjectOutput {}
extension DeckLinkOffers: ObjectOutput {}
extension DeckReadings: ObjectOutput {}
extension DeckReadings.Page: ObjectOutput {}
extension DeckReadings.Visit: ObjectOutput {}
extension DeviceClass: EnumOutput {}

/// How far the pictures of a deck are.
private enum DrawnState: String, EnumOutput, CaseIterable, Sendable {
    case drawing, ready, failed
}

/// A page of a visit, which alone shows it.
private struct VisitedPage: ObjectOutput {
    var visit: DeckVisit
    var page: DeckPage
}

extension SchemaBinding where Context == PitchDeckContext {
    func bindDecks() {
        find("deckLinks", DocumentArguments.self, cost: listCost) { arguments, _, store in
            let id = DocumentID(argument: arguments.documentId)
            try store.checkOwner(of: id)
            return try LinkStore(connection: store.connection).links(of: id)
        }
        find("deckLinkOffers", NoArguments.self) { _, call, _ in call.context.decks().offers }
        find("deckReadings", DocumentArguments.self, cost: listCost) { arguments, _, store in
            let id = DocumentID(argument: arguments.documentId)
            return try store.readings(of: id)
        }
        find("deckVisit", DocumentArguments.self, cost: listCost) { arguments, call, store in
            let doorway = DeckDoorway(connection: store.connection, asker: store.asker, now: call.context.now())
            let (visit, opened) = try doorway.standing(DocumentID(argument: arguments.documentId))
            return try doorway.shown(visit, opened)
        }
        bindDeckChanges()
        bindVisits()
        bindReadings()
    }

    private func bindDeckChanges() {
        change("openDeck", OpenArguments.self) { arguments, call in
            try await call.context.decks()
                .open(try arguments.door(), with: arguments.keys, on: arguments.device)
        }
        change("sendDeckCode", CodeArguments.self) { arguments, call in
            let keys = DoorKeys(password: arguments.password ?? "", address: arguments.address)
            try await call.context.decks().sendCode(.link(arguments.link), with: keys)
            return true
        }
        change("readPage", ReadArguments.self) { arguments, call in
            let visit = DocumentID(argument: arguments.visit)
            try await call.context.decks().read(visit, page: arguments.page, seconds: arguments.seconds)
            return true
        }
        change("createDeckLink", LinkArguments.self) { arguments, call in
            let id = DocumentID(argument: arguments.documentId)
            return try await call.context.decks().makeLink(of: id, arguments.form)
        }
        for (field, isRevoked) in [("revokeDeckLink", true), ("reopenDeckLink", false)] {
            change(field, DocumentArguments.self) { arguments, call in
                try await call.context.decks().setRevoked(DocumentID(argument: arguments.documentId), isRevoked)
            }
        }
    }

    private func bindVisits() {
        type("DeckVisit", DeckVisit.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("startup") { $0.startup.text }
            $0.value("deck") { $0.deck.id.text }
            $0.value("isPreview") { $0.isPreview }
            $0.value("title") { $0.title }
            $0.value("state") { visit in
                switch visit.deck.state {
                case .drawing: DrawnState.drawing
                case .ready: DrawnState.ready
                case .failed: DrawnState.failed
                }
            }
            $0.value("problem") { visit -> String? in
                if case .failed(let reason) = visit.deck.state { reason.rawValue } else { nil }
            }
            $0.value("pageCount") { $0.deck.pageCount }
            $0.value("pages") { visit in visit.deck.pages.map { VisitedPage(visit: visit, page: $0) } }
            $0.value("downloadUrl") { $0.downloadPath }
            $0.value("isMeasured") { $0.isMeasured }
            $0.value("address") { $0.address.isEmpty ? nil : $0.address }
        }
        type("DeckPage", VisitedPage.self) {
            $0.value("number") { $0.page.number }
            $0.value("width") { $0.page.width }
            $0.value("height") { $0.page.height }
            $0.value("text") { $0.page.text }
            $0.read("url", PageArguments.self) { rows, arguments, _, _ in
                rows.map { $0.visit.path(page: $0.page.number, arguments.size) }
            }
        }
        type("DeckLink", DeckLink.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("url") { PitchDeckRoute.deckLink($0.secret).path }
            $0.value("name") { $0.name }
            $0.value("expiresAt") { $0.expiresAt.map(Moment.init) }
            $0.value("hasPassword") { $0.hasPassword }
            $0.value("allowsDownload") { $0.allowsDownload }
            $0.value("isMeasured") { $0.isMeasured }
            $0.value("asksAddress") { $0.asksAddress }
            $0.value("mark") { $0.isMarked ? $0.mark : nil }
            $0.value("revokedAt") { $0.revokedAt.map(Moment.init) }
            $0.value("createdAt") { Moment($0.createdAt) }
            $0.value("opens") { $0.opens }
        }
    }

    private func bindReadings() {
        type("DeckLinkOffers", DeckLinkOffers.self) {
            $0.value("asksAddress") { $0.asksAddress }
            $0.value("marks") { $0.marks }
        }
        type("DeckReadings", DeckReadings.self) {
            $0.value("opens") { $0.opens }
            $0.value("pages") { $0.pages }
            $0.value("visits") { $0.visits }
        }
        type("PageReading", DeckReadings.Page.self) {
            $0.value("number") { $0.number }
            $0.value("readers") { $0.readers }
            $0.value("seconds") { min($0.seconds, Int(Int32.max)) }
            $0.value("averageSeconds") { $0.averageSeconds }
        }
        type("VisitReading", DeckReadings.Visit.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("link") { $0.link }
            $0.value("reader") { $0.reader }
            $0.value("device") { $0.device }
            $0.value("openedAt") { Moment($0.openedAt) }
            $0.value("seconds") { $0.seconds }
            $0.value("furthestPage") { $0.furthestPage }
        }
    }
}
