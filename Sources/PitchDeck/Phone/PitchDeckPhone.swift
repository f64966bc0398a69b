import AccountScreens
import AccountsDomain
import Calls
import Client
import Foundation
import ModerationDomain
import PitchDeck
import PitchDeckDomain

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The services of a phone, put together for one session.
struct PitchDeckPhone {
    let dependencies: PitchDeckDependencies
    let profile: FounderProfile
    /// Signs in and up.
    let entry: RemoteAccountEntryService
    private let client: EndpointClient
    private let session: GuestSession
    private let server: URL

    /// The services of whoever the phone's token is of; where that session has ended, of a new guest.
    ///
    /// `keepCookie` is given what shows the session to who loads pictures, and `onEnded` is told when the server knows
    /// the session no longer: then this phone is to be opened anew.
    static func open(
        server: URL,
        tokens: any TokenKeeper,
        transport: @escaping Transport,
        database: DeviceDatabase,
        keepCookie: (HTTPCookie) -> Void,
        onEnded: @escaping @Sendable () async -> Void = {}
    ) async throws -> PitchDeckPhone {
        let phone: PitchDeckPhone
        do {
            phone = try await PitchDeckPhone(server, tokens, transport, database, onEnded)
        } catch StartupError.notSignedIn {
            phone = try await PitchDeckPhone(server, tokens, transport, database, onEnded)
        }
        if let cookie = Self.cookie(of: try await phone.session.token(), server) { keepCookie(cookie) }
        return phone
    }

    /// Shows pictures of drafts and decks to their owner: `AsyncImage` sends no token, but the cookies of the app.
    ///
    /// It lasts as long as the app runs, and goes along where pictures and pages of decks are, not to the API.
    private static func cookie(of token: SessionToken, _ server: URL) -> HTTPCookie? {
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: SessionCookie.name, .value: token.value, .path: "/pitchdeck/", .domain: server.host() ?? "",
            .discard: "TRUE",
        ]
        if server.scheme == "https" { properties[.secure] = "TRUE" }
        return HTTPCookie(properties: properties)
    }

    private init(
        _ server: URL,
        _ tokens: any TokenKeeper,
        _ transport: @escaping Transport,
        _ database: DeviceDatabase,
        _ onEnded: @escaping @Sendable () async -> Void
    ) async throws {
        let session = GuestSession(transport, stored: try tokens.read()) { try tokens.write($0) }
        let watched: Transport = { request in
            let response = try await transport(request)
            if response.status == 401, try await session.ended(bearer: request.headers["authorization"]) {
                await onEnded()
            }
            return response
        }
        let api = PitchDeckAPI(watched) { try await session.token() }
        let profiles = RemoteFounderProfileService(api)
        profile = try await profiles.profile()
        let author = try await RemoteStartupService.author(by: api)
        let startups = try await DeviceStartupService(
            remote: RemoteStartupService(api, author: author),
            database: database,
            person: profile.isMember ? author?.text ?? "" : ""
        )
        dependencies = PitchDeckDependencies(
            startups: startups,
            workspace: RemoteWorkspaceService(api),
            reviews: RemoteReviewService(api),
            introductions: RemoteIntroductionService(api),
            profile: profiles,
            files: RemoteStartupFileService(api),
            decks: RemoteDeckService(api),
            language: PitchDeckLanguage(preferring: Locale.preferredLanguages),
            reportAddress: { id in
                Self.address(AccountRoute.report(kind: "startup", id: id.text, author: nil).path, server)
            },
            introductionReportAddress: { id in
                Self.address(AccountRoute.report(kind: "introduction", id: id.text, author: nil).path, server)
            },
            signInAddress: Self.address(AccountRoute.signIn.path, server),
            signUpAddress: Self.address(AccountRoute.signUp.path, server),
            accountAddress: Self.address(AccountRoute.account.path, server),
            pageAddress: { id in Self.address(PitchDeckRoute.startup(id).path, server) },
            linkAddress: { secret in Self.address(PitchDeckRoute.deckLink(secret).path, server) },
            fileAddress: { path in Self.address(path, server) }
        )
        entry = RemoteAccountEntryService(api)
        client = EndpointClient(watched) { try await session.token() }
        (self.session, self.server) = (session, server)
    }

    private nonisolated static func address(_ path: String, _ server: URL) -> URL? {
        URL(string: path, relativeTo: server)?.absoluteURL
    }

    // MARK: The account

    /// Whether an address leads to this phone's server, and so may be a screen of the app.
    func isOwn(_ address: URL) -> Bool {
        (address.scheme, address.host(), address.port) == (server.scheme, server.host(), server.port)
    }

    /// The screens about the account; `onChange` is told once the phone goes on as somebody else.
    func account(onChange: @escaping () -> Void) -> AccountCoordinator {
        AccountCoordinator(
            dependencies: AccountDependencies(
                service: service,
                entry: entry,
                moderation: moderation,
                handover: SessionHandover(
                    takeUp: { ticket, _ throws(AccountError) in
                        try await takeUp(ticket)
                        onChange()
                        return nil
                    },
                    leave: { () throws(AccountError) in
                        try await carry(nil)
                        onChange()
                        return nil
                    }
                ),
                pictureAddress: { Self.address($0.path, server) },
                itemAddress: { item in
                    guard item.kind == "startup", let id = DocumentID(item.id) else { return nil }
                    return dependencies.pageAddress(id)
                }
            )
        )
    }

    /// The account itself: what the schema has no operations for.
    var service: RemoteAccountService { RemoteAccountService(client, offersProviders: false) }

    var moderation: RemoteModerationService { RemoteModerationService(client) }

    /// Goes on as whom a ticket opens.
    func takeUp(_ ticket: SessionTicket) async throws(AccountError) {
        if let token = RemoteAccountEntryService.token(in: ticket) {
            try await carry(token)
        } else {
            try await carry(try await service.redeem(ticket).token)
        }
    }

    /// Goes on by another token; by none as a new guest.
    func carry(_ token: SessionToken?) async throws(AccountError) {
        do {
            try await session.replace(with: token)
        } catch {
            throw .failed("token: \(error)")
        }
    }
}
