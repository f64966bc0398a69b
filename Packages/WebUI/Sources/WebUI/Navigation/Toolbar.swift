/// Where a toolbar item stands.
public struct ToolbarItemPlacement: Sendable {
    let side: _ToolbarEntry.Side

    public static let automatic = ToolbarItemPlacement(side: .trailing)
    public static let principal = ToolbarItemPlacement(side: .trailing)
    public static let navigation = ToolbarItemPlacement(side: .leading)
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
    public static let status = ToolbarItemPlacement(side: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    public static let destructiveAction = ToolbarItemPlacement(side: .leading)
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}

/// Bars a screen can hide.
public struct ToolbarPlacement: Equatable, Sendable {
    let name: String

    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
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

    public var _entries: [_ToolbarEntry] { [_ToolbarEntry(side: placement.side, content: content)] }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _entries: [_ToolbarEntry] { [_ToolbarEntry(side: placement.side, content: content)] }
}

/// Items from a closure.
public struct _ToolbarItems: ToolbarContent {
    public let _entries: [_ToolbarEntry]
}

/// Builds bars from closures.
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
        var entries: [_ToolbarEntry] = []
        repeat entries += (each content)._entries
        return _ToolbarItems(_entries: entries)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarItems {
        _ToolbarItems(_entries: content?._entries ?? [])
    }

    public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarItems {
        _ToolbarItems(_entries: first._entries)
    }

    public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarItems {
        _ToolbarItems(_entries: second._entries)
    }
}
