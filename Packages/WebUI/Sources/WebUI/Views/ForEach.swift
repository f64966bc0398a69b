public import Foundation

/// A view for each element of a collection; state follows the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the views of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// For the numbers of a range without ids of their own: a picker goes by their places.
    var countsPlaces = false
    /// Deletes the rows at these places.
    public var _deleteAction: ((IndexSet) -> Void)?
    /// Moves the rows at these places to before a place.
    public var _moveAction: ((IndexSet, Int) -> Void)?
}

extension ForEach {
    /// For content that is no view, such as the marks of a chart.
    package init(each data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }
}

extension ForEach where Content: View {
    /// Views for elements that have an identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Views for elements whose identity is at a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for the numbers of a range that does not change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, countsPlaces: true)
    }
}

extension ForEach: View where Content: View {
    /// What it is made of.
    public var body: Never { noBody() }
    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { .structural }

    /// Brings the node up to date with this value.
    public static func _update(_ view: ForEach, _ node: _ViewNode) {
        let part = node.part(of: view.data.count)
        // More of it is drawn without the views above.
        node.view = part == nil ? nil : view
        var known: [AnyHashable: _ViewNode] = [:]
        for child in node.orderedChildren { if let tag = child.tag { known[tag] = child } }
        var occurrences: [AnyHashable: Int] = [:]
        var children: [_ViewNode] = []
        var updates: [() -> Void] = []
        for (position, element) in view.data.prefix(part ?? .max).enumerated() {
            let tag = node.uniqueTag(AnyHashable(view.id(element)), &occurrences)
            let child =
                known.removeValue(forKey: tag)
                ?? node.makeChild(of: ForEachItem<Content>.self, tag: tag, inputs: node.inputs)
            child.inputs = node.inputs.forItem(id: AnyHashable(view.id(element)), position: position, of: view)
            children.append(child)
            updates.append {
                ForEachItem._update(ForEachItem { view.content(element) }, child)
            }
        }
        if let part {
            let tag = AnyHashable(RowsToCome(part: part))
            let child =
                known.removeValue(forKey: tag)
                ?? node.makeChild(of: RowsToCome.self, tag: tag, inputs: node.inputs.inside)
            children.append(child)
            updates.append { RowsToCome._update(RowsToCome(part: part), child) }
        }
        for child in node.orderedChildren { if let tag = child.tag, known[tag] != nil { child.unmount() } }
        node.replaceChildren(children)
        for update in updates { update() }
    }
}

/// One element's views.
///
/// They are evaluated for themselves: what they read concerns this element only.
private struct ForEachItem<Content: View>: View, StructuralView {
    let content: () -> Content

    static func _update(_ view: ForEachItem, _ node: _ViewNode) {
        let content = node.tracked(view) { view.content() }
        node.update(0, content, inputs: node.inputs)
    }
}

extension _ViewNode {
    /// Ids should be unique.
    ///
    /// Where they are not, later ones are told apart by their occurrence.
    fileprivate func uniqueTag(_ id: AnyHashable, _ occurrences: inout [AnyHashable: Int]) -> AnyHashable {
        let count = occurrences[id, default: 0]
        occurrences[id] = count + 1
        guard count > 0 else { return id }
        if ownRows().reportedIDs.insert(id).inserted {
            Diagnostics.report("ForEach: the ID \(id) occurs multiple times within the collection.")
        }
        return AnyHashable(RepeatedID(id: id, occurrence: count))
    }
}

private nonisolated struct RepeatedID: Hashable {
    let id: AnyHashable
    let occurrence: Int
}

extension ViewInputs {
    /// A row's tag is its id unless it says otherwise; delete and move actions become traits.
    fileprivate func forItem<D, I, C>(id: AnyHashable, position: Int, of view: ForEach<D, I, C>) -> ViewInputs {
        guard let list else { return self }
        var copy = self
        copy.list = list.adding { traits in
            traits.tag = view.countsPlaces && list.countsPlaces ? AnyHashable(position) : id
            if let delete = view._deleteAction {
                traits.delete = { delete(IndexSet(integer: position)) }
            }
            if let move = view._moveAction {
                traits.move = RowMove(position: position, count: view.data.count, perform: move)
            }
        }
        return copy
    }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at these places, for example what `onDelete` names.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at these places to before an offset, for example as `onMove` says.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = indices.filter { $0 < destination && !source.contains($0) }.map { self[$0] }
        let after = indices.filter { $0 >= destination && !source.contains($0) }.map { self[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}

/// Data whose rows a list can delete and move.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
    /// Deletes the rows at these places.
    var _deleteAction: ((IndexSet) -> Void)? { get set }
    /// Moves the rows at these places to before a place.
    var _moveAction: ((IndexSet, Int) -> Void)? { get set }
}

extension ForEach: DynamicViewContent where Content: View {
    /// The collection.
    public typealias Data = Data
}

extension DynamicViewContent {
    /// Lets the person delete rows of a list, by swiping, by the row's menu and while the list is edited.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        var copy = self
        copy._deleteAction = action
        return copy
    }

    /// Lets the person move rows of a list, by the row's menu, and by a handle while the list is edited.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        var copy = self
        copy._moveAction = action
        return copy
    }
}
