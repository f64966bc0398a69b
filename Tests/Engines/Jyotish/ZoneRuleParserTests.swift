import Testing

@testable import Jyotish

struct ZoneRuleParserTests {
    private func changes(_ text: String, year: Int) throws -> [String] {
        let rule = try #require(ZoneRuleParser.rule(text))
        let start = instant("\(year)-01-01T00:00:00Z").wholeSecondsSince1970
        return rule.transitions(in: start...(start + 365 * 86_400)).map { change in
            "\(LocalDateTime(secondsSince1970: change.instant, offset: 0)) \(change.offset.seconds)"
        }
    }

    @Test(arguments: [
        ("EST5EDT,M3.2.0,M11.1.0", 2007, ["2007-03-11T07:00:00 -14400", "2007-11-04T06:00:00 -18000"]),
        ("CET-1CEST,M3.5.0,M10.5.0/3", 2024, ["2024-03-31T01:00:00 7200", "2024-10-27T01:00:00 3600"]),
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2024, ["2024-04-06T15:00:00 37800", "2024-10-05T15:30:00 39600"]),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2025, ["2025-03-30T01:00:00 -3600", "2025-10-26T01:00:00 -7200"]),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", 2024, ["2024-03-31T01:00:00 3600", "2024-10-27T01:00:00 0"]),
        ("AAA3BBB,J60/0,J300/0", 2024, ["2024-03-01T03:00:00 -7200", "2024-10-27T02:00:00 -10800"]),
        ("AAA3BBB,59/0,299/0", 2024, ["2024-02-29T03:00:00 -7200", "2024-10-26T02:00:00 -10800"]),
    ])
    func `clocks are set when the text says`(text: String, year: Int, expected: [String]) throws {
        #expect(try changes(text, year: year) == expected)
    }

    @Test func `a text without summer time has one offset`() throws {
        let rule = try #require(ZoneRuleParser.rule("IST-5:30"))
        #expect(rule.standard.seconds == 19_800)
        #expect(rule.summer == nil)
        #expect(rule.offset(at: 0).abbreviation == "IST")
    }

    @Test(arguments: [
        "", "EST", "E5", "<+05-5", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0x",
    ])
    func `what is not a rule is none`(text: String) {
        #expect(ZoneRuleParser.rule(text) == nil)
    }
}
