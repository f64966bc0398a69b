import Calls
import Foundation

extension Repository.ID {
    private static let maximumNameLength = 100

    /// A repository's names out of an address; `nil` when they could not be in one.
    package init?(addressOwner owner: String, name: String) {
        for part in [owner, name] {
            guard !part.isEmpty, part.count <= Self.maximumNameLength, part != ".", part != "..", !part.contains("/")
            else { return nil }
        }
        self.init(owner: owner, name: name)
    }

    /// The repository of a page on GitHub, such as its front page or one of its issues; `nil` for any other address.
    package init?(pageURL: String) {
        guard let parts = URLComponents(string: pageURL), ["http", "https"].contains(parts.scheme?.lowercased()),
            ["github.com", "www.github.com"].contains(parts.host?.lowercased())
        else { return nil }
        let names = parts.path.split(separator: "/").map(String.init)
        guard names.count >= 2 else { return nil }
        self.init(addressOwner: names[0], name: names[1].hasSuffix(".git") ? String(names[1].dropLast(4)) : names[1])
    }

    /// `owner/name` as it stands in an address.
    package var addressPath: String { "\(AppAddress.escaped(owner))/\(AppAddress.escaped(name))" }
}
