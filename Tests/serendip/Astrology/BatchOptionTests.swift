import ArgumentParser
import Testing

@testable import serendip

struct BatchOptionTests {
    private func filled(_ options: [String], _ line: String) throws -> InputFields {
        InputFields(try BirthOptions.parse(options).filling(try JSONInput.object(text: line)))
    }

    @Test func `an option beside a batch is for what a line leaves out`() throws {
        let options = ["--node", "true", "--ayanamsa", "raman", "--fold", "1"]
        let fields = try filled(options, #"{"date":"1953-10-09","node":"mean","fold":null}"#)
        #expect(try fields.text("date") == "1953-10-09")
        #expect(try fields.text("node") == "mean")
        #expect(try fields.text("ayanamsa") == "raman")
        #expect(try fields.integer("fold") == nil)
    }

    @Test func `a line that says where is given no other place`() throws {
        let city = try filled(["--tz", "Asia/Kolkata", "--lat", "1", "--lon", "2"], #"{"place":"Johannesburg"}"#)
        #expect(try city.text("place") == "Johannesburg")
        #expect(!city.contains("tz") && !city.contains("lat") && !city.contains("lon"))
        let degrees = try filled(["--place", "Johannesburg", "--tz", "UTC"], #"{"lat":1,"lon":2}"#)
        #expect(!degrees.contains("place"))
        #expect(try degrees.text("tz") == "UTC")
        #expect(try filled(["--place", "Johannesburg"], "{}").text("place") == "Johannesburg")
    }

    @Test(arguments: [
        ["chart", "--details", "--date", "1953-10-09"], ["match", "--batch", "-", "--groom", "{}"],
        ["match", "--batch", "-", "--bride", "{}"], ["match", "--table", "--batch", "-"],
        ["match", "--table", "--json"],
    ])
    func `an option that would be passed over is a usage error that names it`(arguments: [String]) throws {
        do {
            _ = try Serendip.parseAsRoot(arguments)
            Issue.record("it was taken")
        } catch {
            #expect(Serendip.exitCode(for: error).rawValue == 64)
            #expect(Serendip.message(for: error).contains("--"))
        }
    }

    @Test(arguments: [["chart", "--batch", "-", "--details", "--json", "--node", "true"], ["match", "--batch", "-"]])
    func `options that go together are taken`(arguments: [String]) throws {
        #expect(throws: Never.self) { try Serendip.parseAsRoot(arguments) }
    }
}
