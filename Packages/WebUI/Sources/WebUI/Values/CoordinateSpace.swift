/// From where places are measured; here always from the view's own top left.
public nonisolated protocol CoordinateSpaceProtocol: Sendable {}

/// From the view's own top left.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// From the view's own top left.
    public init() {}
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// From the view's own top left.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
