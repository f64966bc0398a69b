extension ViewGraph {
    /// The operations that bring the browser's document up to date.
    package func commit() -> [Operation] {
        flush()
        let dirty = dirtyElements.values.sorted { $0.depth > $1.depth }
        dirtyElements = [:]
        for element in dirty where element.hasDirtyChildren { element.collectChildren() }
        for element in dirty { element.updateGreedUpwards(graph: self) }
        var touched = dirty + dirtyElements.values
        dirtyElements = [:]
        touched.sort { $0.depth < $1.depth }
        var operations = unsentOperations
        unsentOperations = []
        for element in touched where element.isSent {
            if element === rootElement {
                // The page's own element: the server speaks of its children only.
                element.appendChildren(to: &operations, graph: self)
            } else {
                element.appendDifferences(to: &operations, graph: self)
            }
        }
        return operations
    }

    /// The whole document's markup; afterwards the browser is taken to show it.
    ///
    /// - Parameter promptPictures: How many pictures, of those that show, the browser is not to put off until it knows
    ///   where they stand.
    /// - Returns: The markup, without the page around it.
    package func renderAll(promptPictures: Int = 0) -> String {
        _ = commit()
        var writer = HTMLWriter(promptPictures: promptPictures)
        rootElement.markSent()
        for child in rootElement.children { writer.write(child) }
        return writer.html
    }
}
