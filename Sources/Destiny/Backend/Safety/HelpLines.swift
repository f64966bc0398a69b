/// Numbers where somebody answers, by country, each with where it was read and when.
struct HelpLine: Hashable, Sendable {
    enum Need: Hashable, Sendable { case emergency, despair, poison, violence, child }

    let country: Country
    let need: Need
    /// Empty for emergency numbers.
    let name: String
    /// As it is written; digits, spaces and hyphens.
    let number: String
    /// The page of whoever runs it.
    let source: String
    /// The day on which it was written down here: `2026-11-24`; it was not compared with ``source`` then.
    let asOf: String

    enum Country: String, CaseIterable, Sendable {
        case india = "India"
        case unitedStates = "United States"
        case canada = "Canada"
        case unitedKingdom = "United Kingdom"
        case australia = "Australia"
        case europe = "European Union"
        case nepal = "Nepal"

        var hindi: String {
            switch self {
            case .india: "भारत"
            case .unitedStates: "अमेरिका"
            case .canada: "कनाडा"
            case .unitedKingdom: "ब्रिटेन"
            case .australia: "ऑस्ट्रेलिया"
            case .europe: "यूरोपीय संघ"
            case .nepal: "नेपाल"
            }
        }
    }

    /// As it is said; the screens make the number one that can be touched.
    var text: String { name.isEmpty ? number : "\(name) \(number)" }

    /// The numbers for a need, a country each in a row: “India: Tele-MANAS 14416”.
    static func text(for need: Need, isHindi: Bool) -> String {
        Country.allCases.compactMap { country in
            let lines = all.filter { $0.country == country && $0.need == need }
            guard !lines.isEmpty else { return nil }
            return "\(isHindi ? country.hindi : country.rawValue): " + lines.map(\.text).joined(separator: ", ")
        }.joined(separator: "; ")
    }

    static let all: [HelpLine] = [
        line(.india, .emergency, "", "112", "https://112.gov.in"),
        line(.india, .despair, "Tele-MANAS", "14416", "https://telemanas.mohfw.gov.in"),
        line(.india, .poison, "AIIMS", "1800 116 117", "https://www.aiims.edu"),
        line(.india, .violence, "Women Helpline", "181", "https://wcd.gov.in"),
        line(.india, .child, "Childline", "1098", "https://missionvatsalya.wcd.gov.in"),
        line(.unitedStates, .emergency, "", "911", "https://www.911.gov"),
        line(.unitedStates, .despair, "Lifeline", "988", "https://988lifeline.org"),
        line(.unitedStates, .poison, "Poison Help", "1-800-222-1222", "https://poisonhelp.hrsa.gov"),
        line(
            .unitedStates,
            .violence,
            "National Domestic Violence Hotline",
            "1-800-799-7233",
            "https://www.thehotline.org"
        ),
        line(.unitedStates, .child, "Childhelp", "1-800-422-4453", "https://www.childhelphotline.org"),
        line(.canada, .emergency, "", "911", "https://www.canada.ca"),
        line(.canada, .despair, "Lifeline", "988", "https://988.ca"),
        line(.canada, .child, "Kids Help Phone", "1-800-668-6868", "https://kidshelpphone.ca"),
        line(.unitedKingdom, .emergency, "", "999", "https://www.gov.uk"),
        line(.unitedKingdom, .despair, "Samaritans", "116 123", "https://www.samaritans.org"),
        line(
            .unitedKingdom,
            .violence,
            "National Domestic Abuse Helpline",
            "0808 2000 247",
            "https://www.nationaldahelpline.org.uk"
        ),
        line(.unitedKingdom, .child, "Childline", "0800 1111", "https://www.childline.org.uk"),
        line(.australia, .emergency, "", "000", "https://www.triplezero.gov.au"),
        line(.australia, .despair, "Lifeline", "13 11 14", "https://www.lifeline.org.au"),
        line(.australia, .poison, "Poisons Information", "13 11 26", "https://www.poisonsinfo.nsw.gov.au"),
        line(.australia, .violence, "1800RESPECT", "1800 737 732", "https://www.1800respect.org.au"),
        line(.australia, .child, "Kids Helpline", "1800 55 1800", "https://kidshelpline.com.au"),
        line(.europe, .emergency, "", "112", "https://digital-strategy.ec.europa.eu"),
        line(.europe, .violence, "", "116 016", "https://commission.europa.eu"),
        line(.europe, .child, "", "116 111", "https://digital-strategy.ec.europa.eu"),
        line(.nepal, .emergency, "", "100", "https://www.nepalpolice.gov.np"),
        line(.nepal, .despair, "", "1166", "https://www.who.int/nepal"),
        line(.nepal, .violence, "", "1145", "https://nwc.gov.np"),
        line(.nepal, .child, "", "1098", "https://cwin.org.np"),
    ]

    private static func line(
        _ country: Country,
        _ need: Need,
        _ name: String,
        _ number: String,
        _ source: String
    ) -> HelpLine {
        HelpLine(country: country, need: need, name: name, number: number, source: source, asOf: writtenOn)
    }

    /// Written from public knowledge without a line to the sources: whoever compares one with its source says when.
    private static let writtenOn = "2026-11-24"
}
