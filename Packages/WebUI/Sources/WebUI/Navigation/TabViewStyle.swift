/// Looks of tab views.
public protocol TabViewStyle {
    /// The engine's name for it.
    static var _name: String { get }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The engine's name for it.
    public static let _name = "automatic"

    /// A bar of tabs.
    public init() {}
}

/// Pages to turn, with dots.
public struct PageTabViewStyle: TabViewStyle {
    /// The engine's name for it.
    public static let _name = "page"

    /// When the dots show.
    public nonisolated struct IndexDisplayMode: Equatable, Sendable {
        fileprivate let name: String

        /// When there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    fileprivate let indexDisplayMode: IndexDisplayMode

    /// Pages to turn.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages to turn, with dots.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages to turn, with dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// The look of tab views in the view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        let hidesDots = (style as? PageTabViewStyle)?.indexDisplayMode == .never
        let name = hidesDots ? "page without dots" : S._name
        return modifier(EnvironmentModifier(value: name) { $0.controls.tabs = name })
    }
}
