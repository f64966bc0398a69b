import Calls

extension InputField {
    static let itemKind = InputField.body("kind", .string(1...ReportedItem.maximumKindLength), "What kind of thing.")
    static let itemID = InputField.body("id", .string(1...ReportedItem.maximumIDLength), "Which of them.")
    static let note = InputField.body(
        "note",
        .string(0...Decision.maximumNoteLength),
        "In one's own words; may be empty.",
        .defaulted("")
    )
}
