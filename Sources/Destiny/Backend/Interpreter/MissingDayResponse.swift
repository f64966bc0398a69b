import Jyotish

/// What is said of a day that does not exist: no reading, and the nearest one that does.
struct MissingDayResponse {
    let missing: MissingDay
    let language: QuestionLanguage

    /// `nil` for a question that names no such day.
    init?(_ question: UnderstoodQuestion) {
        guard let missing = question.missingDay else { return nil }
        (self.missing, language) = (missing, question.language)
    }

    /// Beside the answer to another part of the question.
    var aside: String { sentences.dropLast().joined(separator: " ") }

    var sentences: [String] {
        switch language {
        case .english: english
        case .hindi: hindi
        case .hinglish: hindi.map(Hinglish.text)
        }
    }

    private var english: [String] {
        let last = ordinal(missing.nearest.day)
        let none =
            missing.month == nil
            ? "No month has a \(ordinal(missing.day)) day: this one ends with the \(last)."
            : "There is no \(missing.day) \(month): \(missing.year == nil ? "that month" : month) ends with the \(last)."
        return [
            none,
            "The nearest real day is \(SpanText.day(missing.nearest)).",
            "Ask me about that one, or tell me the day you meant; this question is not counted.",
        ]
    }

    /// “February 2027”, or “April” where no year was said.
    private var month: String {
        missing.year == nil ? SpanText.monthName(missing.nearest) : DayText.month(missing.nearest.instant)
    }

    private var hindi: [String] {
        let name = HindiWords.date(missing.nearest).split(separator: " ").dropFirst()
        let month = (missing.year == nil ? name.prefix(1) : name).joined(separator: " ")
        let none =
            missing.month == nil
            ? "किसी महीने में \(missing.day) तारीख नहीं होती: यह महीना \(missing.nearest.day) तारीख को समाप्त होता है।"
            : "\(missing.day) \(month) कोई दिन नहीं है: वह महीना \(missing.nearest.day) तारीख को समाप्त होता है।"
        return [
            none,
            "सबसे पास का दिन \(HindiWords.day(missing.nearest)) है।",
            "उसके बारे में पूछिए, या बताइए कि आप कौन सा दिन सोच रहे थे; यह प्रश्न गिना नहीं जाता।",
        ]
    }
}
