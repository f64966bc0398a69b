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
///
/// It opens without asking anybody, with what the phone knew of its person last; ``catchUp()`` asks behind.
struct PitchDeckPhone {
    let dependencies: PitchDeckDependencies
    /// The person's account: signing in and up, and what its page shows.
    let service: GraphQLAccountService
    /// An element for each time that the server answers after it did not; for one who listens.
    let lineReturns: AsyncStream<Void>
    private let api: PitchDeckAPI
    private let session: GuestSession
    private let server: URL
    private let owner: PhoneOwner
    private let drafts: DeviceStartupService
    private let database: DeviceDatabase
    private let transport: Transport
    private let keepCookie: (HTTPCookie) -> Void

    /// The services of whoever the phone's token is of; without one, of a guest whom the first call makes.
    ///
    /// `keepCookie` is given what shows the session to who loads pictures, and `onEnded` is told when the server knows
    /// the session no longer: then this phone is to be opened anew.
    static func open(
        server: URL,
        tokens: any TokenKeeper,
        transport: @escaping Transport,
        database: DeviceDatabase,
        keepCookie: @escaping (HTTPCookie) -> Void,
        onEnded: @escaping @Sendable () async -> Void = {}
    ) async throws -> PitchDeckPhone {
        let token = try tokens.read()
        // What is known is known of this very session: whoever had the phone before is not shown.
        let known =
            if let token { try await database.person(of: PhoneOwner.digest(of: token)) } else { KnownPerson?.none }
        let owner = PhoneOwner(known, token)
        let session = GuestSession(stored: token) { token in
            if token == nil { owner.hasLeft = true }
            try tokens.write(token)
        } make: {
            try await GraphQLAccountService(PitchDeckAPI(transport)).createGuest()
        }
        let phone = try await PitchDeckPhone(server, session, owner, transport, database, keepCookie, onEnded)
        if let token { phone.keep(token) }
        return phone
    }

    private init(
        _ server: URL,
        _ session: GuestSession,
        _ owner: PhoneOwner,
        _ transport: @escaping Transport,
        _ database: DeviceDatabase,
        _ keepCookie: @escaping (HTTPCookie) -> Void,
        _ onEnded: @escaping @Sendable () async -> Void
    ) async throws {
        let line = LineWatch()
        let watched = line.watching { request in
            let response = try await transport(request)
            if response.status == 401, try await session.ended(bearer: request.headers["authorization"]) {
                if let known = owner.known, !known.profile.isMember {
                    // What cannot be written anew stays as it was, and nobody sees it.
                    try? await database.beginAnew(from: known.draftOwner)
                }
                await onEnded()
            }
            return response
        }
        let token: @Sendable () async throws -> SessionToken? = {
            // What one person left on the phone is not sent in another's name.
            guard !owner.hasLeft else { throw StartupError.notSignedIn }
            let token = try await session.token()
            guard !owner.hasLeft else { throw StartupError.notSignedIn }
            return token
        }
        api = PitchDeckAPI(watched, token: token)
        drafts = try await DeviceStartupService(
            remote: RemoteStartupService(api) { owner.known?.author },
            database: database,
            person: owner.draftOwner,
            adopting: owner.earlierDraftOwners
        )
        dependencies = Self.dependencies(api, drafts, owner, server, database, session)
        service = GraphQLAccountService(api)
        (self.session, self.server, self.owner, self.database) = (session, server, owner, database)
        (self.transport, self.keepCookie, lineReturns) = (transport, keepCookie, line.returns)
    }

    private static func dependencies(
        _ api: PitchDeckAPI,
        _ drafts: DeviceStartupService,
        _ owner: PhoneOwner,
        _ server: URL,
        _ database: DeviceDatabase,
        _ session: GuestSession
    ) -> PitchDeckDependencies {
        PitchDeckDependencies(
            startups: drafts,
            workspace: RemoteWorkspaceService(api),
            reviews: RemoteReviewService(api),
            introductions: RemoteIntroductionService(api),
            profile: KnownProfileService(remote: RemoteFounderProfileService(api)) { profile in
                // Where it cannot be kept, the next opening with a line knows it again.
                guard var known = owner.known, let token = try? await session.token(), !owner.hasLeft else { return }
                known.profile = profile
                try? await database.remember(known, of: PhoneOwner.digest(of: token))
            },
            files: RemoteStartupFileService(api),
            decks: RemoteDeckService(api),
            language: PitchDeckLanguage(preferring: Locale.preferredLanguages),
            reportAddress: { id in
                address(AccountRoute.report(kind: "startup", id: id.text, author: nil).path, server)
            },
            introductionReportAddress: { id in
                address(AccountRoute.report(kind: "introduction", id: id.text, author: nil).path, server)
            },
            signInAddress: address(AccountRoute.signIn.path, server),
            signUpAddress: address(AccountRoute.signUp.path, server),
            accountAddress: address(AccountRoute.account.path, server),
            pageAddress: { id in address(PitchDeckRoute.startup(id).path, server) },
            linkAddress: { secret in address(PitchDeckRoute.deckLink(secret).path, server) },
            fileAddress: { path in address(path, server) }
        )
    }

    // MARK: Who it is

    /// What is known of the person; `nil` before the server has said so of this session.
    var profile: FounderProfile? { owner.known?.profile }

    /// Whether the server has told the phone that its drafts are another person's than it was opened with.
    var isSomebodyElse: Bool { owner.known.map { $0.draftOwner != drafts.person } ?? false }

    /// Asks the server who the person is, unless that was done since the phone was opened, and keeps the answer.
    ///
    /// - Throws: `notSignedIn` where the session has ended: then the phone is to be opened anew.
    func meet() async throws(StartupError) {
        guard !owner.isMet else { return }
        let token: SessionToken
        do {
            token = try await session.token()
        } catch {
            throw error as? AccountError == .offline ? .offline : .failed("session: \(error)")
        }
        let known = try await Self.asked(api)
        // Meanwhile the phone may go on as somebody else.
        guard !owner.hasLeft else { throw .notSignedIn }
        try await database.remember(known, of: PhoneOwner.digest(of: token))
        guard !owner.hasLeft else { throw .notSignedIn }
        // Whom nobody knew the phone goes on as, with what is typed just now; for anybody else it is opened anew.
        if owner.known == nil { try await drafts.become(known.draftOwner) }
        owner.met(known)
        keep(token)
    }

    /// Asks who the person is, where nobody knows yet, and sends what waits; without a line it is done the next time.
    ///
    /// - Returns: What the server says of the person, where it was asked.
    func catchUp() async -> FounderProfile? {
        let isMet = owner.isMet
        // What cannot be asked or sent now is as it was, and the next answer of the server leads here again.
        try? await meet()
        guard !isSomebodyElse else { return nil }
        try? await drafts.sendWaiting()
        return isMet || !owner.isMet ? nil : profile
    }

    private nonisolated static func asked(_ api: PitchDeckAPI) async throws(StartupError) -> KnownPerson {
        let profile = try await RemoteFounderProfileService(api).profile()
        return KnownPerson(author: try await RemoteStartupService.author(by: api), profile: profile)
    }

    /// Shows pictures of drafts and decks to their owner: `AsyncImage` sends no token, but the cookies of the app.
    ///
    /// It lasts as long as the app runs, and goes along where pictures and pages of decks are, not to the API.
    private func keep(_ token: SessionToken) {
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: SessionCookie.name, .value: token.value, .path: "/pitchdeck/", .domain: server.host() ?? "",
            .discard: "TRUE",
        ]
        if server.scheme == "https" { properties[.secure] = "TRUE" }
        if let cookie = HTTPCookie(properties: properties) { keepCookie(cookie) }
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

    var moderation: GraphQLModerationService { GraphQLModerationService(api) }

    /// Goes on as whom a ticket opens.
    func takeUp(_ ticket: SessionTicket) async throws(AccountError) {
        try await carry(try GraphQLAccountService.token(in: ticket))
    }

    /// Goes on by another token; by none as a new guest.
    func carry(_ token: SessionToken?) async throws(AccountError) {
        owner.hasLeft = true
        do {
            try await session.replace(with: token)
        } catch {
            owner.hasLeft = false
            throw .failed("token: \(error)")
        }
        if let known = owner.known, !known.profile.isMember {
            // A guest comes back to nothing. What cannot be handed over stays theirs, and nobody sees it.
            try? await database.handOver(from: known.draftOwner, to: token.map(PhoneOwner.digest))
            // Nor to what was begun anew where a call behind found the session ended first.
            if token == nil { try? await database.handOver(from: "", to: nil) }
        }
        await introduce(token)
    }

    /// Lets the phone know the next person before it is opened for them; where that fails it asks when it is open.
    private func introduce(_ token: SessionToken?) async {
        guard let token, let known = try? await Self.asked(PitchDeckAPI(transport) { token }) else {
            try? await database.remember(nil, of: "")
            return
        }
        try? await database.remember(known, of: PhoneOwner.digest(of: token))
    }
}
