import DestinyDomain
import Foundation
import Jyotish

/// Whether something comes, is feared, or should be called off, in Hindi.
extension HindiFront {
    /// Whose chart would have to be asked, where somebody of the family is asked for.
    var personReason: String? {
        plan.question.person.flatMap { Self.family[$0] }.map { who in
            "\(who) की अपनी तारीख़ें \(who) की कुंडली से ही जानी जा सकती हैं; आपकी कुंडली बताती है कि यह आपको कैसे छूता है।"
        }
    }

    static let family = [
        "brother": "भाई", "sister": "बहन", "son": "बेटे", "daughter": "बेटी", "mother": "माँ", "father": "पिता",
        "husband": "पति", "wife": "पत्नी", "friend": "मित्र",
    ]

    var whether: FrontParts {
        let last = "निर्णय से पहले, \(oblique) के लिए, \(steps.prepare)।"
        let reasons = [personReason].compactMap { $0 } + [birth("संभालता"), time] + dayFacts
        if plan.question.subject?.slug == "separation" {
            let help =
                plan.lean >= 0.2
                ? "\(said) साझेदारी के भाव को अच्छा सहारा है, इसलिए पहले बात सुधारने का समय है"
                : plan.lean < -0.08
                    ? "\(said) साझेदारी पर दबाव है, जो खुली बातचीत माँगता है, फ़ैसला नहीं"
                    : "\(said) साझेदारी के लिए सहारा और दबाव लगभग बराबर हैं"
            let peace = HindiFront(plan: plan, of: SubjectCatalogue.named("marriage-harmony"))
            return (
                "अलग होने का निर्णय कोई कुंडली नहीं करती: \(help)।", [peace.birth("संभालता"), peace.time],
                "निर्णय से पहले, \(peace.steps.prepare)।"
            )
        }
        if plan.question.isFeared {
            let first =
                plan.lean >= 0.1
                ? "नहीं, \(said) ऐसा कोई ठोस संकेत नहीं है; \(oblique) की ज़मीन मज़बूत है।"
                : plan.lean < -0.1
                    ? "\(said) \(oblique) पर कुछ दबाव दिखता है; यह तैयारी का कारण है, फ़ैसला नहीं।"
                    : "कुंडली ऐसा साफ़ नहीं कहती; \(said) \(oblique) के लिए सहारा और दबाव लगभग बराबर हैं।"
            return (first, reasons, last)
        }
        if plan.question.isGivingUp {
            let first =
                plan.lean >= 0.2
                ? "इसे रहने दीजिए: \(said) \(oblique) के पक्ष में संकेत अधिक हैं।"
                : plan.lean < -0.08
                    ? "टालने में हानि कम है: \(said) \(oblique) के लिए रुकने के संकेत अधिक हैं।"
                    : "कुंडली दोनों में से कुछ नहीं माँगती: \(said) \(oblique) के लिए संकेत लगभग बराबर हैं।"
            return (first, reasons, last)
        }
        let best = plan.windows.first.map { "; सबसे अच्छा समय \(range($0)) तक है" } ?? ""
        let isHeld = plan.lean < 0.05 && plan.promise > 0.1 || plan.relative < 0.7
        if plan.span.isSaid, isHeld, let next = plan.later.first {
            return (
                "\(said) नहीं, यदि आप चुन सकें: तब \(oblique) के लिए बल आपके सामान्य से कम है; इससे अच्छा समय \(range(next)) तक है।",
                reasons, last
            )
        }
        let first =
            plan.lean >= 0.2
            ? "हाँ, \(said) \(oblique) के पक्ष में संकेत अधिक हैं\(best)।"
            : plan.lean < -0.08
                ? "आसानी से नहीं: \(said) \(oblique) के लिए तैयारी और धैर्य के संकेत अधिक हैं\(best)।"
                : "बात खुली है: \(said) \(oblique) के लिए सहायक और रोकने वाले संकेत लगभग बराबर हैं\(best)।"
        return (plan.question.asksForNumber ? "संख्या कोई कुंडली नहीं बताती; " + first : first, reasons, last)
    }
}
