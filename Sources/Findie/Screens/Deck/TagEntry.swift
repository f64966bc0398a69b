import FindieDomain
import Foundation
import Observation

/// A field for a tag of the vocabulary.
@Observable
final class TagEntry {
    /// What the field holds.
    var text = ""
    /// What was entered and is no tag.
    private(set) var unknown: String?

    /// Takes the tag that is typed out of the field; `nil` where none is.
    func taken() -> GameTag? {
        let typed = text.trimmingCharacters(in: .whitespaces)
        let tag = TagVocabulary.builtIn.tag(named: typed)
        unknown = tag == nil && !typed.isEmpty ? typed : nil
        if tag != nil { text = "" }
        return tag
    }
}
