public import Foundation
import WebUI

extension LiveHost {
    /// The cookie in which a browser keeps what `SceneStorage` held at its last visit of an app, at the app's path.
    public static let sceneCookie = "webui_scene"

    /// A whole page for an address; `nil` when no app has it.
    ///
    /// `carried` is the value of ``sceneCookie``; one that this server did not give to this visitor counts as missing.
    public func page(
        at location: String,
        for visitor: LiveVisitor,
        scene carried: String? = nil
    ) async throws -> String? {
        guard let session = try await open(location, for: visitor, scene: carried) else { return nil }
        let markup = await session.firstMarkup()
        return PageWriter(configuration: configuration, build: build, session: session).page(markup)
    }

    /// A page to be kept for when there is no line: as ``page(at:for:)``, but of no session, and with more time for its
    /// data.
    public func keptPage(at location: String, for visitor: LiveVisitor) async throws -> String? {
        var visitor = visitor
        visitor.isAbsent = true
        guard let session = try await makeSession(location, for: visitor) else { return nil }
        defer { session.end() }
        let markup = await session.firstMarkup(within: configuration.keptPaintLimit)
        return PageWriter(configuration: configuration, build: build, session: session).keptPage(markup)
    }

    /// What the app at a path wants browsers to keep, as JSON; `nil` when it leaves that to them.
    public func library(of path: String, for visitor: LiveVisitor) async throws -> Data? {
        guard let library = apps.first(where: { $0.path == path })?.library else { return nil }
        return try JSONEncoder().encode(try await library(visitor))
    }

    func open(
        _ location: String,
        for visitor: LiveVisitor,
        scene carried: String? = nil
    ) async throws -> LiveSession? {
        guard let session = try await makeSession(location, for: visitor, scene: carried) else { return nil }
        startCaretaker()
        session.log.tally = tally
        session.deeds = deeds
        session.graph.uploads = PageUploads(folder: uploads, owner: visitor.owner)
        makeRoom(for: visitor)
        keepWithinMemory()
        sessions[session.id] = session
        return session
    }

    private func makeSession(
        _ location: String,
        for visitor: LiveVisitor,
        scene carried: String? = nil
    ) async throws -> LiveSession? {
        let path = location.prefix { $0 != "?" }
        guard let app = apps.first(where: { path == $0.path || path.hasPrefix($0.path + "/") }) else { return nil }
        let scene = try await app.makeScene(visitor)
        let shared = SharedLink(location, path: app.path)
        scene.router?.open(shared == nil ? location : app.path)
        var environment = EnvironmentValues()
        environment.symbolSprite = "\(configuration.livePath)/\(build)/icons.svg"
        environment.locale = scene.locale ?? Self.locale(of: visitor)
        if let zone = visitor.timeZone.flatMap(TimeZone.init(identifier:)) { environment.timeZone = zone }
        if scene.locale?.language.characterDirection == .rightToLeft { environment.layoutDirection = .rightToLeft }
        let session = LiveSession(
            id: Self.randomID(),
            token: Self.randomID(),
            visitor: visitor,
            app: app,
            scene: scene,
            environment: environment,
            restored: LiveSession.restored(
                carried,
                configuration: configuration,
                scope: SignedState.Scope(owner: visitor.owner, app: app.path)
            ),
            configuration: configuration
        )
        session.shared = shared
        return session
    }

    /// The language the visitor wants most, of those there are.
    ///
    /// Foundation keeps every locale that it was ever asked for, so that it is not asked for any text of a stranger's.
    private static func locale(of visitor: LiveVisitor) -> Locale {
        var wanted = (visitor.languages.first ?? "en").lowercased().split(separator: "-")[...]
        while !wanted.isEmpty {
            if let known = locales[wanted.joined(separator: "_")] { return Locale(identifier: known) }
            wanted.removeLast()
        }
        return Locale(identifier: "en")
    }

    private static let locales = Dictionary(
        Locale.availableIdentifiers.map { ($0.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// A new session for a browser whose old one is gone; the answer is JSON.
    ///
    /// `nil` when the address is nobody's. Who is somebody else by now begins without what was done on the page.
    ///
    /// - Throws: `LiveDrain` when the process is about to end: the browser should ask again, and find the next one.
    public func resume(_ body: Data, for visitor: LiveVisitor) async throws -> String? {
        guard !isDraining else { throw LiveDrain() }
        guard let object = LiveEnvelope.object(body), let url = object["url"] as? String,
            let session = try await open(url, for: visitor, scene: object["scene"] as? String)
        else { return nil }
        _ = await session.firstMarkup()
        let fields = (object["fields"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
        await session.retrace(object["draft"] as? String, fields: fields.keys)
        let markup = session.markup(replaying: fields)
        return """
            {"s":\(JSONText.quote(session.id)),"k":\(JSONText.quote(session.token)),"v":\(session.log.version),\
            "r":\(JSONText.quote(markup)),"t":\(JSONText.quote(session.documentTitle))}
            """
    }

    /// The time zone that a browser tells in a request with events; `nil` when it tells none that is known here.
    public static func timeZone(toldIn body: Data) -> String? {
        // Told once a page: what else is sent is not read twice.
        guard body.firstRange(of: Data("\"zone\"".utf8)) != nil,
            let events = LiveEnvelope(body)?.events
        else { return nil }
        return events.lazy.compactMap { event in if case .zone(let name) = event { name } else { nil } }
            .first { TimeZone(identifier: $0) != nil }
    }

    /// 128 random bits.
    private static func randomID() -> String {
        var generator = SystemRandomNumberGenerator()
        return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
    }
}
