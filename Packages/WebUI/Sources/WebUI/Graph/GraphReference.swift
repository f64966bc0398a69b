/// A reference to the graph in the environment, for actions such as `openURL`.
///
/// Unchecked is safe: the graph is only touched on the main actor, the reference itself is just carried.
nonisolated struct GraphReference: @unchecked Sendable {
    weak var graph: ViewGraph?
}
