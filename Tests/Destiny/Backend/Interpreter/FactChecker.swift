import DestinyDomain
import Foundation
import Jyotish

@testable import DestinyService

/// Reads what a sentence claims with patterns of its own and asks the engine whether it is so.
///
/// Counts houses by itself; knows nothing of how the interpreter finds what it says.
struct FactChecker {
    let birth: CastBirth
    let now: Date
    private var chart: Chart { birth.chart }
    /// The sign of which houses are counted.
    let first: Sign

    init(birth: CastBirth, now: Date, isFromMoon: Bool = false) {
        self.birth = birth
        self.now = now
        first = isFromMoon ? birth.chart[.moon].sign : birth.chart.lagna.sign
    }

    /// Whether all that a fact's statement claims is so; a statement of an unknown form is not.
    func isTrue(_ fact: ChartFact, timeFrame: String) -> Bool {
        let text = fact.statement
        if ["lookup", "almanac"].contains(fact.tool.tool) { return isLookupTrue(text) }
        if let match = text.firstMatch(
            of: /^The lord of the (\d+)\w\w house.*?, (\w+), is in (\w+) in the (\d+)\w\w house/
        ) {
            return sign(ofHouse: match.1).lord.name == match.2 && stands(match.2, match.3, house: match.4)
        }
        if let match = text.firstMatch(
            of: /^The (\d+)\w\w house(?: from your Moon)? is (\w+), and (.*) (?:stand|stands) in it/
        ) {
            return sign(ofHouse: match.1).name == match.2
                && planets(in: match.3) == Body.allCases.filter { chart[$0].sign == sign(ofHouse: match.1) }
        }
        if let match = text.firstMatch(of: /^The (\d+)\w\w house has (\d+) bindus/) {
            return String(Ashtakavarga(chart: chart).sarva[sign(ofHouse: match.1).rawValue - 1]) == match.2
        }
        if let match = text.firstMatch(of: /^In the \w+ \(D(\d+)\), (?:the )?(\w+) is in (\w+)\.$/) {
            guard let varga = Int(match.1).flatMap(Varga.init), let body = Body(name: String(match.2)) else {
                return false
            }
            return varga.sign(of: chart[body].point).name == match.3
        }
        if let match = text.firstMatch(of: /^(.*) looks? at the (\d+)\w\w house/) {
            return planets(in: match.1) == Body.visible.filter { looks($0, at: sign(ofHouse: match.2)) }
        }
        if let match = text.firstMatch(of: /^The Vimshottari period is (\w+)–(\w+) from (.*) to (.*)\.$/) {
            return isRunning(match.1, match.2, match.3, match.4, at: timeFrame)
        }
        if let match = text.firstMatch(
            of: /^The next period whose lord is tied to it is (\w+)–(\w+), from (.*) to (.*)\.$/
        ) {
            return chart.vimshottari.periods.flatMap(\.subperiods).contains { part in
                part.lord.name == match.2 && day(part.start) == match.3 && day(part.end) == match.4 && part.start > now
            }
        }
        return isTransitTrue(text, timeFrame) || isRestTrue(text)
    }

    /// What places and signs a look-up names; what else it tells, its own tests hold against the engine.
    private func isLookupTrue(_ text: String) -> Bool {
        if let match = text.firstMatch(of: /^Your Moon sign is (\w+)/) { return chart[.moon].sign.name == match.1 }
        if let match = text.firstMatch(of: /^Your rising sign is (\w+)/) { return chart.lagna.sign.name == match.1 }
        if let match = text.firstMatch(of: /Mars is in the (\d+)\w\w house from your rising sign/) {
            return String(chart[.mars].sign.house(from: chart.lagna.sign)) == match.1
        }
        if let match = text.firstMatch(of: /Jupiter stands with (Rahu|Ketu) in (\w+) in the (\d+)\w\w house/) {
            return stands("Jupiter", match.2, house: match.3) && stands(match.1, match.2, house: match.3)
        }
        if text.hasPrefix("No, your chart has no Guru Chandal") {
            return areTrue(text) && ![.rahu, .ketu].contains { chart[$0].sign == chart[.jupiter].sign }
        }
        if let match = text.firstMatch(of: /^(?:The )?(\w+) has a say .* looking at your (\d+)\w\w house/) {
            return Body(name: String(match.1)).map { looks($0, at: sign(ofHouse: match.2)) } ?? false
        }
        return areTrue(text)
    }

    private func isTransitTrue(_ text: String, _ timeFrame: String) -> Bool {
        let pattern = /^(?:Now|In the middle of (\d+)) (\w+) is in (\w+), the (\d+)\w\w sign from the birth Moon/
        guard let match = text.firstMatch(of: pattern), let body = Body(name: String(match.2)) else { return false }
        let sign = TransitSearch(settings: chart.settings).place(of: body, at: reference(timeFrame)).point.sign
        let isSadeSati = body == .saturn && [12, 1, 2].contains(sign.house(from: chart[.moon].sign))
        return sign.name == match.3 && String(sign.house(from: chart[.moon].sign)) == match.4
            && text.contains("Sade Sati") == isSadeSati
    }

    private func isRestTrue(_ text: String) -> Bool {
        if let match = text.firstMatch(of: /^The chart has (.*) yoga by (.*?):/) {
            return YogaScan(chart: chart).yogas.contains { yoga in
                yoga.kind.displayName == match.1 && yoga.bodies == planets(in: match.2)
            }
        }
        if let match = text.firstMatch(of: /^Mars is in the (\d+)\w\w house from the lagna, (.*)$/) {
            let house = chart[.mars].sign.house(from: chart.lagna.sign)
            return String(house) == match.1 && [1, 2, 4, 7, 8, 12].contains(house) != match.2.contains("none of")
        }
        if let match = text.firstMatch(
            of:
                /^Today the Moon is in (\w+), the (\d+)\w\w sign from the birth Moon, and the star of the day, (.*?), is/
        ) {
            let moon = TransitSearch(settings: chart.settings).place(of: .moon, at: hour).point
            return moon.sign.name == match.1 && moon.nakshatra.name == match.3
                && String(moon.sign.house(from: chart[.moon].sign)) == match.2
        }
        if let match = text.firstMatch(
            of: /^(?:The )?(\w+) is in (\w+)(?: in the (\d+)\w\w house(?: from your Moon)?)?(?:, .*)?\.$/
        ) {
            return stands(match.1, match.2, house: match.3)
        }
        return text.hasPrefix(
            "The \(ordinal(house(of: text))) house is \(sign(ofHouse: "\(house(of: text))").name), and no planet"
        )
            || text.contains("house from your Moon is") && text.contains("no planet stands in it")
            || text.hasPrefix("The time of birth")
    }

    /// Every “planet … in sign … in the nth house” of an answer's own words.
    func areTrue(_ sentence: String) -> Bool {
        let pattern =
            /(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)(?:, the lord of that house, stands in|, is [a-z' ]+, in| is in| stands in|, which [a-zA-Z' ]+ in your chart, stands in) (\w+) in (?:the|your) (\d+)\w\w house/
        return sentence.matches(of: pattern).allSatisfy { stands($0.1, $0.2, house: $0.3) }
    }

    // MARK: Reckoning

    private func sign(ofHouse house: Substring) -> Sign { first.advanced(by: (Int(house) ?? 0) - 1) }
    private func sign(ofHouse house: String) -> Sign { sign(ofHouse: house[...]) }
    private func house(of text: String) -> Int { text.firstMatch(of: /(\d+)/).flatMap { Int($0.1) } ?? 0 }
    private func ordinal(_ number: Int) -> String {
        "\(number)" + (number == 1 ? "st" : number == 2 ? "nd" : number == 3 ? "rd" : "th")
    }

    private func stands(_ name: Substring, _ sign: Substring, house: Substring?) -> Bool {
        guard let body = Body(name: String(name)) else { return false }
        let counted = (chart[body].sign.rawValue - first.rawValue + 12) % 12 + 1
        return chart[body].sign.name == sign && (house.map { String(counted) == $0 } ?? true)
    }

    private func looks(_ body: Body, at sign: Sign) -> Bool {
        let distance = (sign.rawValue - chart[body].sign.rawValue + 12) % 12 + 1
        switch body {
        case .mars: return [4, 7, 8].contains(distance)
        case .jupiter: return [5, 7, 9].contains(distance)
        case .saturn: return [3, 7, 10].contains(distance)
        default: return distance == 7
        }
    }

    private func planets(in text: Substring) -> [Body] { Body.allCases.filter { text.contains($0.name) } }

    private func isRunning(
        _ great: Substring,
        _ part: Substring,
        _ from: Substring,
        _ to: Substring,
        at frame: String
    ) -> Bool {
        let running = chart.vimshottari.running(at: reference(frame))
        return running[0].lord.name == great && running[1].lord.name == part
            && day(running[1].start) == from && day(running[1].end) == to
    }

    private var hour: Date { Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600) }

    private func reference(_ timeFrame: String) -> Date {
        guard let year = Int(timeFrame), year != 2026 else { return now }
        return Date(
            timeIntervalSince1970: Double((CivilDate(year: year, month: 7, day: 1) ?? birthDay).daysSince1970) * 86_400
        )
    }

    private var birthDay: CivilDate { birth.moment.local.date }

    private func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = .gmt
        formatter.dateFormat = birth.uncertainty == nil ? "d MMMM yyyy" : "MMMM yyyy"
        return formatter.string(from: date)
    }
}
