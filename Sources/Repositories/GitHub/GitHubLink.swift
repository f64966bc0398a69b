import Foundation

/// Reads the `Link` header (RFC 8288): `<https://…>; rel="next", <https://…>; rel="last"`.
enum GitHubLink {
    /// The address with the relation `next`; `nil` on the last page.
    static func next(in header: String?) -> URL? { target("next", in: header) }

    /// The number of the page that an address names; `nil` without one.
    static func pageNumber(of url: URL?) -> Int? {
        guard let url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else {
            return nil
        }
        return items.first { $0.name == "page" }?.value.flatMap(Int.init)
    }

    /// The address with a relation; `nil` when there is none.
    static func target(_ relation: String, in header: String?) -> URL? {
        guard var rest = header?[...] else { return nil }
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            let target = rest[rest.index(after: open)..<close]
            let parameters = rest[rest.index(after: close)...].prefix { $0 != "<" }
            if isTarget(parameters, relation) { return URL(string: String(target)) }
            rest = rest[parameters.endIndex...]
        }
        return nil
    }

    private static func isTarget(_ parameters: Substring, _ relation: String) -> Bool {
        parameters.split(whereSeparator: { ";,".contains($0) }).contains { parameter in
            let parts = parameter.split(separator: "=", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            return parts.count == 2 && parts[0] == "rel"
                && parts[1].trimmingCharacters(in: ["\""]).split(separator: " ").contains { $0 == relation }
        }
    }
}

/// Times as GitHub writes them: `2026-11-20T08:30:00Z`.
enum GitHubDate {
    static func date(_ text: String?) -> Date? {
        guard let text else { return nil }
        // A time we cannot read is a time we do not show.
        return try? Date(text, strategy: .iso8601)
    }
}
