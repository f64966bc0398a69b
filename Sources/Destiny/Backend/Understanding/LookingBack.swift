import DestinyDomain
import Jyotish

/// What is said to “when did my bad luck start”, “when was my best year”: the weak and the strong times of what is over.
struct LookingBack {
    let plan: AnswerPlan
    /// The longest time with less behind the matter than usual; `nil` where there was none.
    let lull: SubjectCourse.Stretch?
    private let strong: SubjectCourse.Stretch?

    /// `nil` where nothing that is over is asked for.
    init?(_ plan: AnswerPlan) {
        guard plan.question.kind == .when, plan.question.looksBack, plan.question.subject?.thing == nil,
            let course = plan.course
        else { return nil }
        self.plan = plan
        let usual = SubjectCourse.mean(plan.stretches)
        lull = course.lulls(in: plan.stretches, below: usual).first
        strong = course.windows(in: plan.stretches, above: usual).first
    }

    /// Whether the lull goes on until today.
    private var isRunning: Bool { lull.map { $0.to >= plan.today } ?? false }
    /// Whether a good time is asked for.
    private var isOfGood: Bool { Self.good.match(plan.question.words) != nil }
    private static let good = SpokenPattern(
        "best|good|happy|happiest|strongest|luckiest|peak|accha|acchi|achha|acha|sabse"
    )

    var english: FrontParts {
        let front = EnglishFront(plan: plan)
        let of = front.gerund
        let weak = lull.map { lull in
            isRunning
                ? "the weakest stretch for \(of) began on \(DayText.long(lull.from.instant)) and is not over"
                : "the longest weak stretch for \(of) was \(SpanText.range(lull.from, lull.to))"
        }
        let best = strong.map { "the strongest time for \(of) was \(SpanText.range($0.from, $0.to))" }
        let told = (isOfGood ? [best, weak] : [weak, best]).compactMap { $0 }
        let first =
            told.isEmpty
            ? "\(front.said) no time stands out for \(of), weak or strong."
            : "\(front.said), \(told.joined(separator: "; "))."
        let grounds = strong.map { "The strong time had \(front.grounds($0))." }
        return (
            first,
            [grounds, "A chart tells when little or much stood behind it, not what happened."].compactMap { $0 },
            "Hold these dates against what you remember; where they do not fit, the hour of birth may be off."
        )
    }

    var hindi: FrontParts {
        let front = HindiFront(plan: plan)
        let weak = lull.map { lull in
            isRunning
                ? "\(front.oblique) का हल्का समय \(HindiWords.date(lull.from)) से चल रहा है"
                : "\(front.oblique) का सबसे लंबा हल्का समय \(HindiWords.date(lull.from)) से \(HindiWords.date(lull.to)) तक था"
        }
        let best = strong.map { "सबसे मज़बूत समय \(HindiWords.date($0.from)) से \(HindiWords.date($0.to)) तक था" }
        let told = (isOfGood ? [best, weak] : [weak, best]).compactMap { $0 }
        return (
            told.isEmpty
                ? "\(front.said) \(front.oblique) के लिए कोई समय अलग से नहीं उभरता।" : "\(told.joined(separator: "; "))।",
            ["कुंडली बताती है कि कब बल हल्का या अधिक था, यह नहीं कि क्या हुआ।"],
            "इन तिथियों को अपनी याद से मिलाइए; मेल न हो तो जन्म का समय जाँचिए।"
        )
    }
}
