/// Whether an element wants all the width or height it is offered, as `Spacer`, `Color` or
/// `.frame(maxWidth: .infinity)` do; everything else is as large as its content.
package struct Flexibility: Equatable {
    /// The width beyond which it wants no more, in points: a frame with a maximum, and the boxes that fit around it.
    var widthLimit: Double?
    /// Beside what stops at the limit it holds something as wide as its content, which may be wider.
    var mayPassLimit = false
    package var x: Bool
    package var y: Bool
    /// A spacer wants only the main axis of the stack it stands in.
    var isSpacer = false
    /// It ends in half circles, or what it consists of does: a button's ring follows.
    var isRound = false
    /// What it stands round, such as a button or a frame of a fixed width, keeps its size; see `Element.isFirm`.
    var isFirm = false
    /// A column that no row makes narrower than what is of a fixed size in it; see `Element.isHeld`.
    var isHeld = false
    /// A box round nothing but a list or a scroll view.
    var isScroller = false
    private var storedColumns: Int32 = 0

    init(x: Bool, y: Bool, isSpacer: Bool = false, widthLimit: Double? = nil, mayPassLimit: Bool = false) {
        (self.x, self.y, self.isSpacer) = (x, y, isSpacer)
        (self.widthLimit, self.mayPassLimit) = (widthLimit, mayPassLimit)
    }

    /// How many columns a grid, or a row of one, has.
    var columns: Int {
        get { Int(storedColumns) }
        set { storedColumns = Int32(clamping: newValue) }
    }

    static let none = Flexibility(x: false, y: false)

    var classes: [String] { isSpacer ? [] : (x ? [mayPassLimit ? "lx" : "gx"] : []) + (y ? ["gy"] : []) }

    /// Of what stands side by side the widths add up.
    mutating func dropWidthLimit() {
        widthLimit = nil
        mayPassLimit = false
    }
}

/// How an element's flexibility follows from its content's.
indirect enum GreedRule: Equatable {
    /// As any of the children.
    case content
    /// As the content, with so many points of padding on the sides.
    case padded(Double)
    case fixed(x: Bool, y: Bool)
    case spacer
    /// A stack: a spacer counts on its main axis.
    case stack(Axis)
    /// As the children, but for axes that are set.
    case frame(x: Bool?, y: Bool?, widthLimit: Double? = nil)
    /// A row of a grid, whose cells are counted.
    case gridRow
    /// A grid: as many columns as the longest row has.
    case grid
    /// As by another rule, but for axes on which the size is fixed.
    case fixedSize(GreedRule, x: Bool, y: Bool)
    /// Takes no part in its parent's layout (overlay layers, dialogs).
    case outOfFlow

    func resolve(children: [Element]) -> Flexibility {
        switch self {
        case .fixed(let x, let y): return Flexibility(x: x, y: y)
        case .spacer: return Flexibility(x: false, y: false, isSpacer: true)
        case .outOfFlow: return .none
        case .fixedSize(let rule, let isFixedX, let isFixedY):
            var result = rule.resolve(children: children)
            result.x = result.x && !isFixedX
            result.y = result.y && !isFixedY
            return result
        case .content: return Self.union(children)
        case .gridRow:
            var result = Self.union(children)
            result.dropWidthLimit()
            result.columns = children.filter { $0.draft.flexibility != .outOfFlow }.reduce(0) { $0 + $1.draft.columns }
            return result
        case .grid:
            var result = Self.union(children)
            result.columns = children.map(\.flexibility.columns).max() ?? 0
            return result
        case .padded(let padding):
            var result = Self.union(children)
            result.widthLimit = result.widthLimit.map { $0 + padding }
            return result
        case .frame(let x, let y, let widthLimit):
            let content = Self.union(children)
            return Flexibility(
                x: x ?? content.x,
                y: y ?? content.y,
                widthLimit: x == nil ? content.widthLimit : widthLimit,
                mayPassLimit: x == nil && content.mayPassLimit
            )
        case .stack(let axis):
            var result = Self.union(children)
            if axis == .horizontal { result.dropWidthLimit() }
            if children.contains(where: \.flexibility.isSpacer) {
                switch axis {
                case .horizontal: result.x = true
                case .vertical: result.y = true
                }
            }
            return result
        }
    }

    /// As the widest of them, which is what a column or a pile of views is: one without a limit has none, and one as wide
    /// as its content may be wider than the others' limits.
    private static func union(_ children: [Element]) -> Flexibility {
        var result = Flexibility.none
        let children = children.lazy.filter { $0.draft.flexibility != .outOfFlow }.map(\.flexibility)
        for child in children {
            result.x = result.x || child.x
            result.y = result.y || child.y
        }
        let wide = children.filter(\.x)
        guard !wide.isEmpty, wide.allSatisfy({ $0.widthLimit != nil }) else { return result }
        result.widthLimit = wide.compactMap(\.widthLimit).max()
        result.mayPassLimit = children.contains { $0.mayPassLimit || !$0.x && !$0.isSpacer }
        return result
    }
}
