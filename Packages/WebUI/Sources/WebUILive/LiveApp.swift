public import Foundation
public import Observation
public import WebUI

/// An app that people open in a browser.
public struct LiveApp {
    /// The first part of its addresses, for example `/gitrepd`.
    public let path: String
    /// The document's title until a screen says its own.
    public let title: String
    let makeScene: @MainActor (LiveVisitor) async throws -> LiveScene
    /// The screens that browsers keep for when there is no line, opened or not; `nil` for those they showed last alone.
    let library: (@MainActor (LiveVisitor) async throws -> [LibraryScreen])?

    /// An app below `path`; `makeScene` is called for every page that is opened, `library` now and then by browsers.
    public init(
        path: String,
        title: String,
        library: (@MainActor (LiveVisitor) async throws -> [LibraryScreen])? = nil,
        makeScene: @escaping @MainActor (LiveVisitor) async throws -> LiveScene
    ) {
        self.path = path
        self.title = title
        self.library = library
        self.makeScene = makeScene
    }
}

/// A screen that a browser keeps for when there is no line.
public nonisolated struct LibraryScreen: Sendable, Codable, Equatable {
    /// Path and query.
    public var address: String
    /// Changes with what the screen shows; a browser fetches it anew when it does.
    public var version: String
    /// Other addresses of the same.
    public var also: [String]

    /// A screen and the version of what it shows.
    public init(address: String, version: String, also: [String] = []) {
        self.address = address
        self.version = version
        self.also = also
    }
}

/// Who opens a page, and with what kind of browser.
public nonisolated struct LiveVisitor: Sendable {
    /// The account; a session belongs to it and to nobody else.
    public var owner: String
    /// BCP 47 language tags, most wanted first.
    public var languages: [String]
    /// What the browser called its time zone last, such as "Europe/Berlin"; `nil` before it told.
    public var timeZone: String?
    /// Where requests come from, such as an IP address; `nil` when that is not told apart.
    public var network: String?
    /// Whether the page is only fetched to be kept for when there is no line, so that nobody sees it now.
    public internal(set) var isAbsent = false

    /// A visitor with an account, whose browser wants these languages and told this time zone before.
    public init(owner: String, languages: [String] = [], timeZone: String? = nil, network: String? = nil) {
        self.owner = owner
        self.languages = languages
        self.timeZone = timeZone
        self.network = network
    }
}

/// A view with the router that knows its addresses.
public struct LiveScene {
    let root: any View
    let router: (any LiveRouter)?
    let line: LiveLine?
    let locale: Locale?

    /// A view; without a router its address never changes, without a line frames go out at once, without a locale the
    /// page speaks the browser's language.
    public init<V: View>(
        root: V,
        router: (any LiveRouter)? = nil,
        line: LiveLine? = nil,
        locale: Locale? = nil
    ) {
        self.root = root
        self.router = router
        self.line = line
        self.locale = locale
    }
}

/// Connects what an app shows with the browser's address bar.
@MainActor
public protocol LiveRouter: AnyObject {
    /// The path and query of what is shown, for example `/gitrepd/repo/apple/swift`.
    var location: String { get }

    /// What the document is called before the app's own name; `nil` leaves that to the first heading.
    var title: String? { get }

    /// Shows what an address says; an unknown one shows the app's first screen.
    func open(_ location: String)

    /// The address of the page for a navigation value or a tab; `nil` when it has none.
    func address(of value: AnyHashable) -> String?
}

extension LiveRouter {
    /// The first heading's words.
    public var title: String? { nil }
}

/// The line between a session and its browser, which may be made as slow as a bad one.
///
/// For trying an app out as it is far from its server: a view changes the delay, the session keeps every frame back for
/// so long.
@Observable
public final class LiveLine {
    /// How long each frame is on its way; not negative.
    public var delay: Duration

    /// A line that keeps frames back for so long.
    public init(delay: Duration = .zero) { self.delay = delay }
}
