import DiscoveryDomain
import Foundation

/// Whose wishlist at Steam is meant.
package enum SteamProfile: Hashable, Sendable {
    /// A SteamID64, in digits.
    case number(String)
    /// The name somebody has given to their page there; Steam knows the number behind it.
    case name(String)

    package static let maximumLength = 200

    /// The first and the last number of a person at Steam: a part that all have, and 32 bits.
    private static let numbers: ClosedRange<UInt64> = 76_561_197_960_265_728...76_561_202_255_233_023
    private static let hosts: Set = ["steamcommunity.com", "www.steamcommunity.com", "store.steampowered.com"]

    /// Reads the address of a profile or of a wishlist at Steam, a number, or a name.
    ///
    /// - Throws: `invalid` for the field `profile`: `empty`, `tooLong`, `outOfRange` for a number that no person at Steam
    ///   has, `unknownValue` for anything else.
    package init(_ text: String) throws(FindieError) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw Self.problem(.empty) }
        guard text.unicodeScalars.count <= Self.maximumLength else { throw Self.problem(.tooLong) }
        var names = try Self.names(in: text)
        if names.first == "wishlist" { names.removeFirst() }
        switch (names.first, names.count) {
        case ("profiles", 2...): self = try Self.number(in: names[1])
        case ("id", 2...): self = try Self.name(in: names[1])
        case (let bare?, 1) where bare.count == 17 && bare.allSatisfy(\.isASCIIDigit): self = try Self.number(in: bare)
        case (let bare?, 1): self = try Self.name(in: bare)
        default: throw Self.problem(.unknownValue)
        }
    }

    /// What follows the host in the profile's address; it can be read again.
    package var path: String {
        switch self {
        case .number(let number): "profiles/\(number)"
        case .name(let name): "id/\(name)"
        }
    }

    /// How people call it: the name or the number alone.
    package var title: String {
        switch self {
        case .number(let text), .name(let text): text
        }
    }

    /// Whether a text is a SteamID64.
    package static func isNumber(_ text: String) -> Bool {
        text.count == 17 && text.allSatisfy(\.isASCIIDigit) && UInt64(text).map(numbers.contains) == true
    }

    /// The parts of the path; without a host, what was typed.
    private static func names(in text: String) throws(FindieError) -> [String] {
        var rest = Substring(text.prefix { $0 != "?" && $0 != "#" })
        if let end = rest.range(of: "://") {
            guard ["http", "https"].contains(rest[..<end.lowerBound].lowercased()) else { throw problem(.unknownValue) }
            rest = rest[end.upperBound...]
        }
        var names = rest.split(separator: "/").map(String.init)
        if let host = names.first, host.contains(".") || rest.startIndex != text.startIndex {
            guard hosts.contains(host.lowercased()) else { throw problem(.unknownValue) }
            names.removeFirst()
            // A page of Steam's that is nobody's, and not a name.
            guard names.count >= 2 else { throw problem(.unknownValue) }
        }
        return names
    }

    private static func number(in text: String) throws(FindieError) -> SteamProfile {
        guard isNumber(text) else { throw problem(.outOfRange) }
        return .number(text)
    }

    /// Steam's names have 2 to 32 letters, digits, hyphens and lines.
    private static func name(in text: String) throws(FindieError) -> SteamProfile {
        guard text.wholeMatch(of: #/[A-Za-z0-9_\-]{2,32}/#) != nil else { throw problem(.unknownValue) }
        return .name(text)
    }

    private static func problem(_ reason: DiscoveryError.InputProblem) -> FindieError {
        .invalid(field: "profile", reason: reason)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
