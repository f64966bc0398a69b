package import DestinyDomain
package import Foundation

/// Made-up people, charts and words for previews, snapshots and tests.
nonisolated package enum SampleData {
    /// 15 January 2026, 09:30 in India.
    package static let now = Date(timeIntervalSince1970: 1_768_449_600)
    static let session = id(900)

    static func id(_ number: Int) -> UUID {
        UUID(uuidString: "00000000-0000-4000-8000-" + String(String(1_000_000_000_000 + number).dropFirst())) ?? UUID()
    }

    package static let salem = BirthPlace(
        name: "Salem",
        area: "Tamil Nadu, India",
        latitude: 11.65,
        longitude: 78.16,
        zone: "Asia/Kolkata"
    )
    /// One that is in no list of cities.
    package static let hamlet = BirthPlace(
        name: "Anegundi",
        area: "Gangavathi, Karnataka, India",
        latitude: 15.35,
        longitude: 76.49,
        zone: "Asia/Kolkata"
    )
    package static let places = [
        salem,
        BirthPlace(
            name: "Salem",
            area: "Oregon, United States",
            latitude: 44.94,
            longitude: -123.04,
            zone: "America/Los_Angeles"
        ),
        BirthPlace(name: "Jaipur", area: "Rajasthan, India", latitude: 26.92, longitude: 75.79, zone: "Asia/Kolkata"),
    ]

    package static let vamshi = birth("Vamshi Krishna", (1990, 5, 14), (10, 24), salem)
    package static let swathi = birth("Swathi", (1992, 11, 3), (6, 5), places[2])

    package static let quota = Quota(used: 3, limit: 10, renewsAt: Date(timeIntervalSince1970: 1_769_904_000))

    package static let profile = AstrologyProfile(
        birth: vamshi,
        settings: AstrologySettings(),
        conversations: ConversationSettings(),
        quota: quota,
        subscription: .none,
        provider: AnswerProvider(name: "api.example.com", model: "small-1")
    )

    static let bphs = Citation(id: "BPHS:21", label: "BPHS ch. 21, Santhanam", title: "Effects of the tenth house")
    static let phala = Citation(id: "PD:26", label: "Phaladeepika ch. 26", title: "Transits")
    static let house = ToolChip(tool: "house", label: "Analyzed 10th house")
    static let dasha = ToolChip(tool: "dasha", label: "Vimshottari: Venus–Moon until 14 Mar 2027")
    static let transit = ToolChip(tool: "transit", label: "Checked Saturn transit")

    static let facts = [
        ChartFact(
            id: "F1",
            tool: house,
            statement: "The lord of the 10th house, Mars, is in Aquarius in the 8th house",
            polarity: -0.3,
            weight: 0.6,
            from: nil,
            to: nil,
            sources: [bphs]
        ),
        ChartFact(
            id: "F2",
            tool: dasha,
            statement: "The period of Venus runs, and in it that of the Moon",
            polarity: 0.4,
            weight: 0.8,
            from: nil,
            to: nil,
            sources: [bphs]
        ),
        ChartFact(
            id: "F3",
            tool: transit,
            statement: "Saturn goes through Pisces, the 3rd from the Moon",
            polarity: 0.5,
            weight: 0.7,
            from: nil,
            to: nil,
            sources: [phala]
        ),
    ]

    package static let today = Today(
        insight: DailyInsight(
            day: CalendarDay(year: 2026, month: 1, day: 15) ?? vamshi.date,
            title: "A day for quiet work",
            text:
                "The Moon goes through the third sign from your own, which tradition counts as a day of small, steady "
                + "efforts. Mercury stands near your natal Sun: what you write today tends to be clear.",
            facts: [facts[2], facts[1]]
        ),
        questions: [
            SuggestedQuestion(
                text: "What does this Venus period ask of me?",
                area: .general,
                reason: "Venus–Moon runs until March 2027"
            ),
            SuggestedQuestion(
                text: "Is this a good month to change jobs?",
                area: .career,
                reason: "Saturn goes through your 9th house"
            ),
            SuggestedQuestion(
                text: "How do I approach partnership now?",
                area: .marriage,
                reason: "Jupiter looks at your 7th house"
            ),
        ]
    )

    static let answerText = """
        Your tenth house, the place of work, is **Aries**, and its lord Mars stands in the eighth. Tradition reads this \
        as work that *changes shape* rather than climbing straight.

        - The period of Venus and the Moon favours work with people.
        - Saturn in the third from your Moon supports steady effort.

        A calm reading: build one skill this year, and let the title follow.
        """

    static let grounds = AnswerGrounds(
        area: .career,
        tools: [house, dasha, transit],
        sources: [bphs, phala],
        confidence: Confidence(score: 0.62),
        answerer: .classical,
        traceID: id(500)
    )

    static let question = message(1, .user, "What does my chart say about work this year?", minutes: -4)
    static let answer = message(2, .assistant, answerText, minutes: -4, question: 1, grounds: grounds)
    static let conversation = Conversation(thread: threads[0], messages: [question, answer])

    package static let threads = [
        thread(1, "What does my chart say about work this year?", "A calm reading: build one skill", hours: -0.1),
        thread(2, "Marriage prospects", "Jupiter looks at your seventh house", hours: -30, isPinned: true),
        thread(3, "Which period am I in now?", "The period of Venus runs until 2027", hours: -28),
        thread(4, "Moving to another city with the whole family in the coming spring", "The fourth house", hours: -96),
        thread(5, "Sade Sati", "Saturn is past the sign of your Moon", hours: -24 * 70),
    ]

    static let trace = ReasoningTrace(
        id: id(500),
        question: question.text,
        refusal: nil,
        areas: [.init(area: .career, score: 2), .init(area: .general, score: 0.4)],
        timeFrame: "this year",
        facts: facts,
        sentences: [
            .init(
                text: "Your tenth house, the place of work, is Aries, and its lord Mars stands in the eighth.",
                facts: ["F1"]
            ),
            .init(text: "The period of Venus and the Moon favours work with people.", facts: ["F2"]),
            .init(text: "Saturn in the third from your Moon supports steady effort.", facts: ["F3"]),
        ],
        confidence: [
            .init(name: .agreement, value: 0.7, weight: 0.35), .init(name: .coverage, value: 0.8, weight: 0.25),
            .init(name: .concordance, value: 0.5, weight: 0.2), .init(name: .birthTime, value: 1, weight: 0.2),
        ],
        answerer: .classical,
        droppedSentences: 0,
        computedWith: SampleChart.computed,
        createdAt: now
    )

    static func birth(
        _ name: String,
        _ day: (Int, Int, Int),
        _ time: (Int, Int),
        _ place: BirthPlace
    ) -> BirthDetails {
        guard let date = CalendarDay(year: day.0, month: day.1, day: day.2) else { preconditionFailure("a day") }
        return BirthDetails(
            name: name,
            date: date,
            time: ClockTime(hour: time.0, minute: time.1),
            accuracy: .exact,
            place: place
        )
    }

    static func message(
        _ number: Int,
        _ role: Message.Role,
        _ text: String,
        minutes: Double,
        state: Message.State = .complete,
        question: Int? = nil,
        version: Int = 1,
        grounds: AnswerGrounds? = nil
    ) -> Message {
        Message(
            id: id(number),
            threadID: id(101),
            role: role,
            text: text,
            state: state,
            createdAt: now.addingTimeInterval(minutes * 60),
            questionID: question.map(id),
            version: version,
            grounds: grounds
        )
    }

    nonisolated static func messages(of thread: ConversationThread) -> [Message] {
        guard thread.id == threads[0].id else { return [] }
        return [question, answer]
    }

    private static func thread(
        _ number: Int,
        _ title: String,
        _ preview: String,
        hours: Double,
        isPinned: Bool = false
    ) -> ConversationThread {
        ConversationThread(
            id: id(100 + number),
            sessionID: session,
            title: title,
            preview: preview,
            primaryArea: .career,
            messageCount: 2,
            isPinned: isPinned,
            isArchived: false,
            createdAt: now.addingTimeInterval(hours * 3600),
            updatedAt: now.addingTimeInterval(hours * 3600)
        )
    }
}
