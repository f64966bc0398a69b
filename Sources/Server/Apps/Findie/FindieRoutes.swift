import AccountsDomain
import Calls
import DiscoveryDomain
import FindieDomain
import FindieService
import HTTPTypes
import Hummingbird
import NIOCore

extension APIRouter {
    mutating func mountFindie(_ findie: FindieBackend) {
        mountGames(findie)
        mountGameDecks(findie)
        mountWishes(findie)
        mountSteamSync(findie)
    }

    private mutating func mountGames(_ findie: FindieBackend) {
        mount(FindieEndpoints.preferences) { _, account in
            try await findie.service(for: account.id).preferences()
        }
        mount(FindieEndpoints.setPreferences) { input, account in
            try await findie.service(for: account.id).setPreferences(input.preferences)
        }
        mount(FindieEndpoints.filters) { _, account in
            try await findie.service(for: account.id).filters()
        }
        mount(FindieEndpoints.setFilters) { input, account in
            try await findie.service(for: account.id).setFilters(input.filters)
        }
        mount(FindieEndpoints.countGames) { input, account in
            try await findie.service(for: account.id).count(input.filters)
        }
        mount(FindieEndpoints.cards) { input, account in
            try await findie.service(for: account.id).cards(input.next)
        }
        mount(FindieEndpoints.decide) { input, account in
            try await findie.service(for: account.id).decide(input.decisions, then: input.next)
        }
        mount(FindieEndpoints.history) { input, account in
            try await findie.service(for: account.id).history(before: input.before, count: input.count)
        }
        mount(FindieEndpoints.changeJudgement) { input, account in
            try await findie.service(for: account.id)
                .changeJudgement(of: input.slug, to: input.judgement, key: input.key)
            return NoContent()
        }
        mount(FindieEndpoints.game) { input, account in
            try await findie.service(for: account.id).game(input.slug)
        }
        mount(FindieEndpoints.search) { input, account in
            try await findie.service(for: account.id).search(input.text, count: input.count)
        }
        mount(FindieEndpoints.note) { input, account in
            try await findie.service(for: account.id).note(input.sightings)
            return NoContent()
        }
        mount(FindieEndpoints.statistics) { _, account in
            try await findie.service(for: account.id).statistics()
        }
    }

    private mutating func mountGameDecks(_ findie: FindieBackend) {
        mount(FindieEndpoints.decks) { _, account in
            try await findie.service(for: account.id).decks()
        }
        mount(FindieEndpoints.createDeck) { input, account in
            try await findie.service(for: account.id)
                .createDeck(named: input.name, filters: input.filters, key: input.key)
        }
        mount(FindieEndpoints.updateDeck) { input, account in
            try await findie.service(for: account.id).updateDeck(input.value)
        }
        mount(FindieEndpoints.deleteDeck) { input, account in
            try await findie.service(for: account.id).deleteDeck(input.deck)
            return NoContent()
        }
        mount(FindieEndpoints.chooseDeck) { input, account in
            try await findie.service(for: account.id).chooseDeck(input.deck)
            return NoContent()
        }
    }

    private mutating func mountWishes(_ findie: FindieBackend) {
        mount(FindieEndpoints.wishes) { _, account in
            try await findie.service(for: account.id).wishes()
        }
        mount(FindieEndpoints.addWish) { input, account in
            try await findie.service(for: account.id).addWish(input.slug)
        }
        mount(FindieEndpoints.removeWish) { input, account in
            try await findie.service(for: account.id).removeWish(input.slug)
            return NoContent()
        }
        mount(FindieEndpoints.noteWish) { input, account in
            try await findie.service(for: account.id).noteWish(input.slug, input.value)
        }
        mount(FindieEndpoints.lookAtWishes) { _, account in
            try await findie.service(for: account.id).lookAtWishes()
            return NoContent()
        }
        mount(FindieEndpoints.importWishes) { input, account in
            try await findie.service(for: account.id).importWishes(input.wishes)
        }
    }
}

extension APIRouter {
    private mutating func mountSteamSync(_ findie: FindieBackend) {
        mount(SteamSyncEndpoints.status) { _, account in
            try await findie.steamSync(of: account.id).status()
        }
        mount(SteamSyncEndpoints.start) { input, account in
            try await findie.steamSync(of: account.id).start(input.profile, hidingOwned: input.hidesOwned == true)
        }
        mount(SteamSyncEndpoints.showOwned) { _, account in
            try await findie.steamSync(of: account.id).showOwned()
            return NoContent()
        }
        mount(SteamSyncEndpoints.stop) { _, account in
            try await findie.steamSync(of: account.id).stop()
            return NoContent()
        }
        mount(SteamSyncEndpoints.forget) { _, account in
            try await findie.steamSync(of: account.id).forget()
            return NoContent()
        }
    }
}

extension Router<ServerContext> {
    /// The drawn covers of games, which everybody sees alike.
    func addCovers(of findie: FindieBackend) {
        let drawings: [(folder: String, drawing: @Sendable (GameCover) -> String)] = [
            ("covers", { $0.svg }), ("scenes", { $0.sceneSVG }),
        ]
        for (folder, drawing) in drawings {
            get(RouterPath(stringLiteral: "/findie/\(folder)/{slug}")) { _, context in
                guard let game = try await findie.game(try context.parameters.require("slug")) else {
                    throw HTTPError(.notFound)
                }
                return Response(
                    status: .ok,
                    headers: [.contentType: "image/svg+xml", .cacheControl: "public, max-age=86400"],
                    body: .init(byteBuffer: ByteBuffer(string: drawing(GameCover(game))))
                )
            }
        }
    }
}

extension Router<ServerContext> {
    /// Pictures of stores from this server, for who allows it; nobody else can tell whether there are any.
    func addStorePictures(_ pictures: StorePictures?, _ authenticator: Authenticator) {
        get("/findie/pictures/{slug}/{place}") { request, context in
            guard let pictures, let place = StorePicturePlace(try context.parameters.require("place")),
                let person = try await authenticator.visit(of: request)?.account,
                let picture = try await pictures.picture(
                    place,
                    of: try context.parameters.require("slug"),
                    for: person.id
                )
            else { throw HTTPError(.notFound) }
            let headers = [
                "content-type": picture.type, "etag": "\"\(picture.tag)\"",
                "content-security-policy": SecurityHeaders.sandbox,
            ]
            return EndpointResponse(status: 200, headers: headers, body: picture.bytes)
                .part(asked: request).response()
        }
    }
}
