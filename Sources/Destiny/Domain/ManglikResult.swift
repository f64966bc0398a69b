/// Whether Mars stands where tradition looks for trouble in a marriage; half of all people have it.
package struct ManglikResult: Codable, Hashable, Sendable {
    package var boy: Person
    package var girl: Person
    /// Both have it, or neither has it unlifted; `nil` without both times of birth.
    package var isCompatible: Bool?
    /// In plain words.
    package var meaning: String

    package struct Person: Codable, Hashable, Sendable {
        /// From the lagna; `nil` without a time of birth.
        package var isPresent: Bool?
        package var isCancelled: Bool?
        /// Only by the second house, which many lists leave out.
        package var isMild: Bool
        /// The house of Mars from the lagna, the Moon and Venus.
        package var houseFromLagna: Int?
        package var houseFromMoon: Int
        package var houseFromVenus: Int
        /// The exceptions that apply, in words.
        package var exceptions: [String]

        package init(
            isPresent: Bool?,
            isCancelled: Bool?,
            isMild: Bool,
            houseFromLagna: Int?,
            houseFromMoon: Int,
            houseFromVenus: Int,
            exceptions: [String]
        ) {
            self.isPresent = isPresent
            self.isCancelled = isCancelled
            self.isMild = isMild
            self.houseFromLagna = houseFromLagna
            self.houseFromMoon = houseFromMoon
            self.houseFromVenus = houseFromVenus
            self.exceptions = exceptions
        }

        private enum CodingKeys: String, CodingKey {
            case houseFromLagna, houseFromMoon, houseFromVenus, exceptions
            case isPresent = "present"
            case isCancelled = "cancelled"
            case isMild = "mild"
        }
    }

    package init(boy: Person, girl: Person, isCompatible: Bool?, meaning: String) {
        self.boy = boy
        self.girl = girl
        self.isCompatible = isCompatible
        self.meaning = meaning
    }

    private enum CodingKeys: String, CodingKey {
        case boy, girl, meaning
        case isCompatible = "compatible"
    }
}
