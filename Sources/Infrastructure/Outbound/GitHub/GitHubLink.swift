import Foundation

/// Reads the `Link` header (RFC 8288): `<https://…>; rel="next", <https://…>; rel="last"`.
enum GitHubLink {
    /// The address with the relation `next`; `nil` on the last page.
    static func next(in header: String?) -> URL? {
        guard var rest = header?[...] else { return nil }
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            let target = rest[rest.index(after: open)..<close]
            let parameters = rest[rest.index(after: close)...].prefix { $0 != "<" }
            if isNext(parameters) { return URL(string: String(target)) }
            rest = rest[parameters.endIndex...]
        }
        return nil
    }

    private static func isNext(_ parameters: Substring) -> Bool {
        parameters.split(whereSeparator: { ";,".contains($0) }).contains { parameter in
            let parts = parameter.split(separator: "=", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            return parts.count == 2 && parts[0] == "rel"
                && parts[1].trimmingCharacters(in: ["\""]).split(separator: " ").contains("next")
        }
    }
}
