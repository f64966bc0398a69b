import Foundation

/// What a parent hands down to a child besides the view value.
package struct ViewInputs {
    package var environment: EnvironmentValues
    /// Inside a lazy container things appear when they come near the viewport, not when they are mounted.
    var isLazy = false
    /// Right inside a lazy stack or grid, where a long `ForEach` is drawn in parts.
    var drawsInParts = false
    /// What most nodes are not handed.
    private var wrapping: Wrapping?

    init(environment: EnvironmentValues) { self.environment = environment }

    /// Attributes and handlers of modifiers above that belong on the first element below.
    var decorations: [Decoration] {
        get { wrapping?.decorations ?? [] }
        set { if wrapping != nil || !newValue.isEmpty { ownWrapping().decorations = newValue } }
    }

    /// The container that makes a row, tab or option of each view below.
    var list: ListContext? {
        get { wrapping?.list }
        set { if wrapping != nil || newValue != nil { ownWrapping().list = newValue } }
    }

    /// The modifier of a group above that goes around each view below.
    var each: EachModifier? {
        get { wrapping?.each }
        set { if wrapping != nil || newValue != nil { ownWrapping().each = newValue } }
    }

    /// The size the view is given, where a frame says both measures.
    var size: CGSize? {
        get { wrapping?.size }
        set { if wrapping != nil || newValue != nil { ownWrapping().size = newValue } }
    }

    private mutating func ownWrapping() -> Wrapping {
        if isKnownUniquelyReferenced(&wrapping), let wrapping { return wrapping }
        let own = Wrapping(wrapping)
        wrapping = own
        return own
    }

    /// Nothing handed down, as long as nothing is evaluated.
    static var none: ViewInputs { ViewInputs(environment: EnvironmentValues()) }

    /// For the content of an element: the decorations are used up.
    var inside: ViewInputs {
        var copy = self
        copy.wrapping = nil
        copy.drawsInParts = false
        return copy
    }

    /// For the content of a lazy stack or grid.
    var insideLazily: ViewInputs {
        var copy = inside
        copy.isLazy = true
        copy.drawsInParts = true
        return copy
    }

    /// For the control in a box of its own: names, focus and the like are the control's, not the box's.
    var insideBox: ViewInputs {
        var copy = inside
        copy.decorations = decorations.filter(\.isForControl)
        return copy
    }

    func decorated(forControl: Bool = false, _ apply: @escaping (inout ElementDraft) -> Void) -> ViewInputs {
        var copy = self
        copy.decorations.append(Decoration(isForControl: forControl, apply: apply))
        return copy
    }
}

/// What is handed down only to the next view or element.
private final class Wrapping {
    var decorations: [Decoration] = []
    var list: ListContext?
    var each: EachModifier?
    var size: CGSize?

    init(_ other: Wrapping?) {
        guard let other else { return }
        (decorations, list, each, size) = (other.decorations, other.list, other.each, other.size)
    }
}

/// A change to the next element below.
struct Decoration {
    /// Where a control stands in a box of its own: meant for the control.
    let isForControl: Bool
    let apply: (inout ElementDraft) -> Void
}

/// How a view takes part in a container that looks at its children one by one.
public enum _ViewRole {
    /// Stands for its children: tuples, conditions, `ForEach`, `Group`, traits.
    case structural
    /// A view with a body.
    case composite
    /// One thing on the screen.
    case unary

    /// The role of what a view's body draws, as far as its type tells.
    static func resolved<V: View>(of type: V.Type) -> _ViewRole {
        V._role == .composite && V.Body.self != Never.self ? resolved(of: V.Body.self) : V._role
    }
}

/// A container that wraps every view of its content, such as a list, a tab view or a picker.
class ListContext {
    init() {}

    /// What trait modifiers (`tag`, `swipeActions`, `tabItem`, …) have said of the view to come.
    func wraps(_ role: _ViewRole) -> Bool { role == .unary }

    /// Whether a number of a `ForEach` over a range, which has no id, is known by its place.
    var countsPlaces: Bool { false }

    /// Places the wrapped view.
    func update<V: View>(
        _ node: _ViewNode,
        _ slot: Int,
        _ view: V,
        tag: AnyHashable?,
        inputs: ViewInputs
    ) {
        node.place(slot, view, tag: tag, inputs: inputs)
    }

    /// The same container with one more thing said of the views below.
    func adding(_ change: (inout ItemTraits) -> Void) -> ListContext { self }
}

/// What modifiers say to the container about one item.
struct ItemTraits {
    var tag: AnyHashable?
    var swipeActions: [SwipeActions] = []
    var contextMenu: (any View)?
    var tabItem: (any View)?
    var badge: Text?
    var rowInsets: EdgeInsets?
    var rowBackground: (any View)?
    var hidesSeparator = false
    var sectionSeparators: VerticalEdge.Set = []
    var delete: (() -> Void)?
    var move: RowMove?
}
