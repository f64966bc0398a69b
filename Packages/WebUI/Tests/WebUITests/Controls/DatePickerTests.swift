import Foundation
import SwiftUI
import Testing
import WebUITesting

private struct Dating: View {
    @State var date: Date
    let components: DatePickerComponents
    var latest: Date?

    var body: some View {
        if let latest {
            DatePicker("Birth", selection: $date, in: ...latest, displayedComponents: components)
        } else {
            DatePicker("Birth", selection: $date, displayedComponents: components)
        }
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
    }
}

struct DatePickerTests {
    /// 14 February 2009, 00:31:30 in Berlin.
    private let date = Date(timeIntervalSince1970: 1_234_567_890)

    private var berlin: EnvironmentValues {
        get throws {
            var environment = EnvironmentValues()
            environment.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
            return environment
        }
    }

    @Test(
        arguments: [
            (DatePickerComponents.date, "date", "2009-02-14"), (.hourAndMinute, "time", "00:31"),
            ([.date, .hourAndMinute], "datetime-local", "2009-02-14T00:31"),
        ] as [(DatePickerComponents, String, String)]
    )
    func `a field shows the parts that can be chosen, in the person's time zone`(
        components: DatePickerComponents,
        type: String,
        text: String
    ) throws {
        let host = ViewHost(Dating(date: date, components: components), environment: try berlin)
        let field = try #require(host.document.root.first { $0.tag == "input" })
        #expect(field.attributes["type"] == type)
        #expect(field.value == text)
    }

    @Test(
        arguments: [
            (DatePickerComponents.date, "2009-03-01", "1235863890"), (.hourAndMinute, "23:00", "1234648830"),
            ([.date, .hourAndMinute], "2009-02-15T00:31", "1234654290"),
        ] as [(DatePickerComponents, String, String)]
    )
    func `what is chosen changes these parts and no others`(
        components: DatePickerComponents,
        text: String,
        seconds: String
    ) throws {
        let host = ViewHost(Dating(date: date, components: components), environment: try berlin)
        host.send("change", text: text) { $0.tag == "input" }
        #expect(host.visibleText.last == seconds)
    }

    @Test(arguments: ["", "2009-13-40", "yesterday", "2009-02"])
    func `text that is no date changes nothing`(text: String) throws {
        let host = ViewHost(Dating(date: date, components: .date), environment: try berlin)
        host.send("change", text: text) { $0.tag == "input" }
        #expect(host.visibleText.last == "1234567890")
    }

    @Test func `a date after the last is the last`() throws {
        let host = ViewHost(Dating(date: date, components: .date, latest: date), environment: try berlin)
        #expect(host.document.root.first { $0.tag == "input" }?.attributes["max"] == "2009-02-14")
        host.send("change", text: "2030-01-01") { $0.tag == "input" }
        #expect(host.visibleText.last == "1234567890")
    }
}
