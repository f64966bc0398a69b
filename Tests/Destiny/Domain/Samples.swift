import DestinyDomain
import Foundation
import Testing

/// One full value of everything that the calls carry.
enum Samples {
    static let date = Date(timeIntervalSince1970: 1_800_000_000.25)
    static let id = UUID()
    static let day = CalendarDay(year: 1990, month: 5, day: 14)
    static let source = Citation(id: "BPHS:21", label: "BPHS ch. 21, Santhanam", title: "Effects of the tenth house")
    static let tool = ToolChip(tool: "house", label: "Analyzed 10th house")
    static let point = ChartPoint(longitude: 123.4567, rashi: .leo, star: .magha, pada: 2)
    static let quota = Quota(used: 2, limit: 10, renewsAt: date)

    static let fact = ChartFact(
        id: "F1",
        tool: tool,
        statement: "Saturn is exalted.",
        polarity: 0.5,
        weight: 0.25,
        from: date,
        to: date,
        sources: [source]
    )

    static func birth() throws -> BirthDetails {
        BirthDetails(
            name: "Vidya",
            date: try #require(day),
            time: ClockTime(hour: 10, minute: 24, second: 45),
            accuracy: .withinHour,
            place: BirthPlace(
                name: "Salem",
                area: "Tamil Nadu, India",
                latitude: 11.65,
                longitude: 78.16,
                zone: "Asia/Kolkata"
            ),
            fold: 1
        )
    }

    static let computedWith = ComputedWith(
        ephemeris: "libnova",
        ayanamsa: .lahiri,
        ayanamsaDegrees: 23.7,
        node: .osculating,
        houses: "wholeSign",
        dashaYearDays: 365.25,
        timeZoneRules: "2025b",
        utc: date,
        utcOffsetSeconds: 19_800,
        otherUTCOffsetSeconds: 23_400
    )

    static func chart() throws -> ChartSummary {
        let clock = try #require(ClockTime(hour: 1, minute: 2))
        let part = DashaPeriod(lord: .moon, start: date, end: date)
        return ChartSummary(
            birth: try birth(),
            lagna: point,
            bodies: [
                ChartBody(
                    graha: .sun,
                    point: point,
                    house: 1,
                    isRetrograde: false,
                    isCombust: true,
                    dignity: .moolatrikona
                )
            ],
            divisions: [ChartDivision(number: 9, lagna: .leo, places: [.init(graha: .sun, rashi: .aries)])],
            dashas: [DashaPeriod(lord: .venus, start: date, end: date, parts: [part])],
            runningDashas: [part],
            yogas: [YogaNote(name: "Raja", bodies: [.sun, .moon], rule: "Together.", source: source)],
            bindus: [28, 30],
            certainty: [
                CertaintyNote(
                    graha: .moon,
                    aspect: .star,
                    spans: [.init(rashi: .leo, star: .magha, from: clock, to: clock)]
                )
            ],
            dashaUncertaintyDays: 12.5,
            computedWith: computedWith
        )
    }

    static let transits = TransitReport(
        instant: date,
        bodies: [
            TransitBody(
                graha: .saturn,
                point: point,
                isRetrograde: true,
                houseFromMoon: 8,
                houseFromLagna: 2,
                isFavourable: false,
                obstructedBy: [.mars]
            )
        ],
        contacts: [TransitContact(graha: .jupiter, natal: .moon, start: date, exact: [date], end: date)],
        saturn: [SaturnStay(phase: .peak, start: date, end: date)],
        computedWith: computedWith
    )

    static func today() throws -> Today {
        Today(
            insight: DailyInsight(day: try #require(day), title: "A quiet day", text: "Rest.", facts: [fact]),
            questions: [SuggestedQuestion(text: "What now?", area: .career, reason: "Saturn moves.")]
        )
    }

    static let thread = ConversationThread(
        id: id,
        sessionID: id,
        title: "Work",
        preview: "Your tenth house",
        primaryArea: .career,
        messageCount: 2,
        isPinned: true,
        isArchived: false,
        createdAt: date,
        updatedAt: date
    )

    static let answer = Message(
        id: id,
        threadID: id,
        role: .assistant,
        text: "**Work** goes well.",
        state: .complete,
        createdAt: date,
        questionID: id,
        version: 2,
        grounds: AnswerGrounds(
            area: .career,
            tools: [tool],
            sources: [source],
            confidence: Confidence(score: 0.62),
            answerer: .classical,
            traceID: id
        )
    )

    static let trace = ReasoningTrace(
        id: id,
        question: "Work?",
        refusal: .money,
        areas: [.init(area: .career, score: 2)],
        timeFrame: "now",
        facts: [fact],
        sentences: [.init(text: "It goes well.", facts: ["F1"])],
        confidence: [.init(name: .agreement, value: 0.5, weight: 0.35)],
        answerer: .fallback,
        droppedSentences: 1,
        computedWith: computedWith,
        createdAt: date
    )

    static func profile() throws -> AstrologyProfile {
        AstrologyProfile(
            birth: try birth(),
            settings: AstrologySettings(
                ayanamsa: .raman,
                node: .osculating,
                chartStyle: .south,
                language: .hindi,
                consentedProvider: "api.example.org"
            ),
            conversations: ConversationSettings(saveConversations: false),
            quota: quota,
            subscription: SubscriptionStatus(state: .active, productID: "premium", expiresAt: date, isSandbox: true),
            provider: AnswerProvider(name: "api.example.org", model: "m")
        )
    }

    private static let manglik = ManglikResult.Person(
        isPresent: true,
        isCancelled: false,
        isMild: true,
        houseFromLagna: 2,
        houseFromMoon: 3,
        houseFromVenus: 4,
        exceptions: ["Mars is in Leo."]
    )

    static let match = MatchReport(
        boy: MatchPerson(name: "A", moon: point),
        girl: MatchPerson(name: "B", moon: point),
        totalScore: 26.5,
        kutaDetails: [
            KutaResult(
                name: .grahaMaitri,
                score: 0.5,
                maxScore: 5,
                boyValue: "Sun",
                girlValue: "Saturn",
                rule: "By friendship.",
                meaning: "They differ.",
                exchangedScore: 1
            )
        ],
        doshas: [
            DoshaResult(name: .nadi, isPresent: true, isCancelled: true, reasons: ["Same sign."], meaning: "Old.")
        ],
        manglik: ManglikResult(boy: manglik, girl: manglik, isCompatible: true, meaning: "Both."),
        band: .good,
        summary: "Good.",
        recommendation: "Talk.",
        ruleset: "north-v1",
        exchangedTotal: 25,
        openPoints: ["The Moon may be in Virgo."],
        settings: .init(boy: computedWith, girl: computedWith)
    )
}
