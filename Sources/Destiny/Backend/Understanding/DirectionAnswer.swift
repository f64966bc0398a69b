import DestinyDomain
import Jyotish

/// What is said to “which country should I move to”, “which direction is lucky for me”: the direction of the planet
/// that rules the matter, as no chart names a place.
///
/// Directions of planets after BPHS, chapter 3.
struct DirectionAnswer {
    let plan: AnswerPlan
    let course: SubjectCourse

    /// `nil` where no place is looked for, places are named, or no ruler can be told.
    init?(_ plan: AnswerPlan) {
        guard plan.options.isEmpty, plan.question.kind != .when, let course = plan.course,
            plan.question.subject?.thing == nil,
            Self.asking.contains(where: { $0.match(plan.question.words) != nil }),
            plan.birth.isSignCertain(course.lord)
        else { return nil }
        (self.plan, self.course) = (plan, course)
    }

    private static let asking = [
        "which|what|whats|kaunsa|konsa|kaunsi|konsi|kaun|kis sa|si|se? country|countries|city|cities|direction|desh|shahar|sheher|shehar|disha|state|town",
        "lucky|best|good|right|shubh|auspicious direction|disha|city|country",
        "country|city|direction|desh|shahar|sheher|disha ~ best|lucky|good|right|suits|suit|sahi|shubh|accha|acchi ~ me|for|mere|rahega|rahegi|hai",
    ].map { SpokenPattern($0[...]) }

    var english: FrontParts {
        let front = EnglishFront(plan: plan)
        let house = front.houseName(course.house)
        let own = "for \(front.gerund) yours is the \(Self.direction(of: course.lord).english)"
        let isDirection = Self.direction.match(plan.question.words) != nil
        return (
            isDirection
                ? "by tradition \(own)."
                : "no chart names a country or a city; what tradition gives is a direction, and \(own).",
            [
                "It is that of \(Planets.name(course.lord)), the ruler of \(house), and is counted from where you were born.",
                front.birthReason("carries"), front.timeReason,
            ],
            "Name two or three places, as “Delhi or Dubai”, and what speaks for home or for abroad is laid side by side."
        )
    }

    var hindi: FrontParts {
        let front = HindiFront(plan: plan)
        return (
            Self.direction.match(plan.question.words) != nil
                ? "परंपरा से \(front.oblique) के लिए आपकी दिशा \(Self.direction(of: course.lord).hindi) है।"
                : "कुंडली किसी देश या शहर का नाम नहीं बताती; परंपरा दिशा बताती है, और \(front.oblique) के लिए आपकी दिशा \(Self.direction(of: course.lord).hindi) है।",
            ["यह \(HindiWords.oblique(course.house)) भाव के स्वामी \(HindiWords.name(course.lord)) की दिशा है, जन्म स्थान से गिनी हुई।"],
            "दो-तीन जगहों के नाम लेकर पूछिए, जैसे “दिल्ली या दुबई”।"
        )
    }

    private static let direction = SpokenPattern("direction|disha|face|facing")

    private static func direction(of body: Body) -> (english: String, hindi: String) {
        switch body {
        case .sun: ("east", "पूर्व")
        case .venus: ("south-east", "दक्षिण-पूर्व")
        case .mars: ("south", "दक्षिण")
        case .rahu, .ketu: ("south-west", "दक्षिण-पश्चिम")
        case .saturn: ("west", "पश्चिम")
        case .moon: ("north-west", "उत्तर-पश्चिम")
        case .mercury: ("north", "उत्तर")
        case .jupiter: ("north-east", "उत्तर-पूर्व")
        }
    }
}
