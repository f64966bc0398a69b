/// The first layer of all parts of a question.
struct FrontComposer {
    /// The main one first.
    let plans: [AnswerPlan]
    /// What is said of parts that have no plan, before what can be done.
    var besides: [String] = []

    var front: [String] {
        guard let action = answered.last, !besides.isEmpty else { return answered }
        var kept = answered.dropLast() + besides
        while words(kept + [action]) > FrontWording.maximumWords, kept.count > plans.count + besides.count {
            kept.remove(at: 1)
        }
        return kept + [action]
    }

    private var answered: [String] {
        guard let main = plans.first else { return [] }
        let whole = main.wording.front
        guard plans.count > 1, let opening = whole.first, let action = whole.last, whole.count >= 2 else {
            return whole
        }
        var sentences = [opening] + whole.dropFirst().dropLast().prefix(1)
        for plan in plans.dropFirst() {
            let part = plan.wording.front
            sentences += part.prefix(1)
            // The second part's first reason; more would not be read.
            sentences += part.dropFirst().dropLast().prefix(plans.count == 2 ? 1 : 0)
        }
        var kept = sentences
        while words(kept + [action]) > FrontWording.maximumWords, kept.count > plans.count { kept.remove(at: 1) }
        return kept + [action]
    }

    var action: String { front.last ?? "" }

    private func words(_ sentences: [String]) -> Int {
        sentences.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    }
}
