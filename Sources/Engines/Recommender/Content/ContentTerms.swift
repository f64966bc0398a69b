/// Splits what is said about an item into terms, each with how often it occurs.
///
/// Words are runs of letters and digits, lowercased; "TensorFlow" also counts as "tensor" and "flow". Tags and makers
/// are terms of their own besides the words they are made of.
enum ContentTerms {
    static func terms(of description: ItemDescription) -> [String: Int] {
        var counts: [String: Int] = [:]
        for word in words(description.title) { counts[word, default: 0] += 1 }
        for word in words(description.text) { counts[word, default: 0] += 1 }
        for tag in Set(description.tags.map(ItemDescription.normalized)) where !tag.isEmpty {
            counts["#" + tag, default: 0] += 1
            for word in words(tag) { counts[word, default: 0] += 1 }
        }
        if !description.maker.isEmpty { counts["@" + description.maker.lowercased(), default: 0] += 1 }
        return counts
    }

    /// The words of a text in order; single characters are left out.
    static func words(_ text: String) -> [String] {
        var found: [String] = []
        for run in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            found.append(run.lowercased())
            let humps = humps(of: run)
            if humps.count > 1 { found += humps }
        }
        return found.filter { $0.count > 1 }
    }

    private static func humps(of run: Substring) -> [String] {
        var parts: [String] = []
        var current = ""
        var previousIsLower = false
        for character in run {
            if character.isUppercase, previousIsLower {
                parts.append(current.lowercased())
                current = ""
            }
            current.append(character)
            previousIsLower = character.isLowercase
        }
        parts.append(current.lowercased())
        return parts
    }
}
