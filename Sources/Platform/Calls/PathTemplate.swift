/// A path with named places: `/api/v1/repositories/{owner}/{name}`.
///
/// A slash at its end is written in requests, and requests are read with and without it.
package struct PathTemplate: Hashable, Sendable, ExpressibleByStringLiteral {
    package let text: String
    package let segments: [Segment]

    package enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter(String)
    }

    package init(stringLiteral text: String) {
        precondition(text.hasPrefix("/"), "a path starts at the root")
        self.text = text
        segments = text.split(separator: "/").map { segment in
            segment.hasPrefix("{") && segment.hasSuffix("}")
                ? .parameter(String(segment.dropFirst().dropLast())) : .literal(String(segment))
        }
    }

    package var parameters: [String] {
        segments.compactMap {
            guard case .parameter(let name) = $0 else { return nil }
            return name
        }
    }

    /// The path with every place filled; `nil` when a value is missing or empty.
    package func path(with values: [String: String]) -> String? {
        var path = ""
        for segment in segments {
            switch segment {
            case .literal(let text): path += "/" + text
            case .parameter(let name):
                guard let value = values[name], !value.isEmpty else { return nil }
                path += "/" + PercentCoding.encode(value)
            }
        }
        return text.hasSuffix("/") ? path + "/" : path
    }

    /// The values of the places in a percent-encoded path; `nil` when it is another path.
    package func values(in path: String) -> [String: String]? {
        if path == text, parameters.isEmpty { return [:] }
        return values(in: Self.parts(of: path))
    }

    /// What is between the slashes of a path, for comparing it with many templates.
    package static func parts(of path: String) -> ArraySlice<Substring> {
        path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    }

    /// As of the path that the parts are of.
    package func values(in parts: ArraySlice<Substring>) -> [String: String]? {
        var parts = parts
        if text.hasSuffix("/"), parts.last?.isEmpty == true { parts.removeLast() }
        guard parts.count == segments.count else { return nil }
        var values: [String: String] = [:]
        for (segment, part) in zip(segments, parts) {
            switch segment {
            case .literal(let text):
                guard part == text else { return nil }
            case .parameter(let name):
                guard let value = PercentCoding.decode(part), !value.isEmpty else { return nil }
                values[name] = value
            }
        }
        return values
    }
}
