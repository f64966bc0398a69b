import DestinyDomain

/// What is said where a chart is not asked.
///
/// No astrology in them, no blame, and a way on.
enum FixedResponse {
    /// The response, sentence by sentence; a new paragraph where a part begins.
    ///
    /// - Parameters:
    ///   - refusal: what the gate stopped.
    ///   - language: what the question was written in; ``QuestionLanguage/hinglish`` is answered in Latin letters.
    ///   - circumstance: who asks it, and of whom, where that wants other words.
    /// - Returns: paragraphs of sentences.
    static func paragraphs(
        for refusal: Refusal,
        language: QuestionLanguage = .english,
        circumstance: Circumstance? = nil
    ) -> [[String]] {
        if let own = circumstance.flatMap({ CircumstanceResponse.paragraphs(for: $0, isHindi: language != .english) }) {
            return language == .hinglish ? own.map { $0.map(Hinglish.text) } : own
        }
        switch language {
        case .english: return CrisisResponse.paragraphs(for: refusal, isHindi: false) ?? english(refusal)
        case .hindi: return hindi(refusal)
        case .hinglish: return hindi(refusal).map { $0.map(Hinglish.text) }
        }
    }

    private static func hindi(_ refusal: Refusal) -> [[String]] {
        CrisisResponse.paragraphs(for: refusal, isHindi: true) ?? HindiFixedResponse.paragraphs(for: refusal)
    }

    private static func english(_ refusal: Refusal) -> [[String]] {
        switch refusal {
        case .selfHarm, .overdose, .violence, .childAbuse, .minor: []
        case .death: death
        case .illness: illness
        case .pregnancy: pregnancy
        case .money: money
        case .legal: legal
        case .surveillance: surveillance
        case .harm: harm
        case .notAQuestion: notAQuestion
        case .greeting: greeting
        case .thanks: thanks
        }
    }

    private static let death = [
        [
            "I do not read charts for death or for how long anyone will live.",
            "No method can know it, and a guess would only leave you with a fear to carry.",
        ],
        [
            "If you are worried about someone, time with them and a doctor's word are worth more than any date.",
            "I am glad to look at how this period can be lived well: at your strength, your family, or what asks for "
                + "care right now.",
        ],
    ]

    private static let illness = [
        [
            "For an illness, a symptom or a medicine, please ask a doctor; a chart must not be asked about it.",
            "Please change no treatment because of anything you read here.",
        ],
        [
            "I can look at the rhythm of your energy, at rest and routine as tradition describes them in your chart, if "
                + "you like."
        ],
    ]

    private static let pregnancy = [
        [
            "Pregnancy, fertility and the sex of a child are not read from charts here.",
            "A doctor can tell you what can be known, and what can be done.",
        ],
        ["I can look at what your chart says of family life, or of patience and hope in this period, if that helps."],
    ]

    private static let money = [
        [
            "I do not read charts for investments, loans, trading or games of chance.",
            "Decide those by facts, by what you can afford to lose, and with somebody who is licensed to advise you.",
        ],
        [
            "I can look at how your chart describes your way with earning and keeping money, and at the mood of the "
                + "present period."
        ],
    ]

    private static let legal = [
        [
            "How a case or a court decides is not something a chart can tell, so I do not read it.",
            "A lawyer who knows the papers can tell you where you stand.",
        ],
        ["I can look at what your chart says of patience, of courage, or of conflict in general, if you like."],
    ]

    private static let surveillance = [
        [
            "I do not look into another person's life without them, and a chart cannot show what somebody does or hides.",
            "What you can rely on is a calm conversation, and your own sense of what you need.",
        ],
        ["I can look at your own chart: what it says of trust, of partnership, and of this period of yours."],
    ]

    private static let harm = [
        [
            "I do not help with harming or binding anybody, by rites or otherwise.",
            "If somebody hurts or threatens you, please talk to people you trust, or to the police.",
        ],
        ["I can look at what your chart says of strength, of boundaries, and of finding peace in a conflict."],
    ]

    private static let notAQuestion = [
        [
            "I am here for questions about your life and your chart, and I keep to what is computed from it.",
            "Ask me about work, love, family, study, a move, or the period you are in.",
        ]
    ]

    private static let greeting = [
        [
            "Namaste, and welcome.",
            "I look at a birth chart and say what Vedic tradition reads in it, with a source for every sentence.",
        ],
        [
            "Ask me about work, love, family, study, your home, a journey, or the period you are in: for example, “What "
                + "does my chart say about my career?” or “Which period am I in now?”",
            "A greeting is not counted as a question.",
        ],
    ]

    private static let thanks = [
        [
            "You are welcome.",
            "If something is still open, ask on: about when, about what you can do, or about another part of your life.",
        ]
    ]
}
