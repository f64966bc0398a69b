extension PitchDeckOperation {
    private static let visit = """
        { documentId startup deck isPreview title state problem pageCount downloadUrl isMeasured address
          pages { number width height text } }
        """
    private static let link = """
        { documentId url name expiresAt hasPassword allowsDownload isMeasured asksAddress mark revokedAt createdAt opens }
        """

    static let openDeck = mutation(
        "openDeck",
        """
        $documentId: ID, $link: String, $password: String, $address: String, $code: String,
        $device: DeviceClass! = desk
        """,
        "documentId: $documentId, link: $link, password: $password, address: $address, code: $code, device: $device",
        visit
    )
    static let sendDeckCode = mutation(
        "sendDeckCode",
        "$link: String!, $address: String!, $password: String",
        "link: $link, address: $address, password: $password",
        ""
    )
    static let deckVisit = query("deckVisit", "$documentId: ID!", "documentId: $documentId", visit)
    static let readPage = mutation(
        "readPage",
        "$visit: ID!, $page: Int!, $seconds: Int!",
        "visit: $visit, page: $page, seconds: $seconds",
        ""
    )
    static let deckLinkOffers = query("deckLinkOffers", "", "", "{ asksAddress marks }")
    static let deckLinks = query("deckLinks", "$documentId: ID!", "documentId: $documentId", link)
    static let createDeckLink = mutation(
        "createDeckLink",
        "$documentId: ID!, $data: DeckLinkInput!",
        "documentId: $documentId, data: $data",
        link
    )
    static let revokeDeckLink = mutation("revokeDeckLink", "$documentId: ID!", "documentId: $documentId", link)
    static let reopenDeckLink = mutation("reopenDeckLink", "$documentId: ID!", "documentId: $documentId", link)
    static let deckReadings = query(
        "deckReadings",
        "$documentId: ID!",
        "documentId: $documentId",
        """
        { opens pages { number readers seconds }
          visits { documentId link reader device openedAt seconds furthestPage } }
        """
    )

    static let decks = [
        openDeck, sendDeckCode, deckVisit, readPage, deckLinkOffers, deckLinks, createDeckLink, revokeDeckLink,
        reopenDeckLink, deckReadings,
    ]
}
