import DestinyDomain
import Jyotish

/// What somebody may ask next, in the conversation's language; only what the guide itself understands in it.
struct FollowUpQuestions {
    static let count = 3

    /// What was answered.
    let plan: AnswerPlan
    let reader: QuestionReader

    /// A question and how it has to be understood.
    private struct Candidate {
        let text: String
        /// Any of these.
        let kinds: Set<QuestionKind>
        /// Of its own instead of the conversation's.
        var subject: String?
    }

    var questions: [String] {
        let understood = candidates.filter { candidate in
            let read = reader.read(candidate.text, after: plan.question)
            let slug = candidate.subject ?? plan.question.subject?.slug
            return candidate.kinds.contains(read.kind) && read.subject?.slug == slug
        }
        return Array(understood.map(\.text).prefix(Self.count))
    }

    private var candidates: [Candidate] {
        let all: [Candidate?] =
            switch plan.question.kind {
            case .when: [why, daysOfWindow, how, nextYear]
            case .whether, .other: [when, why, how, nextYear]
            case .period: [when, why, nextYear, how]
            case .which: [when, why, how]
            case .how: [when, why, nextYear]
            case .day: [why, how, nextYear]
            case .why: [how, when, nextYear]
            case .what, .describe: plan.question.subject?.thing == nil ? [when, how, why] : lookedUp
            case .outside, .courtesy, .safety: []
            }
        return all.compactMap(\.self)
    }

    private func text(_ english: String, _ hindi: String, _ hinglish: String) -> String {
        switch plan.question.language {
        case .english: english
        case .hindi: hindi
        case .hinglish: hinglish
        }
    }

    private var why: Candidate { Candidate(text: text("Why?", "क्यों?", "Kyun?"), kinds: [.why]) }

    private var when: Candidate {
        Candidate(
            text: text(
                "When is the best time for it?",
                "इसके लिए सबसे अच्छा समय कब है?",
                "Iske liye sabse accha samay kab hai?"
            ),
            kinds: [.when]
        )
    }

    private var how: Candidate {
        Candidate(
            text: text("What can I do for it?", "मैं इसके लिए क्या करूँ?", "Main iske liye kya karun?"),
            kinds: [.how]
        )
    }

    private var nextYear: Candidate {
        Candidate(
            text: text("And next year?", "और अगले साल?", "Aur agle saal?"),
            kinds: [.period, .whether, .when, .day, .how]
        )
    }

    /// The month in which the best window begins, or this one.
    private var daysOfWindow: Candidate? {
        guard let best = plan.windows.first else { return nil }
        let month = max(best.from, plan.today)
        let english = "Which days in \(DayText.month(month.instant)) are good for it?"
        let hindi = "\(HindiWords.months[month.month - 1]) \(month.year) में इसके लिए कौन से दिन अच्छे हैं?"
        return Candidate(
            text: text(english, hindi, "\(DayText.month(month.instant)) mein iske liye kaun se din acche hain?"),
            kinds: [.day]
        )
    }

    private var lookedUp: [Candidate?] {
        [
            Candidate(
                text: text("Which period am I in now?", "मेरी कौन सी दशा चल रही है?", "Meri kaun si dasha chal rahi hai?"),
                kinds: [.what],
                subject: "dasha"
            ),
            Candidate(
                text: text("How is this year for my work?", "इस साल मेरा काम कैसा रहेगा?", "Is saal mera kaam kaisa rahega?"),
                kinds: [.period],
                subject: "employment"
            ),
            Candidate(
                text: text("What does my Moon sign mean?", "मेरी चंद्र राशि क्या है?", "Meri chandra rashi kya hai?"),
                kinds: [.what],
                subject: "moon-sign"
            ),
        ].filter { $0?.subject != plan.question.subject?.slug }
    }
}
