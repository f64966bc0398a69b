import Foundation

/// A visit as ``PitchDeckOperation`` selects it.
struct DeckVisitAnswer: Decodable {
    var documentId: DocumentID
    var startup: DocumentID
    var deck: DocumentID
    var isPreview: Bool
    var title: String
    var state: State
    var problem: StartupError.Reason?
    var pageCount: Int
    var downloadUrl: String?
    var isMeasured: Bool
    var address: String?
    var pages: [DeckPage]

    enum State: String, Decodable {
        case drawing, ready, failed
    }

    var visit: DeckVisit {
        let state: Deck.State =
            switch state {
            case .drawing: .drawing
            case .ready: .ready
            case .failed: .failed(problem ?? .unreadable)
            }
        return DeckVisit(
            id: documentId,
            startup: startup,
            title: title,
            deck: Deck(id: deck, state: state, pageCount: pageCount, pages: pages),
            allowsDownload: downloadUrl != nil,
            isMeasured: isMeasured,
            isPreview: isPreview,
            address: address ?? ""
        )
    }
}

struct DeckLinkAnswer: Decodable {
    var documentId: DocumentID
    var url: String
    var name: String
    var expiresAt: Date?
    var hasPassword: Bool
    var allowsDownload: Bool
    var isMeasured: Bool
    var asksAddress: Bool
    var mark: String?
    var revokedAt: Date?
    var createdAt: Date
    var opens: Int

    var link: DeckLink {
        DeckLink(
            id: documentId,
            secret: url.split(separator: "/").last.map(String.init) ?? "",
            name: name,
            expiresAt: expiresAt,
            hasPassword: hasPassword,
            allowsDownload: allowsDownload,
            isMeasured: isMeasured,
            asksAddress: asksAddress,
            isMarked: mark != nil,
            revokedAt: revokedAt,
            createdAt: createdAt,
            opens: opens
        )
    }
}

struct DeckReadingsAnswer: Decodable {
    var opens: Int
    var pages: [DeckReadings.Page]
    var visits: [Visit]

    struct Visit: Decodable {
        var documentId: DocumentID
        var link: String?
        var reader: String?
        var device: DeviceClass
        var openedAt: Date
        var seconds: Int
        var furthestPage: Int
    }

    var readings: DeckReadings {
        DeckReadings(
            opens: opens,
            pages: pages,
            visits: visits.map {
                DeckReadings.Visit(
                    id: $0.documentId,
                    link: $0.link,
                    reader: $0.reader,
                    device: $0.device,
                    openedAt: $0.openedAt,
                    seconds: $0.seconds,
                    furthestPage: $0.furthestPage
                )
            }
        )
    }
}
