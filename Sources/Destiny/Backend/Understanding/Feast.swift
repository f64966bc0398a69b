import Foundation
import Jyotish

/// A feast, a fast or a season that has a name, and its days.
struct Feast: Sendable {
    let pattern: SpokenPattern
    let name: String
    let hindiName: String
    /// More than one where two in a year have the name.
    let rules: [Rule]

    /// How its first day is found, and how many days it takes.
    enum Rule: Sendable {
        /// The same day of every year.
        case date(month: Int, day: Int)
        /// A tithi of a lunar month, with so many days after it.
        case tithi(Int, LunarMonth, LunarCalendar.DayPart, shift: Int = 0, days: Int = 1)
        /// From one tithi to another.
        case season(from: (Int, LunarMonth), to: (Int, LunarMonth))
        /// While the Sun is in a sign.
        case sun(Sign)
        /// By another people's calendar.
        case foreign(Calendar.Identifier, month: Int, day: Int, days: Int = 1)
        case easter(shift: Int)
    }

    static func named(in words: [SpokenWord]) -> Feast? { all.first { $0.pattern.match(words) != nil } }

    /// What decides its day where it is kept.
    enum Sight { case almanac, newMoon }

    /// `nil` where everybody keeps the same day.
    var sight: Sight? {
        switch rules.first {
        case .tithi?, .season?, .sun?: .almanac
        case .foreign(.islamicUmmAlQura, _, _, _)?: .newMoon
        default: nil
        }
    }

    /// Those days, the next that are not over on a day.
    func days(from first: CivilDate, in calendar: LunarCalendar = LunarCalendar()) -> ClosedRange<CivilDate>? {
        rules.compactMap { days(of: $0, from: first, in: calendar) }.min { $0.lowerBound < $1.lowerBound }
    }

    private func days(
        of rule: Rule,
        from first: CivilDate,
        in calendar: LunarCalendar
    ) -> ClosedRange<CivilDate>? {
        switch rule {
        case .date(let month, let day):
            let dates = (first.year...first.year + 1).compactMap { CivilDate(year: $0, month: month, day: day) }
            return dates.first { $0 >= first }.map { $0...$0 }
        case .tithi(let tithi, let month, let part, let shift, let days):
            let day = calendar.next(tithi, of: month, in: part, from: first.moved(by: -shift - days + 1))
            return day.moved(by: shift)...day.moved(by: shift + days - 1)
        case .season(let start, let end):
            let last = calendar.next(end.0, of: end.1, in: .sunrise, from: first)
            let opening = calendar.next(start.0, of: start.1, in: .sunrise, from: last.moved(by: -200))
            return opening <= last ? opening...last : nil
        case .sun(let sign): return calendar.stay(ofSunIn: sign, from: first)
        case .foreign(let identifier, let month, let day, let days):
            return Self.foreign(identifier, month, day, from: first.moved(by: 1 - days)).map {
                $0...$0.moved(by: days - 1)
            }
        case .easter(let shift):
            let dates = (first.year...first.year + 1).compactMap { Self.easter(in: $0)?.moved(by: shift) }
            return dates.first { $0 >= first }.map { $0...$0 }
        }
    }

    private static func foreign(
        _ identifier: Calendar.Identifier,
        _ month: Int,
        _ day: Int,
        from first: CivilDate
    ) -> CivilDate? {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        let wanted = DateComponents(month: month, day: day)
        return calendar.nextDate(after: first.instant.addingTimeInterval(-1), matching: wanted, matchingPolicy: .strict)
            .map { $0.local(offset: 0).date }
    }

    /// Of the western churches; after Meeus, Astronomical Algorithms (1998), chapter 8.
    private static func easter(in year: Int) -> CivilDate? {
        let (century, golden) = (year / 100, year % 19)
        let epact = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - epact - year % 100 % 4) % 7
        let shift = (golden + 11 * epact + 22 * weekday) / 451
        let sum = epact + weekday - 7 * shift + 114
        return CivilDate(year: year, month: sum / 31, day: sum % 31 + 1)
    }
}

// MARK: The table

extension Feast {
    static let all: [Feast] = ofTheMoon + seasons + ofOtherCalendars

    private init(_ pattern: String, _ name: String, _ hindiName: String, _ rules: Rule...) {
        self.pattern = SpokenPattern(pattern[...])
        self.name = name
        self.hindiName = hindiName
        self.rules = rules
    }

    private static let ofTheMoon = [
        Feast("dhanteras", "Dhanteras", "धनतेरस", .tithi(28, .ashwina, .evening)),
        Feast("diwali|divali|deepavali|dipavali", "Diwali", "दिवाली", .tithi(30, .ashwina, .evening)),
        Feast("bhai dooj|duj", "Bhai Dooj", "भाई दूज", .tithi(2, .kartika, .midday)),
        Feast("chhath|chhat pooja|puja", "Chhath", "छठ", .tithi(6, .kartika, .sunrise)),
        Feast("guru nanak? jayanti|gurpurab", "Guru Nanak Jayanti", "गुरु नानक जयंती", .tithi(15, .kartika, .sunrise)),
        // The day after the bonfire.
        Feast("holi", "Holi", "होली", .tithi(15, .phalguna, .evening, shift: 1)),
        Feast("shivratri|shivaratri|mahashivratri", "Maha Shivratri", "महाशिवरात्रि", .tithi(29, .magha, .midnight)),
        Feast("vasant|basant panchami", "Vasant Panchami", "वसंत पंचमी", .tithi(5, .magha, .midday)),
        Feast("ugadi|gudi padwa?", "Ugadi", "गुड़ी पड़वा", .tithi(1, .chaitra, .sunrise)),
        Feast("ram|rama navami|navmi", "Ram Navami", "राम नवमी", .tithi(9, .chaitra, .midday)),
        Feast("akshaya|akha|akshay tritiya|teej", "Akshaya Tritiya", "अक्षय तृतीया", .tithi(3, .vaishakha, .midday)),
        Feast("buddha|buddh purnima|poornima", "Buddha Purnima", "बुद्ध पूर्णिमा", .tithi(15, .vaishakha, .sunrise)),
        Feast("guru purnima|poornima", "Guru Purnima", "गुरु पूर्णिमा", .tithi(15, .ashadha, .sunrise)),
        Feast("raksha|rakhi bandhan?", "Raksha Bandhan", "रक्षाबंधन", .tithi(15, .shravana, .sunrise)),
        Feast("rakshabandhan|rakshabandan", "Raksha Bandhan", "रक्षाबंधन", .tithi(15, .shravana, .sunrise)),
        Feast("janmashtami|janamashtami", "Janmashtami", "जन्माष्टमी", .tithi(23, .shravana, .midnight)),
        Feast("ganesh|ganesha chaturthi|puja", "Ganesh Chaturthi", "गणेश चतुर्थी", .tithi(4, .bhadrapada, .midday)),
        Feast("dussehra|dasara|dashahara|vijayadashami", "Dussehra", "दशहरा", .tithi(10, .ashwina, .afternoon)),
        Feast("karva|karwa chauth", "Karva Chauth", "करवा चौथ", .tithi(19, .ashwina, .evening)),
    ]

    private static let seasons = [
        Feast(
            "navratri|navaratri|navratra|navratre",
            "Navratri",
            "नवरात्रि",
            .tithi(1, .ashwina, .sunrise, days: 9),
            .tithi(1, .chaitra, .sunrise, days: 9)
        ),
        Feast("durga puja|pooja|pujo", "Durga Puja", "दुर्गा पूजा", .tithi(6, .ashwina, .sunrise, days: 5)),
        Feast(
            "pitru|pitra|pitri paksha|paksh",
            "Pitru Paksha",
            "पितृ पक्ष",
            .season(from: (16, .bhadrapada), to: (30, .bhadrapada))
        ),
        Feast(
            "shraadh|shradh|shraddh",
            "Pitru Paksha",
            "पितृ पक्ष",
            .season(from: (16, .bhadrapada), to: (30, .bhadrapada))
        ),
        Feast("chaturmas|chaumasa|chaturmaas", "Chaturmas", "चातुर्मास", .season(from: (11, .ashadha), to: (11, .kartika))),
        Feast("kharmas|kharmaas|malmas", "Kharmas", "खरमास", .sun(.sagittarius), .sun(.pisces)),
        Feast("sawan|saawan", "Sawan", "सावन", .season(from: (16, .ashadha), to: (15, .shravana))),
    ]

    private static let ofOtherCalendars = [
        Feast("christmas|xmas|krismas", "Christmas", "क्रिसमस", .date(month: 12, day: 25)),
        Feast("new years eve", "New Year's Eve", "31 दिसंबर", .date(month: 12, day: 31)),
        Feast("new years? day", "New Year's Day", "1 जनवरी", .date(month: 1, day: 1)),
        Feast("lohri", "Lohri", "लोहड़ी", .date(month: 1, day: 13)),
        Feast("makar? sankranti|pongal", "Makar Sankranti", "मकर संक्रांति", .date(month: 1, day: 14)),
        Feast("republic day", "Republic Day", "गणतंत्र दिवस", .date(month: 1, day: 26)),
        Feast("valentine|valentines day?", "Valentine's Day", "वैलेंटाइन डे", .date(month: 2, day: 14)),
        Feast("independence day", "Independence Day", "स्वतंत्रता दिवस", .date(month: 8, day: 15)),
        Feast("gandhi jayanti", "Gandhi Jayanti", "गांधी जयंती", .date(month: 10, day: 2)),
        Feast("halloween", "Halloween", "हैलोवीन", .date(month: 10, day: 31)),
        Feast("good friday", "Good Friday", "गुड फ्राइडे", .easter(shift: -2)),
        Feast("easter", "Easter", "ईस्टर", .easter(shift: 0)),
        Feast(
            "eid|id ul|al|e? adha|azha|bakri",
            "Eid al-Adha",
            "ईद-उल-अज़हा",
            .foreign(.islamicUmmAlQura, month: 12, day: 10)
        ),
        Feast("bakrid|bakreid", "Eid al-Adha", "ईद-उल-अज़हा", .foreign(.islamicUmmAlQura, month: 12, day: 10)),
        Feast("eid", "Eid al-Fitr", "ईद-उल-फ़ित्र", .foreign(.islamicUmmAlQura, month: 10, day: 1)),
        Feast("ramadan|ramzan|ramadhan", "Ramadan", "रमज़ान", .foreign(.islamicUmmAlQura, month: 9, day: 1, days: 29)),
        Feast("chinese|lunar new year", "Lunar New Year", "चंद्र नववर्ष", .foreign(.chinese, month: 1, day: 1)),
    ]
}

extension CivilDate {
    func moved(by days: Int) -> CivilDate { CivilDate(daysSince1970: daysSince1970 + days) }
}
