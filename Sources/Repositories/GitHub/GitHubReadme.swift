/// A README's text and where in the repository it is.
package struct GitHubReadme: Hashable, Sendable {
    package var text: String
    /// From the repository's root, such as `docs/README.md`.
    package var path: String

    package init(text: String, path: String) {
        self.text = text
        self.path = path
    }
}
