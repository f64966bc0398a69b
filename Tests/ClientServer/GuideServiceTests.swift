import Calls
import DestinyDomain
import Foundation
import StorageTesting
import Testing

/// Destiny's services, in process and over the API.
struct GuideServiceTests {
    private func birth(
        _ guide: GuideServices,
        _ name: String = "Vamshi 🌙",
        _ city: String = "Salem"
    ) async throws -> BirthDetails {
        BirthDetails(
            name: name,
            date: try #require(CalendarDay(text: "1990-05-14")),
            time: ClockTime(text: "10:24"),
            accuracy: .exact,
            place: try #require(try await guide.charts.places(matching: city).first)
        )
    }

    /// All steps of an answer, however often the line has to be taken up again.
    private func steps(
        _ guide: GuideServices,
        of answer: Message.ID,
        after sequence: Int = 0
    ) async throws -> [AnswerEvent] {
        try await guide.conversations.steps(of: answer, after: sequence).reduce(into: []) { $0.append($1) }
    }

    @Test(arguments: ServicePlace.allCases)
    func `details that are kept come back as they were given, and make the chart`(place: ServicePlace) async throws {
        try await place.withGuide { guide in
            await #expect(throws: AstrologyError.birthNeeded) { try await guide.charts.chart() }
            let birth = try await birth(guide)
            #expect(try await guide.profile.save(birth).birth == birth)
            var settings = AstrologySettings()
            (settings.ayanamsa, settings.language) = (.krishnamurti, .hindi)
            #expect(try await guide.profile.save(settings).settings == settings)
            let chart = try await guide.charts.chart()
            #expect(chart.lagna?.rashi == .cancer)
            #expect(chart.bodies.count == 9)
            #expect(chart.computedWith.ayanamsa == .krishnamurti)
            let day = try #require(CalendarDay(text: TestDate.day))
            let today = try await guide.charts.today(day)
            #expect(today.insight.day == day)
            #expect(today.questions.count == 3)
            #expect(try await guide.charts.transits().bodies.count == 9)
            try await guide.profile.deleteEverything()
            #expect(try await guide.profile.profile().birth == nil)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `an answer comes in numbered steps, and from any of them again`(place: ServicePlace) async throws {
        try await place.withGuide { guide in
            _ = try await guide.profile.save(try await birth(guide))
            let key = IdempotencyKey()
            let asked = try await guide.conversations.ask("wen will i get a promotion??", in: nil, key: key)
            let all = try await steps(guide, of: asked.answer.id)
            #expect(all.map(\.sequence) == Array(1...all.count))
            #expect(all.first?.step == .area(.career))
            guard case .finished(let message)? = all.last?.step else { throw AstrologyError.notFound }
            #expect(message.state == .complete)
            let rest = try await steps(guide, of: asked.answer.id, after: 10)
            #expect(rest.map(\.sequence) == Array(11...all.count))
            // Sent twice, asked once.
            let echo = try await guide.conversations.ask("wen will i get a promotion??", in: nil, key: key)
            #expect(echo.question.id == asked.question.id)
            #expect(try await guide.conversations.quota().used == 1)
            let trace = try await guide.conversations.trace(try #require(message.grounds?.traceID))
            #expect(!trace.facts.isEmpty)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `the last question of a guest says when there are more`(place: ServicePlace) async throws {
        try await place.withGuide { guide in
            _ = try await guide.profile.save(try await birth(guide))
            for text in ["How is my work?", "How is my health?", "Will I travel abroad?"] {
                let asked = try await guide.conversations.ask(text, in: nil, key: IdempotencyKey())
                _ = try await steps(guide, of: asked.answer.id)
            }
            let quota = try await guide.conversations.quota()
            #expect(quota.used == 3)
            await #expect(throws: AstrologyError.quotaExhausted(quota)) {
                try await guide.conversations.ask("And money?", in: nil, key: IdempotencyKey())
            }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a thread is renamed, found, deleted and put back`(place: ServicePlace) async throws {
        try await place.withGuide { guide in
            let service = guide.conversations
            _ = try await guide.profile.save(try await birth(guide))
            let asked = try await service.ask("How is my work?", in: nil, key: IdempotencyKey())
            _ = try await steps(guide, of: asked.answer.id)
            let renamed = try await service.change(asked.thread.id, ThreadChange(title: "Büro", isPinned: true))
            #expect(renamed.title == "Büro")
            #expect(try await service.threads(matching: "bür", archived: false).map(\.id) == [asked.thread.id])
            #expect(try await service.export(asked.thread.id, as: .markdown).text.contains("How is my work?"))
            try await service.delete(asked.thread.id)
            #expect(try await service.threads(matching: "", archived: false) == [])
            await #expect(throws: AstrologyError.notFound) { try await service.conversation(asked.thread.id) }
            #expect(try await service.restore(asked.thread.id).isPinned)
            #expect(try await service.conversation(asked.thread.id).messages.count == 2)
            #expect(try await service.sessions().map(\.threadCount) == [1])
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `what is written and not asked is kept by thread, until it is empty`(place: ServicePlace) async throws {
        try await place.withGuide { guide in
            let service = guide.conversations
            _ = try await guide.profile.save(try await birth(guide))
            let thread = try await service.ask("How is my work?", in: nil, key: IdempotencyKey()).thread.id
            try await service.keep(QuestionDraft("When will I", in: nil))
            try await service.keep(QuestionDraft("And then?", in: thread))
            try await service.keep(QuestionDraft("When will I move? 🌙", in: nil))
            #expect(
                Set(try await service.drafts())
                    == [QuestionDraft("When will I move? 🌙", in: nil), QuestionDraft("And then?", in: thread)]
            )
            try await service.keep(QuestionDraft("", in: nil))
            #expect(try await service.drafts() == [QuestionDraft("And then?", in: thread)])
            await #expect(throws: AstrologyError.notFound) { try await service.keep(QuestionDraft("x", in: UUID())) }
            try await service.delete(thread)
            #expect(try await service.drafts() == [])
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a match is compared, and kept only when asked`(place: ServicePlace) async throws {
        try await place.withGuide { guide in
            let request = MatchRequest(
                boy: try await birth(guide),
                girl: try await birth(guide, "Swathi", "Jaipur")
            )
            let report = try await guide.matches.match(request)
            #expect(report.kutaDetails.count == 8)
            #expect(try await guide.matches.savedMatches() == [])
            let key = IdempotencyKey()
            let saved = try await guide.matches.keep(request, key: key)
            #expect(saved.report == report)
            #expect(try await guide.matches.keep(request, key: key) == saved)
            #expect(try await guide.matches.savedMatches() == [saved])
            try await guide.matches.forget(saved.id)
            #expect(try await guide.matches.savedMatches() == [])
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `keys are made, listed without their secret, and revoked`(place: ServicePlace) async throws {
        try await place.withGuide { guide in
            let made = try await guide.keys.create("site")
            #expect(made.secret.hasPrefix(APIKey.prefix))
            #expect(try await guide.keys.keys() == [made.key])
            try await guide.keys.revoke(made.key.id)
            #expect(try await guide.keys.keys() == [])
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a server without a store grants nothing`(place: ServicePlace) async throws {
        try await place.withGuide { guide in
            await #expect(throws: AstrologyError.subscriptionsUnavailable) {
                try await guide.subscriptions.redeem("a.b.c")
            }
            let subscription = try await guide.subscriptions.subscription()
            #expect(subscription == .none)
        }
    }
}
