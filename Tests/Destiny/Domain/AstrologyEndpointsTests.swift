import Calls
import DestinyDomain
import Foundation
import Testing

/// What the calls carry comes out as it went in, and in the form the API's document says.
struct AstrologyEndpointsTests {
    private func roundTrip<Input: Equatable, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ input: Input
    ) throws {
        let request = try endpoint.request(for: input)
        #expect(try endpoint.input(from: request) == input)
    }

    private func roundTrip<Input, Output: Equatable, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        answering output: Output
    ) throws {
        let response = try endpoint.response(to: output)
        let value = try JSONCoding.decode(JSONValue.self, from: response.body)
        let schema = try #require(endpoint.declaration.output)
        try schema.validate(value, field: "output")
        #expect(try endpoint.output(from: response) == output)
        #expect(unnamed(in: value, schema, at: "output", names: [:]) == [])
    }

    /// The members of a value that its schema does not name, so that the document is never behind the code.
    private func unnamed(
        in value: JSONValue,
        _ schema: JSONSchema,
        at path: String,
        names: [String: JSONSchema]
    ) -> [String] {
        switch (schema.shape, value) {
        case (.named(let name, let schema), _):
            return unnamed(in: value, schema, at: path, names: names.merging([name: schema]) { $1 })
        case (.reference(let name), _):
            return names[name].map { unnamed(in: value, $0, at: path, names: names) } ?? [path]
        case (.array(let element, _), .array(let values)):
            return values.flatMap { unnamed(in: $0, element, at: path + "[]", names: names) }
        case (.object(let properties), .object(let members)):
            return members.flatMap { name, value in
                guard let property = properties.first(where: { $0.name == name }) else { return ["\(path).\(name)"] }
                return unnamed(in: value, property.schema, at: "\(path).\(name)", names: names)
            }
        default: return []
        }
    }

    @Test func `charts and days keep everything`() throws {
        try roundTrip(ChartEndpoints.places, PlaceSearchInput("Salem, Tamil Nadu"))
        try roundTrip(ChartEndpoints.places, answering: [try Samples.birth().place])
        let directory = PlaceDirectory(host: "places.example.org", attribution: "© Somebody")
        try roundTrip(ChartEndpoints.placeDirectory, answering: PlaceDirectoryAnswer(directory))
        try roundTrip(ChartEndpoints.placesElsewhere, PlaceSearchInput("Hampi"))
        try roundTrip(ChartEndpoints.chartOf, BirthInput(try Samples.birth()))
        try roundTrip(ChartEndpoints.chart, answering: try Samples.chart())
        try roundTrip(ChartEndpoints.transits, answering: Samples.transits)
        try roundTrip(ChartEndpoints.today, DayInput(try #require(Samples.day)))
        try roundTrip(ChartEndpoints.today, answering: try Samples.today())
    }

    @Test func `profiles keep everything`() throws {
        try roundTrip(ProfileEndpoints.profile, answering: try Samples.profile())
        try roundTrip(ProfileEndpoints.saveBirth, BirthInput(try Samples.birth()))
        try roundTrip(ProfileEndpoints.saveSettings, SettingsInput(try Samples.profile().settings))
        let conversations = ConversationSettings(historyEnabled: false)
        try roundTrip(ProfileEndpoints.saveConversationSettings, ConversationSettingsInput(conversations))
        try roundTrip(ProfileEndpoints.redeem, RedeemInput("a.b.c"))
        try roundTrip(ProfileEndpoints.quota, answering: Samples.quota)
    }

    @Test func `conversations keep everything`() throws {
        let asked = AskedQuestion(thread: Samples.thread, question: Samples.answer, answer: Samples.answer)
        try roundTrip(ConversationEndpoints.ask, AskInput("Work?", in: Samples.id, key: IdempotencyKey()))
        try roundTrip(ConversationEndpoints.ask, answering: asked)
        try roundTrip(ConversationEndpoints.answerAgain, AnswerAgainInput(Samples.id, key: IdempotencyKey()))
        try roundTrip(ConversationEndpoints.edit, EditQuestionInput(Samples.id, text: "?", key: IdempotencyKey()))
        try roundTrip(ConversationEndpoints.steps, StepsInput(of: Samples.id, after: 3, wait: 20))
        try roundTrip(ConversationEndpoints.threads, ThreadListInput(matching: "a b&c", archived: true))
        try roundTrip(ConversationEndpoints.threads, answering: [Samples.thread])
        let change = ThreadChange(title: "Work", isPinned: true, isArchived: false)
        try roundTrip(ConversationEndpoints.change, ChangeThreadInput(Samples.id, change))
        try roundTrip(ConversationEndpoints.export, ExportInput(nil, as: .markdown))
        try roundTrip(ConversationEndpoints.trace, answering: Samples.trace)
        let session = GuideSession(id: Samples.id, createdAt: Samples.date, lastUsedAt: Samples.date, threadCount: 1)
        try roundTrip(ConversationEndpoints.sessions, answering: [session])
    }

    @Test func `every step of an answer keeps what it carries`() throws {
        let steps: [AnswerEvent.Step] = [
            .area(.career), .tool(Samples.tool), .text("Work "), .restart, .sources([Samples.source]),
            .confidence(Confidence(score: 0.7)), .finished(Samples.answer),
        ]
        let events = steps.enumerated().map { AnswerEvent(sequence: $0.offset + 1, step: $0.element) }
        try roundTrip(ConversationEndpoints.steps, answering: AnswerSteps(steps: events))
    }

    @Test func `a prediction is asked and answered by the names of its own API`() throws {
        let input = PredictInput(
            question: "Will I change my job?",
            threadID: Samples.id,
            birth: GivenBirth(try Samples.birth()),
            key: IdempotencyKey(),
            after: 4
        )
        try roundTrip(ConversationEndpoints.predict, input)
        let request = try ConversationEndpoints.predict.request(for: input)
        #expect(request.path == "/vedic/api/predict/")
        let prediction = Prediction(answer: Samples.answer, quota: Samples.quota)
        try roundTrip(ConversationEndpoints.predict, answering: prediction)
    }

    @Test func `a match keeps everything and a couple is read as other services write it`() throws {
        let request = MatchRequest(boy: try Samples.birth(), girl: try Samples.birth())
        try roundTrip(MatchEndpoints.compatibility, CompatibilityInput(request))
        try roundTrip(MatchEndpoints.compatibility, answering: Samples.match)
        try roundTrip(MatchEndpoints.keep, KeepMatchInput(request, key: IdempotencyKey()))
        let saved = SavedMatch(id: Samples.id, savedAt: Samples.date, report: Samples.match)
        try roundTrip(MatchEndpoints.saved, answering: [saved])
        let input = try Self.couple(#"{"date":"1990-01-02","time":"10:20","place":"Pune"}"#)
        #expect(input.boy.place == .city("Pune"))
        #expect(input.girl.time == nil)
    }

    private static func couple(_ boy: String) throws -> CompatibilityInput {
        let request = EndpointRequest(
            method: .post,
            path: "/vedic/api/compatibility",
            headers: ["content-type": "application/json"],
            body: Data(#"{"boy":\#(boy),"girl":{"date":"1991-02-03"}}"#.utf8)
        )
        return try MatchEndpoints.compatibility.input(from: request)
    }

    @Test func `a place may be said by where it lies`() throws {
        let place = #"{"lat":18.52,"lon":73.86,"tz":"Asia/Kolkata"}"#
        let input = try Self.couple(#"{"date":"1990-01-02","place":\#(place)}"#)
        #expect(input.boy.place == .point(GivenPlace.Point(lat: 18.52, lon: 73.86, tz: "Asia/Kolkata")))
        try roundTrip(MatchEndpoints.compatibility, input)
    }

    @Test(arguments: [
        ("5", "boy.place"), (#"{"lat":18.52,"lon":73.86}"#, "boy.place.tz"),
        (#"{"lat":"18","lon":73.86,"tz":"LMT"}"#, "boy.place.lat"), (#""""#, "boy.place"),
    ])
    func `a place that cannot be read names its field`(_ place: String, field: String) throws {
        let problem = #expect(throws: Problem.self) {
            try Self.couple(#"{"date":"1990-01-02","place":\#(place)}"#)
        }
        #expect(problem?.field == field)
    }

    @Test func `a day that does not exist names its field`() throws {
        let request = EndpointRequest(method: .get, path: "/api/v1/astrology/today", query: "day=2026-02-30")
        let problem = #expect(throws: Problem.self) { try ChartEndpoints.today.input(from: request) }
        #expect(problem?.field == "day")
    }

    @Test(arguments: [
        AstrologyError.birthNeeded, .notFound, .stillAnswering, .offline, .noRoom, .notSignedIn,
        .subscriptionsUnavailable,
        .quotaExhausted(Samples.quota), .invalid(field: "girl.date", reason: .timeInGap),
        .invalid(field: "key", reason: .keyReused), .invalidTransaction(.otherAccount),
    ])
    func `every error travels as a problem and arrives as itself`(_ error: AstrologyError) throws {
        let data = try JSONCoding.encode(error.problem)
        #expect(AstrologyError(problem: try JSONCoding.decode(Problem.self, from: data)) == error)
    }
}
