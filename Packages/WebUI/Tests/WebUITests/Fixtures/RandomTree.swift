import SwiftUI

/// A view tree as a value, to be changed at random and drawn by `RandomTreeView`.
indirect enum RandomTree: Equatable {
    /// Parts joined with `+`; at least one.
    case text([String])
    case counter(String)
    /// Three places side by side, each of which may be empty.
    case stack([RandomTree?], isVertical: Bool, spacing: Int)
    case condition(Bool, RandomTree, RandomTree)
    case rows([Row])
    /// An erased view whose type is one of several.
    case erased(Int, RandomTree)

    struct Row: Equatable {
        var id: Int
        var tree: RandomTree
    }

    // MARK: Naive reference

    /// What there is to read, in order, and the identity of each counter by the rules of SwiftUI.
    func shown(_ path: String = "") -> [Shown] {
        switch self {
        case .text(let parts): return parts.map { Shown(text: $0) }
        case .counter(let name): return [Shown(text: name, identity: path + "counter")]
        case .stack(let places, let isVertical, _):
            return places.enumerated().flatMap { index, tree in
                tree?.shown("\(path)stack\(isVertical)\(index)/") ?? []
            }
        case .condition(let isFirst, let first, let second):
            return (isFirst ? first : second).shown("\(path)if\(isFirst)/")
        case .rows(let rows):
            var seen: [Int: Int] = [:]
            return rows.flatMap { row -> [Shown] in
                seen[row.id, default: 0] += 1
                return row.tree.shown("\(path)row\(row.id)#\(seen[row.id, default: 0])/")
            }
        case .erased(let kind, let tree): return tree.shown("\(path)any\(kind % 3)/")
        }
    }

    struct Shown {
        var text: String
        /// `nil` for plain text.
        var identity: String?
    }
}

/// Draws a tree with the views whose rules the reference states.
struct RandomTreeView: View {
    let tree: RandomTree

    var body: some View {
        switch tree {
        case .text(let parts): parts.dropFirst().reduce(Text(verbatim: parts[0])) { $0 + Text(verbatim: $1) }
        case .counter(let name): Counter(name)
        case .stack(let places, true, let spacing):
            VStack(spacing: CGFloat(spacing)) {
                place(places[0])
                place(places[1])
                place(places[2])
            }
        case .stack(let places, false, let spacing):
            HStack(spacing: CGFloat(spacing)) {
                Group {
                    place(places[0])
                    place(places[1])
                }
                if let last = places[2] { RandomTreeView(tree: last) }
            }
        case .condition(let isFirst, let first, let second):
            if isFirst { RandomTreeView(tree: first) } else { RandomTreeView(tree: second) }
        case .rows(let rows):
            ForEach(rows.indices.map { Place(row: rows[$0]) }, id: \.row.id) { RandomTreeView(tree: $0.row.tree) }
        case .erased(let kind, let tree): erased(kind, tree)
        }
    }

    private struct Place {
        let row: RandomTree.Row
    }

    private func place(_ tree: RandomTree?) -> RandomTreeView? { tree.map { RandomTreeView(tree: $0) } }

    private func erased(_ kind: Int, _ tree: RandomTree) -> AnyView {
        let view = RandomTreeView(tree: tree)
        return switch kind % 3 {
        case 0: AnyView(view)
        case 1: AnyView(view.padding(CGFloat(kind)))
        default: AnyView(view.opacity(Double(kind) / 10).frame(maxWidth: kind > 4 ? .infinity : nil))
        }
    }
}
