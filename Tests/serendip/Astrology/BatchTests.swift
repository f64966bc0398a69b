import Foundation
import Testing

@testable import serendip

struct BatchTests {
    private static let astrologer = Astrologer()
    private static let good = """
        {"date":"1953-10-09","time":"10:24:45","tz":"Africa/Johannesburg","lat":-26.2041,"lon":28.0473,"fold":0}
        """

    private let charts = Batch { members throws(InputError) in
        let birth = try BatchTests.astrologer.birth(members)
        return ChartReport(birth: birth, settings: BatchTests.astrologer.settings(of: birth)).json
    }

    private func failure(of line: String) -> InputError? {
        guard case .failure(let error) = charts.reply(to: .bytes(Data(line.utf8))) else { return nil }
        return error
    }

    private func changed(_ name: String, _ json: String) throws -> String {
        let start = try #require(Self.good.range(of: "\"\(name)\":"))
        let rest = Self.good[start.upperBound...]
        let end = try #require(rest.firstIndex { $0 == "," || $0 == "}" })
        return Self.good[..<start.upperBound] + json + rest[end...]
    }

    @Test(arguments: [
        ("date", #""1990-02-30""#, "date", "impossibleDate"), ("date", #""1200-01-01""#, "date", "yearOutOfRange"),
        ("date", #""9/10/1953""#, "date", "malformedDate"), ("date", "19531009", "date", "wrongType"),
        ("date", "null", "date", "missing"), ("date", #""1990-\u0000-01""#, "date", "malformedDate"),
        ("time", #""25:00""#, "time", "impossibleTime"), ("time", #""noon""#, "time", "malformedTime"),
        ("time", "10", "time", "wrongType"), ("tz", #""Mars/Olympus""#, "tz", "unknownZone"),
        ("tz", #""../../etc/passwd""#, "tz", "unknownZone"), ("tz", #""Asia\u0000""#, "tz", "unknownZone"),
        ("tz", "null", "tz", "missing"), ("lat", "91", "lat", "latitudeOutOfRange"), ("lat", "90", "lat", "atThePole"),
        ("lat", #""north""#, "lat", "wrongType"), ("lat", "null", "lat", "missing"), ("lat", "[]", "lat", "wrongType"),
        ("lat", "1e999", "", "notJSON"), ("lon", "-180.5", "lon", "longitudeOutOfRange"),
        ("lon", "true", "lon", "wrongType"),
        ("fold", "2", "fold", "invalidFold"), ("fold", "0.5", "fold", "wrongType"),
        ("fold", #""1""#, "fold", "wrongType"),
    ])
    func `what is wrong is named with its field`(name: String, json: String, field: String, code: String) throws {
        let error = try #require(failure(of: changed(name, json)))
        #expect((error.field, error.code) == (field, code))
        #expect(error.message.hasSuffix(".") && error.message.utf8.count < 300)
    }

    @Test(arguments: [
        ("", nil), ("  \t", nil), ("{", "notJSON"), ("[]", "notAnObject"), ("\"x\"", "notAnObject"),
        ("5", "notAnObject"),
        ("{}", "missing"), ("{\"date\":\"1990-\0\"}", "nulByte"), (String(repeating: "[", count: 5000), "notJSON"),
        (String(repeating: "A", count: 1_000_000), "notJSON"), ("{\"date\":\"\u{1}\"}", "notJSON"),
    ])
    func `a line that is no birth is told from one that says nothing`(line: String, code: String?) {
        #expect(failure(of: line)?.code == code)
    }

    @Test func `a megabyte of text is an error of its field`() throws {
        let text = "\"" + String(repeating: "A", count: 1_000_000) + "\""
        let error = try #require(failure(of: changed("tz", text)))
        #expect((error.field, error.code) == ("tz", "textTooLong"))
    }

    @Test func `bytes that are not text are an error`() {
        guard case .failure(let error) = charts.reply(to: .bytes(Data([0x7B, 0xFF, 0x7D]))) else {
            Issue.record("not refused")
            return
        }
        #expect(error == .notUTF8)
    }

    @Test func `a time in a gap is an error that says how clocks went`() throws {
        let line = #"{"date":"2021-03-14","time":"02:30:00","tz":"America/New_York","lat":40.7,"lon":-74}"#
        let text = try #require(failure(of: line)).json(line: 7).text
        #expect(text.hasPrefix(#"{"line":7,"field":"time","error":{"line":7,"field":"time","code":"timeInGap","#))
        #expect(text.hasSuffix(#","offsetBefore":-18000,"offsetAfter":-14400}}"#))
    }

    @Test func `a good line has every key that is promised`() throws {
        guard case .success(let values) = charts.reply(to: .bytes(Data((Self.good + "\r").utf8))),
            let value = values.first
        else {
            Issue.record("refused")
            return
        }
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? [String: Any]
        )
        let expected = ["utc", "utcOffsetSeconds", "place", "ayanamsa", "lagna", "bodies", "vimshottari", "settings"]
        #expect(Set(object.keys) == Set(expected))
        #expect(object["utc"] as? String == "1953-10-09T08:24:45Z")
        let bodies = try #require(object["bodies"] as? [String: [String: Any]])
        #expect(bodies.count == 9)
        let keys = ["longitude", "sign", "nakshatra", "pada", "navamsaSign", "house", "retrograde"]
        for body in bodies.values { #expect(Set(keys).isSubset(of: body.keys)) }
        let lagna = try #require(object["lagna"] as? [String: Any])
        #expect(Set(lagna.keys) == Set(keys.prefix(5)))
        let periods = try #require(object["vimshottari"] as? [[String: Any]])
        #expect(periods.count == 9)
        for period in periods {
            #expect(Set(period.keys) == ["lord", "start", "end", "antardashas"])
            #expect((period["antardashas"] as? [[String: Any]])?.count == 9)
        }
    }

    @Test func `without a time there is no lagna and there are no houses`() throws {
        guard case .success(let values) = charts.reply(to: .bytes(Data(try changed("time", "null").utf8))),
            let value = values.first
        else {
            Issue.record("refused")
            return
        }
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? [String: Any]
        )
        #expect(object["lagna"] is NSNull)
        let sun = try #require((object["bodies"] as? [String: [String: Any]])?["Sun"])
        #expect(sun["house"] is NSNull)
        #expect(sun["sign"] as? Int == 6)
    }
}
