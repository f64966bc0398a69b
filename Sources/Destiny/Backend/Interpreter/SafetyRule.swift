import DestinyDomain

/// Words that together make a question one that a chart is not asked.
struct SafetyRule: Sendable {
    let refusal: Refusal
    /// Of each group one term has to be there.
    let groups: [[String]]

    init(_ refusal: Refusal, _ groups: [String]...) {
        self.refusal = refusal
        self.groups = groups
    }

    func applies(to question: QuestionText) -> Bool {
        groups.allSatisfy { group in group.contains(where: question.contains) }
    }
}
