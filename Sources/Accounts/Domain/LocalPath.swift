/// A place on this server, as an address asks to go on to: never another site, however it is written.
package struct LocalPath: Hashable, Sendable {
    package let text: String

    /// The account's page.
    package static let account = LocalPath(unchecked: AccountRoute.account.path)

    private init(unchecked text: String) {
        self.text = text
    }

    /// `nil` for what does not begin at the root, and for what a browser would read as another host.
    package init?(_ text: String?) {
        guard let text, text.utf8.count <= 1_000, text.hasPrefix("/") else { return nil }
        let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F && $0 != "\\" }
        guard isPlain, !text.hasPrefix("//") else { return nil }
        self.text = text
    }
}
