/// How a city may be written.
enum PlaceNames {
    /// The text as it is, and one in Hindi's script also in the Latin letters in which cities are listed.
    static func spellings(of text: String) -> [String] {
        guard Devanagari.isIn(text) else { return [text] }
        let latin = text.split(separator: " ").map { Devanagari.latin(String($0)) }.joined(separator: " ")
        return [text, latin]
    }
}
