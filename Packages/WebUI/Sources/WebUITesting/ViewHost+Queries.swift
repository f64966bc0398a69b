extension ViewHost {
    /// The first element of a class.
    public func element(_ name: String) -> DocumentNode? { document.root.first { $0.classes.contains(name) } }

    /// The elements of a class, in document order.
    public func elements(_ name: String) -> [DocumentNode] {
        document.root.descendants.filter { $0.classes.contains(name) }
    }

    /// The field with this label.
    public func field(_ label: String) -> DocumentNode? {
        document.root.first { ["input", "textarea"].contains($0.tag) && $0.attributes["aria-label"] == label }
    }
}
