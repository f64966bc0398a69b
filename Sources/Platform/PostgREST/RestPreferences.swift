/// What a request would like: the header `Prefer` (RFC 7240) as PostgREST reads it.
package struct RestPreferences: Hashable, Sendable {
    package enum Return: String, Sendable { case minimal, representation, headersOnly = "headers-only" }
    package enum Resolution: String, Sendable { case merge = "merge-duplicates", ignore = "ignore-duplicates" }

    package var `return`: Return?
    package var resolution: Resolution?
    /// Whether a key that a row has not is its column's default, not null.
    package var usesDefaults = false
    package var isStrict = false
    package var maxAffected: Int?
    package var isCounting = false
    private var applied: [String] = []

    package init() {}

    /// - Throws: `PGRST122` for a wish nobody knows, where they are to be kept strictly; `PGRST127` for one that would
    ///   be dangerous to leave unheard.
    package init(_ headers: [String]) throws(RestError) {
        var unknown: [String] = []
        var seen: Set<Substring> = []
        for wish in headers.flatMap({ $0.split(separator: ",") }) {
            let wish = wish.filter { $0 != " " && $0 != "\t" }
            guard !wish.isEmpty, let name = wish.split(separator: "=").first else { continue }
            // The first of several counts.
            guard seen.insert(name).inserted else { continue }
            if try take(wish) { applied.append(wish) } else { unknown.append(wish) }
        }
        guard isStrict else { return }
        unknown.removeAll { $0 == "tx=commit" }
        guard unknown.isEmpty else {
            throw RestError(
                400,
                "PGRST122",
                "Invalid preferences given with handling=strict",
                details: "Invalid preferences: \(unknown.joined(separator: ", "))"
            )
        }
    }

    private mutating func take(_ wish: String) throws(RestError) -> Bool {
        let halves = wish.split(separator: "=", maxSplits: 1).map(String.init)
        let value = halves.count > 1 ? halves[1] : ""
        switch halves[0] {
        case "return": self.return = Return(rawValue: value)
        case "resolution": resolution = Resolution(rawValue: value)
        case "max-affected":
            maxAffected = Int(value)
            return maxAffected != nil
        default: break
        }
        switch wish {
        case "missing=default": usesDefaults = true
        case "handling=strict": isStrict = true
        // All of them are exact.
        case "count=exact", "count=planned", "count=estimated": isCounting = true
        case "tx=rollback": throw .notOffered("tx=rollback")
        case "missing=null", "handling=lenient": break
        default: return halves[0] == "return" ? self.return != nil : halves[0] == "resolution" && resolution != nil
        }
        return true
    }

    /// What is said of a request of this kind that was followed; `nil` for nothing.
    func applied(to kind: RestVerb) -> String? {
        let names = applied.filter { wish in
            switch wish.split(separator: "=").first {
            case "resolution", "missing": kind == .insert
            case "return": kind == .insert || kind == .update || kind == .delete
            // It is heard only where everything is strict.
            case "max-affected": isStrict && (kind == .update || kind == .delete || kind == .call)
            default: true
            }
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}

/// What a request does.
package enum RestVerb: Hashable, Sendable { case read, insert, update, delete, call }
