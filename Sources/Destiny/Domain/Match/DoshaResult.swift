/// A fault that tradition looks for in a match, and the exceptions by which it is lifted.
package struct DoshaResult: Codable, Hashable, Sendable {
    /// `nadi`, `bhakoot` or `gana`.
    package var name: KutaName
    package var isPresent: Bool
    /// Present, and lifted by an exception; the points stay as they are.
    package var isCancelled: Bool
    /// The exceptions that apply, in words.
    package var reasons: [String]
    /// What it is, in plain words.
    package var meaning: String

    package init(name: KutaName, isPresent: Bool, isCancelled: Bool, reasons: [String], meaning: String) {
        self.name = name
        self.isPresent = isPresent
        self.isCancelled = isCancelled
        self.reasons = reasons
        self.meaning = meaning
    }

    private enum CodingKeys: String, CodingKey {
        case name, reasons, meaning
        case isPresent = "present"
        case isCancelled = "cancelled"
    }
}
