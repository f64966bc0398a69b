public import WebUI

/// Something that is drawn in a chart.
@MainActor @preconcurrency
public protocol ChartContent {
    /// What it is made of.
    associatedtype Body: ChartContent

    /// What it is made of.
    @ChartContentBuilder var body: Body { get }

    /// The marks, in the order they are drawn in.
    func _marks() -> [_Mark]
}

extension ChartContent {
    /// Content with a body is what its body is.
    public func _marks() -> [_Mark] { Body.self == Never.self ? [] : body._marks() }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    /// What it is made of.
    public var body: Never { noBody() }
}

/// Marks that are known already.
public struct _Marks: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    let marks: [_Mark]

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { marks }
}

/// Builds charts from closures.
@resultBuilder @MainActor
public enum ChartContentBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    /// An empty closure.
    public static func buildBlock() -> _Marks { _Marks(marks: []) }

    /// The statements, one after the other.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// The statements, one after the other.
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _Marks {
        var marks: [_Mark] = []
        repeat marks += (each content)._marks()
        return _Marks(marks: marks)
    }

    /// What stands under an `if` without an `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> _Marks {
        _Marks(marks: content?._marks() ?? [])
    }

    /// What stands under an `if`.
    public static func buildEither<First: ChartContent>(first: First) -> _Marks { _Marks(marks: first._marks()) }

    /// What stands under an `else`.
    public static func buildEither<Second: ChartContent>(second: Second) -> _Marks { _Marks(marks: second._marks()) }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// A mark has no body.
    public typealias Body = Never

    /// The marks, in the order they are drawn in.
    public func _marks() -> [_Mark] { data.flatMap { content($0)._marks() } }
}

extension ForEach where Content: ChartContent {
    /// Marks for each element.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(each: data, id: { $0.id }, content: content)
    }

    /// Marks for each element.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(each: data, id: { $0[keyPath: id] }, content: content)
    }
}
