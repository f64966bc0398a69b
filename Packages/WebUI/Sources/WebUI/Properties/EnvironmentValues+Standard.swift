public import Foundation

/// Light or dark.
public nonisolated enum ColorScheme: CaseIterable, Sendable, Hashable { case light, dark }

/// Compact or regular room on an axis.
public nonisolated enum UserInterfaceSizeClass: Sendable, Hashable { case compact, regular }

/// Left to right or right to left.
public nonisolated enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// Whether the scene is in front.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Closes the sheet or pops the screen it is read in.
public struct DismissAction {
    let action: @MainActor () -> Void

    /// Closes it.
    public func callAsFunction() { action() }
}

/// Opens a URL in the browser, or in the app when a view handles it.
public struct OpenURLAction {
    /// What became of the URL.
    public struct Result: Sendable {
        let isHandled: Bool
        var url: URL?

        /// The URL needs nothing more.
        public nonisolated static var handled: Result { Result(isHandled: true) }
        /// The URL is dropped.
        public nonisolated static var discarded: Result { Result(isHandled: true) }
        /// The browser opens the URL.
        public nonisolated static var systemAction: Result { Result(isHandled: false) }
        /// The browser opens another URL.
        public nonisolated static func systemAction(_ url: URL) -> Result { Result(isHandled: false, url: url) }
    }

    let handler: @MainActor (URL) -> Result

    /// An action of one's own.
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// Runs the refresh action of the list around.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Refreshes, and returns when that is done.
    public func callAsFunction() async { await action() }
}

nonisolated extension EnvironmentValues {
    private struct Keyed<Tag, Value>: EnvironmentKey {
        static var defaultValue: Value? { nil }
    }

    private enum Name {
        enum ColorScheme {}
        enum HorizontalSizeClass {}
        enum VerticalSizeClass {}
        enum LayoutDirection {}
        enum Locale {}
        enum TimeZone {}
        enum Calendar {}
        enum ScenePhase {}
        enum ReduceMotion {}
        enum IsEnabled {}
        enum Dismiss {}
        enum IsPresented {}
        enum OpenURL {}
        enum Refresh {}
        enum Graph {}
    }

    /// Light or dark; the browser switches by itself, so this is for what cannot be said in colours.
    public var colorScheme: ColorScheme {
        get { self[Keyed<Name.ColorScheme, ColorScheme>.self] ?? .light }
        set { self[Keyed<Name.ColorScheme, ColorScheme>.self] = newValue }
    }

    /// Compact below 600 px.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[Keyed<Name.HorizontalSizeClass, UserInterfaceSizeClass>.self] ?? .compact }
        set { self[Keyed<Name.HorizontalSizeClass, UserInterfaceSizeClass>.self] = newValue }
    }

    /// Always regular on the web.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[Keyed<Name.VerticalSizeClass, UserInterfaceSizeClass>.self] ?? .regular }
        set { self[Keyed<Name.VerticalSizeClass, UserInterfaceSizeClass>.self] = newValue }
    }

    /// The direction of lines.
    public var layoutDirection: LayoutDirection {
        get { self[Keyed<Name.LayoutDirection, LayoutDirection>.self] ?? .leftToRight }
        set { self[Keyed<Name.LayoutDirection, LayoutDirection>.self] = newValue }
    }

    /// The person's language and region.
    public var locale: Locale {
        get { self[Keyed<Name.Locale, Locale>.self] ?? Locale(identifier: "en") }
        set { self[Keyed<Name.Locale, Locale>.self] = newValue }
    }

    /// The person's time zone.
    public var timeZone: TimeZone {
        get { self[Keyed<Name.TimeZone, TimeZone>.self] ?? .gmt }
        set { self[Keyed<Name.TimeZone, TimeZone>.self] = newValue }
    }

    /// The person's calendar.
    public var calendar: Calendar {
        get { self[Keyed<Name.Calendar, Calendar>.self] ?? Calendar(identifier: .gregorian) }
        set { self[Keyed<Name.Calendar, Calendar>.self] = newValue }
    }

    /// Whether the page is in front: `inactive` until a browser shows it, `background` while it is behind others.
    public var scenePhase: ScenePhase {
        get { self[Keyed<Name.ScenePhase, ScenePhase>.self] ?? .active }
        set { self[Keyed<Name.ScenePhase, ScenePhase>.self] = newValue }
    }

    /// Whether the person's system asks for less motion; `false` until the page has said so (its animations heed it before).
    public var accessibilityReduceMotion: Bool { reduceMotion }

    package var reduceMotion: Bool {
        get { self[Keyed<Name.ReduceMotion, Bool>.self] ?? false }
        set { self[Keyed<Name.ReduceMotion, Bool>.self] = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[Keyed<Name.IsEnabled, Bool>.self] ?? true }
        set { self[Keyed<Name.IsEnabled, Bool>.self] = newValue }
    }

    /// Closes the sheet or pops the screen it is read in.
    @MainActor public var dismiss: DismissAction { dismissAction ?? DismissAction {} }

    var dismissAction: DismissAction? {
        get { self[Keyed<Name.Dismiss, DismissAction>.self] }
        set { self[Keyed<Name.Dismiss, DismissAction>.self] = newValue }
    }

    /// Whether the view is in something that can be closed.
    public var isPresented: Bool { presented }

    var presented: Bool {
        get { self[Keyed<Name.IsPresented, Bool>.self] ?? false }
        set { self[Keyed<Name.IsPresented, Bool>.self] = newValue }
    }

    /// Opens URLs.
    public var openURL: OpenURLAction {
        get {
            let reference = _graph
            let system = OpenURLAction.unsafeDefault(reference)
            return self[Keyed<Name.OpenURL, OpenURLAction>.self]?.leavingOthers(to: system) ?? system
        }
        set { self[Keyed<Name.OpenURL, OpenURLAction>.self] = newValue }
    }

    /// Refreshes the list around; `nil` where nothing can be refreshed.
    public var refresh: RefreshAction? { refreshAction }

    var refreshAction: RefreshAction? {
        get { self[Keyed<Name.Refresh, RefreshAction>.self] }
        set { self[Keyed<Name.Refresh, RefreshAction>.self] = newValue }
    }

    var _graph: GraphReference? {
        get { self[Keyed<Name.Graph, GraphReference>.self] }
        set { self[Keyed<Name.Graph, GraphReference>.self] = newValue }
    }
}

extension OpenURLAction {
    nonisolated static func unsafeDefault(_ reference: GraphReference?) -> OpenURLAction {
        OpenURLAction(nonisolatedHandler: { url in
            guard let address = url.linkAddress else { return .discarded }
            reference?.graph?.send(.open(address))
            return .handled
        })
    }

    /// What it does not handle is opened by another action.
    fileprivate nonisolated func leavingOthers(to system: OpenURLAction) -> OpenURLAction {
        let handler = handler
        return OpenURLAction(nonisolatedHandler: { url in
            let result = handler(url)
            return result.isHandled ? result : system.handler(result.url ?? url)
        })
    }

    private nonisolated init(nonisolatedHandler handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }
}
