import AccountData
import AccountsDomain
import AccountsService
import Calls
import DesignSystem
import Foundation
import HTTPTypes
import Hummingbird
import ModerationDomain
import NIOCore
import ServiceLifecycle
import WebUILive

/// All that the server knows of an app.
///
/// A new app is a folder beside this file that makes one, a line in ``all(_:)``, and one in ``records(now:)`` for what it
/// keeps of people; `docs/new-app.md` shows one.
struct AppDescriptor: Sendable {
    var tile: AppTile
    /// The views of one page, for the visitor who opened it.
    var makeScene: @MainActor @Sendable (LiveVisitor) async throws -> LiveScene
    /// The screens that browsers keep, opened or not.
    var library: (@MainActor @Sendable (LiveVisitor) async throws -> [LibraryScreen])?
    /// Mounts its calls.
    var mountCalls: @Sendable (_ api: inout APIRouter, Authenticator) -> Void = { _, _ in }
    /// Adds what it answers besides pages and calls: pictures, files, the faces of other services.
    var addRoutes: @Sendable (Router<ServerContext>, Authenticator, Deadlines) throws -> Void = { _, _, _ in }
    /// Whether a path names something that is not there, though the app has a page that says so.
    var isMissing: @Sendable (_ path: String) async throws -> Bool = { _ in false }
    /// Who asks by a secret of the app's own, which is no session's; `nil` for one that is not.
    var visitByKey: @Sendable (_ secret: String) async throws -> Visit? = { _ in nil }
    /// Where something of the app that was reported is to be seen.
    var itemAddress: @Sendable (ReportedItem) -> URL? = { _ in nil }
    /// How it looks to who decides about it, also while it is hidden; `nil` for what is not the app's, or is gone.
    var face: @Sendable (ReportedItem) async throws -> ReportedFace? = { _ in nil }
    /// Deletes what has had its time; called every six hours.
    var clean: @Sendable (_ date: Date) async throws -> Void = { _ in }
    /// Sends the mails of the app that wait; `false` when the mail server is to be left alone for a while.
    var deliverMails: @Sendable (MailPost) async throws -> Bool = { _ in true }
    /// What runs as long as the server; they end before the backend does.
    var services: [any Service] = []
}

/// An app as the launcher shows it.
struct AppTile: Sendable {
    var name: String
    /// One sentence.
    var sentence: String
    var path: String
    /// Its icon in SVG.
    var drawing: [UInt8]
    /// Its icon for phones in PNG, filled to its corners.
    var picture: [UInt8]
    var accentLight: String
    var accentDark: String

    /// What its icon's files are called among the ``StaticAssets``, without their endings.
    var icon: String { String(path.dropFirst()) }
}

extension AppDescriptor {
    /// The apps there are, in the launcher's order.
    ///
    /// - Throws: ``ServeError`` for settings that make no sense, the database's errors.
    static func all(_ backend: Backend) async throws -> [AppDescriptor] {
        var apps = [
            try await repoFinder(backend), gitRepD(backend), try await findie(backend), try await destiny(backend),
            try await pitchDeck(backend),
        ]
        apps.append(
            account(
                backend,
                itemAddress: { [apps] item in apps.lazy.compactMap { $0.itemAddress(item) }.first },
                face: { [apps] item in
                    for app in apps {
                        // Without its name what was reported can be decided still.
                        if let face = try? await app.face(item) { return face }
                    }
                    return nil
                }
            )
        )
        return apps
    }

    /// What an account's export takes along, and its deletion takes away.
    static func records(now: @escaping @Sendable () -> Date) -> [any AccountData] {
        [
            favouriteRecords, discoveryRecords(now: now), gameRecords(now: now), astrologyRecords, moderationRecords,
            supabaseRecords, startupRecords,
        ]
    }
}

extension LiveVisitor {
    /// What an app speaks whose words are English alone: the browser's own English (`nil`), or else plain English, so that
    /// screen readers read its words as such and days and prices between them are written the same way.
    var english: Locale? {
        languages.first?.lowercased().hasPrefix("en") ?? true ? nil : Locale(identifier: "en")
    }
}

extension Router<ServerContext> {
    /// An app's icon, and the manifest by which a browser installs it.
    func addManifest(of tile: AppTile, _ assets: StaticAssets) {
        let manifest: JSONValue = [
            "name": .string(tile.name),
            "short_name": .string(tile.name),
            "description": .string(tile.sentence),
            "start_url": .string(tile.path + "/"),
            "scope": .string(tile.path + "/"),
            "display": "standalone",
            "share_target": [
                "action": .string(tile.path + "/share"),
                "method": "GET",
                "params": ["title": "title", "text": "text", "url": "url"],
            ],
            "icons": [
                ["src": .string("\(tile.path)/icon.svg"), "sizes": "any", "type": "image/svg+xml"],
                [
                    "src": .string("\(tile.path)/icon.png"), "sizes": "512x512", "type": "image/png",
                    "purpose": "maskable any",
                ],
            ],
        ]
        let body = ByteBuffer(bytes: JSONCoding.data(of: manifest))
        get(RouterPath(stringLiteral: tile.path + "/manifest.webmanifest")) { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "application/manifest+json", .cacheControl: "public, max-age=3600"],
                body: .init(byteBuffer: body)
            )
        }
        for type in ["svg", "png"] {
            get(RouterPath(stringLiteral: "\(tile.path)/icon.\(type)")) { request, _ in
                guard let response = assets.revalidated("\(tile.icon).\(type)", for: request) else {
                    throw HTTPError(.notFound)
                }
                return response
            }
        }
    }
}

/// An app's coordinator as the live host sees it.
@MainActor
final class CoordinatorRouter: LiveRouter {
    private let coordinator: any AppCoordinator

    init(_ coordinator: any AppCoordinator) { self.coordinator = coordinator }

    var location: String { coordinator.url }

    var title: String? { coordinator.title }

    func open(_ location: String) { coordinator.open(location) }

    func address(of value: AnyHashable) -> String? { coordinator.address(of: value) }
}
