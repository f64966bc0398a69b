package import Foundation

extension Repository.ID {
    package var fullName: String { "\(owner)/\(name)" }

    /// Lower case; equal for two spellings of one repository.
    package var key: String { fullName.lowercased() }

    package static func == (left: Self, right: Self) -> Bool {
        left.key == right.key
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }

    /// Whether GitHub allows these names: letters, digits and hyphens for the owner, also `_` and `.` for the name.
    ///
    /// Owners that Enterprise Managed Users make also have an underscore.
    package var isValid: Bool {
        let isOwner = owner.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: "_") }
        let isName = name.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
        return isOwner && (1...39).contains(owner.utf8.count) && isName && (1...100).contains(name.utf8.count)
            && name != "." && name != ".."
    }

    /// The repository's page.
    package var webURL: URL? { isValid ? URL(string: "https://github.com/\(fullName)") : nil }

    /// Reads `owner/name`.
    ///
    /// `nil` for anything GitHub would not allow.
    package init?(fullName: String) {
        let parts = fullName.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        self.init(owner: String(parts[0]), name: String(parts[1]))
        guard isValid else { return nil }
    }
}

extension UInt8 {
    fileprivate var isNamePart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
