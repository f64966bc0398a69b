/// How a day's Moon stands to the Moon at somebody's birth.
package struct DayStrength: Hashable, Sendable {
    /// The day's star counted from the birth star, modulo nine, 1 … 9.
    package let tara: Int
    /// The day's Moon sign counted from the Moon sign at birth, 1 … 12.
    package let house: Int

    /// The day's Moon against that of a birth, both sidereal.
    package init(today: ZodiacPoint, birth: ZodiacPoint) {
        tara = (today.nakshatra.count(from: birth.nakshatra) - 1) % 9 + 1
        house = today.sign.house(from: birth.sign)
    }

    package var taraName: String {
        [
            "Janma", "Sampat", "Vipat", "Kshema", "Pratyari", "Sadhaka", "Vadha", "Mitra", "Ati-mitra",
        ][tara - 1]
    }

    /// The third, fifth and seventh are not.
    package var isTaraGood: Bool { ![3, 5, 7].contains(tara) }
    package var isMoonGood: Bool { [1, 3, 6, 7, 10, 11].contains(house) }
    /// The Moon in the eighth.
    package var isChandrashtama: Bool { house == 8 }
}
