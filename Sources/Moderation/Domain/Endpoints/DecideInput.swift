package import Calls

/// A reported item, and what is to happen with it.
package struct DecideInput: EndpointInput, Hashable {
    package var kind: String
    package var id: String
    package var verdict: Decision.Verdict
    package var note: String

    package init(_ verdict: Decision.Verdict, on item: ReportedItem, note: String) {
        kind = item.kind
        id = item.id
        self.verdict = verdict
        self.note = note
    }

    package var item: ReportedItem { ReportedItem(kind: kind, id: id) }

    package static let fields: [InputField] = [
        .itemKind, .itemID, .body("verdict", .choice(Decision.Verdict.self), "What is to happen with it."), .note,
    ]
}
