/// Where a toolbar item stands.
public struct ToolbarItemPlacement: Sendable {
    let side: _ToolbarEntry.Side

    /// Where it suits.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// In the middle; on the web at the end of the bar.
    public static let principal = ToolbarItemPlacement(side: .trailing)
    /// At the start of the bar.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// At the end of the bar, for what is done most.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// At the end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
    /// At the bottom.
    public static let status = ToolbarItemPlacement(side: .bottom)
    /// At the end of the bar, for being done.
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
    /// At the start of the bar, for leaving.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    /// At the start of the bar, for taking something away.
    public static let destructiveAction = ToolbarItemPlacement(side: .leading)
    /// At the start of the bar.
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    /// At the end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// At the start of the bar.
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    /// At the end of the bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// At the bottom.
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}

/// Bars a screen can hide.
public struct ToolbarPlacement: Equatable, Sendable {
    let name: String

    /// The bar that suits.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
    /// The bar at the top.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
    /// The bar with the tabs.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
    /// The bar at the bottom.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
}

/// One thing in a bar.
public struct _ToolbarEntry {
    enum Side: Sendable { case leading, trailing, bottom }

    let side: Side
    let content: any View
}

/// Items for a bar.
public protocol ToolbarContent {
    var _entries: [_ToolbarEntry] { get }
}

/// An item with its place.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// The items.
    public var _entries: [_ToolbarEntry] { [_ToolbarEntry(side: placement.side, content: content)] }
}

extension ToolbarItem where ID == () {
    /// Views in a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Views in a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The items.
    public var _entries: [_ToolbarEntry] { [_ToolbarEntry(side: placement.side, content: content)] }
}

/// Items from a closure.
public struct _ToolbarItems: ToolbarContent {
    /// The items.
    public let _entries: [_ToolbarEntry]
}

/// Builds bars from closures.
@resultBuilder
public enum ToolbarContentBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// The statements, one after the other.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
        var entries: [_ToolbarEntry] = []
        repeat entries += (each content)._entries
        return _ToolbarItems(_entries: entries)
    }

    /// What stands under an `if` without an `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarItems {
        _ToolbarItems(_entries: content?._entries ?? [])
    }

    /// What stands under an `if`.
    public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarItems {
        _ToolbarItems(_entries: first._entries)
    }

    /// What stands under an `else`.
    public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarItems {
        _ToolbarItems(_entries: second._entries)
    }
}
