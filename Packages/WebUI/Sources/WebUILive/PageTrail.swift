/// Something a person did that only changed the page.
struct PageStep: Codable, Equatable {
    /// The control's mark; see `ViewGraph.mark(of:)`.
    let mark: String
    let event: String
    var text: String?
    var flag: Bool?
    /// The place of what was chosen among the options of a menu, whose numbers are the session's own.
    var option: Int?

    private enum CodingKeys: String, CodingKey { case mark = "m", event = "e", text = "t", flag = "f", option = "o" }

    /// Whether it says how a control stands, so that what was said before no longer counts.
    var isAbsolute: Bool { event == "change" || event == "input" }
}

/// A sheet, by the number of its element, and the steps that led to it.
private struct OpenSheet {
    let element: Int
    let way: Range<Int>
}

/// The steps that lead from a page as its address gives it to the form that stands there: the sheet that was opened, the
/// fields that were asked for, what was chosen in them.
///
/// What a person did that went beyond the page ends what was done in that form before, so that nothing is done twice; a
/// sheet that is gone takes along what led to it and what was done in it; and another screen begins a new trail.
struct PageTrail {
    private(set) var steps: [PageStep] = []
    /// Texts that were typed since the last step, which would be sent anew with every letter.
    private var typed: [PageStep] = []
    /// The sheets that steps have opened, from the first.
    private var sheets: [OpenSheet] = []
    private var path: Substring = ""

    /// A page on which so much was done is left as its address gives it.
    private static let maximumSteps = 64
    /// A longer text is with the browser alone.
    private static let maximumTextBytes = 2_000

    var hasSheets: Bool { !sheets.isEmpty }

    /// Takes note of a step, and of the sheets that stand open after it.
    mutating func add(_ step: PageStep, sheets open: [Int]) {
        guard (step.text ?? "").utf8.count <= Self.maximumTextBytes else { return }
        if step.event == "input" { return note(step) }
        if step.isAbsolute, steps.last?.mark == step.mark, steps.last?.isAbsolute == true { steps.removeLast() }
        steps += typed + [step]
        typed = []
        noteSheets(open)
        if steps.count > Self.maximumSteps { forget() }
    }

    /// A sheet that takes the place of another needs what led to that one, too.
    private mutating func noteSheets(_ open: [Int]) {
        let new = open.filter { element in !sheets.contains { $0.element == element } }
        let replaced = sheets.first { !open.contains($0.element) }
        guard let newest = new.last else { return settle(isOpen: open.contains) }
        if let replaced { sheets.removeAll { $0.way.lowerBound >= replaced.way.lowerBound } }
        let first = replaced?.way.lowerBound ?? steps.count - 1
        sheets.append(OpenSheet(element: newest, way: first..<steps.count))
    }

    private mutating func note(_ step: PageStep) {
        typed.removeAll { $0.mark == step.mark }
        typed.append(step)
    }

    /// Something went beyond the page: what was done in this form is done.
    mutating func finish() {
        typed = []
        steps.removeLast(steps.count - (sheets.last?.way.upperBound ?? 0))
    }

    /// Goes back to where the sheets that are gone were opened.
    mutating func settle(isOpen: (Int) -> Bool) {
        while let last = sheets.last, !isOpen(last.element) {
            sheets.removeLast()
            typed = []
            steps.removeLast(max(0, steps.count - last.way.lowerBound))
        }
    }

    /// Begins anew on another screen.
    mutating func move(to path: Substring) {
        guard path != self.path else { return }
        self.path = path
        forget()
    }

    private mutating func forget() {
        (steps, typed, sheets) = ([], [], [])
    }
}
