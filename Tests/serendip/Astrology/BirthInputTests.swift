import Jyotish
import Places
import Testing

@testable import serendip

struct BirthInputTests {
    private let gazetteer = Gazetteer()

    private func input(_ changes: [String: JSONInput]) throws -> BirthInput {
        let birth: [String: JSONInput] = ["date": .text("1990-05-01"), "time": .text("10:00")]
        return try BirthInput(birth.merging(changes) { $1 }, gazetteer: gazetteer)
    }

    @Test func `a city gives place and zone`() throws {
        let record = try input(["place": .text("Salem, Oregon")]).record
        #expect(record.zone == .named("America/Los_Angeles"))
        #expect(record.place.latitude == 44.94)
    }

    @Test func `what is given counts more than the city's`() throws {
        let input = try input(["place": .text("Salem, India"), "tz": .text("LMT"), "lat": .number(1)])
        #expect(input.record.zone == .localMeanTime)
        #expect(input.record.place.latitude == 1)
        #expect(input.record.place.longitude == 78.15)
    }

    @Test(arguments: [(11.9, "Salem"), (13.1, nil), (-11.65, nil)])
    func `degrees of one's own have the city's name only where they are beside it`(
        latitude: Double,
        name: String?
    ) throws {
        #expect(try input(["place": .text("Salem, India"), "lat": .number(latitude)]).city?.name == name)
    }

    @Test func `a name beside full details is a label`() throws {
        let complete: [String: JSONInput] = ["lat": .number(1), "lon": .number(2), "tz": .text("UTC")]
        #expect(try input(complete.merging(["place": .text("Nowhere")]) { $1 }).city == nil)
    }

    @Test func `an unknown city is an error of the place`() {
        let expected = InputError(
            field: "place",
            code: "unknownPlace",
            message: "No city is known as “Atlantis”; give lat, lon and tz."
        )
        #expect(throws: expected) { try input(["place": .text("Atlantis")]) }
    }

    @Test func `a city that is known elsewhere is an error that says where`() {
        let expected = InputError(
            field: "place",
            code: "unknownPlace",
            message: """
                No city is known as “Salem, IN”, only Salem, Tamil Nadu, India; Salem, Oregon, United States; \
                give lat, lon and tz.
                """
        )
        #expect(throws: expected) { try input(["place": .text("Salem, IN")]) }
    }

    @Test func `of several cities with one name none is taken`() {
        let expected = InputError(
            field: "place",
            code: "severalPlaces",
            message: "“Salem” may be Salem, Tamil Nadu, India; Salem, Oregon, United States: say which, with a comma."
        )
        #expect(throws: expected) { try input(["place": .text("Salem")]) }
        #expect(throws: InputError.self) { try input(["place": .text("Como")]) }
    }

    @Test(arguments: [JSONInput.number(19_800), .text("+05:30")])
    func `an offset can be a number or a text`(offset: JSONInput) throws {
        #expect(try input(["place": .text("Oslo"), "offset": offset]).record.zone == .offset(19_800))
    }

    @Test func `an offset that is neither is an error`() {
        #expect(throws: InputError.self) { try input(["place": .text("Oslo"), "offset": .text("half past five")]) }
        #expect(throws: InputError.self) { try input(["place": .text("Oslo"), "offset": .bool(true)]) }
    }

    @Test func `times are exact, approximate or unknown`() throws {
        let place: [String: JSONInput] = ["place": .text("Oslo")]
        #expect(try input(place).record.time == .exact(36_000))
        let about = try input(place.merging(["withinMinutes": .number(30)]) { $1 })
        #expect(about.record.time == .within(36_000, minutes: 30))
        for unknown in [JSONInput.null, .text("unknown"), .text("Unknown")] {
            #expect(try input(place.merging(["time": unknown]) { $1 }).record.time == .unknown)
        }
    }

    @Test func `settings are chosen by name, in any case`() throws {
        let settings = try input([
            "place": .text("Oslo"), "ayanamsa": .text("KRISHNAMURTI"), "node": .text("true"),
            "houses": .text("sripati"),
        ]).settings
        #expect(settings == ChartSettings(ayanamsa: .krishnamurti, node: .osculating, houses: .sripati))
        #expect(throws: InputError.self) { try input(["place": .text("Oslo"), "ayanamsa": .text("mine")]) }
    }
}
