/// A twenty-seventh of the zodiac, 13°20′.
package enum Nakshatra: Int, CaseIterable, Sendable {
    case ashwini = 1
    case bharani
    case krittika
    case rohini
    case mrigashira
    case ardra
    case punarvasu
    case pushya
    case ashlesha
    case magha
    case purvaPhalguni
    case uttaraPhalguni
    case hasta
    case chitra
    case swati
    case vishakha
    case anuradha
    case jyeshtha
    case mula
    case purvaAshadha
    case uttaraAshadha
    case shravana
    case dhanishta
    case shatabhisha
    case purvaBhadrapada
    case uttaraBhadrapada
    case revati

    package var name: String {
        [
            "Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashira", "Ardra", "Punarvasu", "Pushya", "Ashlesha",
            "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha",
            "Jyeshtha", "Mula", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha",
            "Purva Bhadrapada", "Uttara Bhadrapada", "Revati",
        ][rawValue - 1]
    }

    /// The lord of its Vimshottari period; the nine repeat.
    package var lord: Body { Vimshottari.order[(rawValue - 1) % 9] }

    /// The place of this nakshatra counted from another, which is 1; 1 … 27.
    package func count(from first: Nakshatra) -> Int {
        (rawValue - first.rawValue).remainder(modulo: 27) + 1
    }
}
