/// A text to keep.
package struct ExportedFile: Codable, Hashable, Sendable {
    /// As in `destiny-2026-11-22.md`.
    package var name: String
    package var text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
