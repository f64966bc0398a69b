import Jyotish

/// A day of the Moon as it is called, and the tithis that have the name.
struct TithiName: Sendable {
    /// 1 … 30, counted from the new moon.
    let tithis: [Int]
    /// When it has to run on the day on which it is kept.
    let part: LunarCalendar.DayPart
    let pattern: SpokenPattern

    static func named(in words: [SpokenWord]) -> TithiName? { all.first { $0.pattern.match(words) != nil } }

    static let newMoon = TithiName([30], "amavasya|amavas|amaavas")
    static let fullMoon = TithiName([15], "purnima|poornima|pournami|punam")

    static let all: [TithiName] = [
        newMoon, TithiName([30], "new moon"), fullMoon, TithiName([15], "full moon"),
        ofBothHalves(1, "pratipada|pratipda"), ofBothHalves(2, "dwitiya|dvitiya"), ofBothHalves(3, "tritiya"),
        TithiName([19], "sankashti", in: .evening), ofBothHalves(4, "chaturthi"), ofBothHalves(5, "panchami|panchmi"),
        ofBothHalves(6, "shashthi|shashti"), ofBothHalves(7, "saptami|saptmi"), ofBothHalves(8, "ashtami|ashtmi"),
        ofBothHalves(9, "navami|navmi"), ofBothHalves(10, "dashami|dashmi"),
        ofBothHalves(11, "ekadashi|ekadasi|ekadshi|gyaras"),
        ofBothHalves(12, "dwadashi|dvadashi|dvadshi"), TithiName([13, 28], "pradosh|pradosham|prdosh", in: .evening),
        ofBothHalves(13, "trayodashi|trayodshi|tryodshi"), TithiName([29], "shivratri|shivaratri", in: .midnight),
        ofBothHalves(14, "chaturdashi|chaturdshi"),
    ]

    private init(_ tithis: [Int], _ pattern: Substring, in part: LunarCalendar.DayPart = .sunrise) {
        (self.tithis, self.pattern, self.part) = (tithis, SpokenPattern(pattern), part)
    }

    private static func ofBothHalves(_ tithi: Int, _ pattern: Substring) -> TithiName {
        TithiName([tithi, tithi + 15], pattern)
    }
}
