/// A chapter of a text on which a statement rests.
package struct Citation: Codable, Hashable, Sendable {
    /// From the list of sources that answers may name: `BPHS:21`.
    package var id: String
    /// For a chip: `BPHS ch. 21, Santhanam`.
    package var label: String
    /// What the chapter is about: “Effects of the tenth house”.
    package var title: String

    package init(id: String, label: String, title: String) {
        self.id = id
        self.label = label
        self.title = title
    }
}
