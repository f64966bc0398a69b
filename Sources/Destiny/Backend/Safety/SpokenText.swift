import Foundation

/// A question as the safety gate hears it: slips of the pen, spellings of Hinglish and the script no longer matter.
///
/// Two spellings of one word become the same letters, so that a pattern is written once.
struct SpokenText: Hashable, Sendable {
    let words: [SpokenWord]

    init(_ text: String) {
        let scalars = text.prefix(QuestionText.maximumLength).unicodeScalars.filter { scalar in
            scalar.properties.generalCategory != .format
        }
        let plain = String(String.UnicodeScalarView(scalars)).precomposedStringWithCompatibilityMapping.lowercased()
        let joined = plain.replacing("'", with: "").replacing("’", with: "")
        let parts = joined.unicodeScalars.split { !Self.isPartOfWord($0) }
            .map { String(String.UnicodeScalarView($0)) }
        words = Self.joiningSpelledOut(parts).flatMap(Self.expanded).map(SpokenWord.init)
    }

    /// “s u i c i d e” as one word.
    private static func joiningSpelledOut(_ parts: [String]) -> [String] {
        var joined: [String] = []
        var letters: [String] = []
        func flush() {
            joined += letters.count >= 4 ? [letters.joined()] : letters
            letters = []
        }
        for part in parts {
            if part.unicodeScalars.count == 1, part.unicodeScalars.allSatisfy(\.isASCII), Int(part) == nil {
                letters.append(part)
            } else {
                flush()
                joined.append(part)
            }
        }
        flush()
        return joined
    }

    /// What people run together or cut short, word by word.
    private static func expanded(_ word: String) -> [String] {
        if let whole = shortened[word] { return whole.split(separator: " ").map(String.init) }
        for tail in ["myself", "mylife", "yourself"] where word.hasSuffix(tail) && word.count > tail.count {
            let rest = String(word.dropLast(tail.count))
            return [rest] + (tail == "mylife" ? ["my", "life"] : [tail])
        }
        return [word]
    }

    private static let shortened = [
        "hows": "how is", "whens": "when is", "kb": "kab",
        "wheres": "where is", "shd": "should", "shud": "should", "wud": "would", "wht": "what", "abt": "about",
        "wil": "will", "wen": "when",
        "whn": "when", "hw": "how", "plz": "please", "pls": "please", "bcoz": "because", "carrer": "career",
        "luck": "bhagya", "wanna": "want to", "wana": "want to", "gonna": "going to", "gona": "going to",
        "gotta": "have to",
        "lemme": "let me", "im": "i am", "ive": "i have", "u": "you", "ur": "your", "r": "are", "n": "and",
        "thru": "through", "cuz": "because", "b4": "before", "2day": "today", "tmrw": "tomorrow", "kms": "kill myself",
        "kys": "kill yourself", "mylife": "my life", "mywife": "my wife", "endit": "end it", "endmy": "end my",
        "killmy": "kill my", "cannot": "cant", "dnt": "dont", "wont": "wont", "noone": "nobody", "id": "i would",
        "hes": "he is", "shes": "she is", "theyre": "they are", "itll": "it will", "marjana": "mar jana",
        "marjau": "mar jau", "marjaun": "mar jau", "marjaunga": "mar jaunga", "marjaungi": "mar jaungi",
    ]

    static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .nonspacingMark, .spacingMark:
            true
        default: scalar == "@" || scalar == "$"
        }
    }
}

/// One word by its sound.
struct SpokenWord: Hashable, Sendable {
    /// As it was written, in Latin letters.
    let latin: String
    /// ``latin`` with what spellings differ in taken out.
    let sound: String
    /// The letters of ``sound``, which slips are counted over.
    let letters: [UInt8]
    /// A bit for the letter it begins with.
    let initial: UInt32
    /// Whether it is a word that people mean as they write it, so that it is nobody's slip.
    let isKnown: Bool

    init(_ written: String) {
        latin = Devanagari.isIn(written) ? Self.loan(Devanagari.latin(written)) : Self.withoutDisguise(written)
        sound = Self.sound(of: latin)
        letters = Array(sound.utf8)
        initial = Self.initial(of: letters)
        isKnown = KnownWords.all.contains(latin)
    }

    /// “su1c1de” and “k!ll” as they are meant.
    private static func withoutDisguise(_ word: String) -> String {
        let plain = word.folding(options: .diacriticInsensitive, locale: nil)
        guard plain.contains(where: \.isLetter), plain.contains(where: { disguises[$0] != nil }) else { return plain }
        // “15yr” is a number with its unit.
        if plain.prefix(while: \.isNumber).count >= 1, plain.drop(while: \.isNumber).allSatisfy(\.isLetter) {
            return plain
        }
        return String(plain.map { disguises[$0] ?? $0 })
    }

    /// The same word taken as it is written, a slip of no other.
    var asWritten: SpokenWord { SpokenWord(self, isKnown: true) }

    private init(_ word: SpokenWord, isKnown: Bool) {
        (latin, sound, letters, initial) = (word.latin, word.sound, word.letters, word.initial)
        self.isKnown = isKnown
    }

    /// Several letters may share a bit.
    static func initial(of letters: [UInt8]) -> UInt32 { 1 << UInt32((letters.first ?? 0) & 31) }

    /// English words that are written in Hindi's script, as English writes them.
    private static func loan(_ word: String) -> String { loans[word] ?? word }

    private static let loans = [
        "kainsar": "cancer", "kort": "court", "kes": "case", "lotri": "lottery", "lautri": "lottery", "shear": "share",
        "sheyar": "share", "stok": "stock", "maich": "match", "lon": "loan", "intarvyu": "interview",
        "intravyu": "interview", "egjam": "exam", "pramoshan": "promotion", "pramoshn": "promotion",
        "kariyar": "career", "kairiyar": "career", "bijnes": "business", "bijanes": "business", "jab": "job",
        "haspital": "hospital", "aspatal": "hospital", "doktar": "doctor", "daktar": "doctor", "injiniyar": "engineer",
        "mairij": "marriage", "lav": "love", "ofis": "office", "kolej": "college", "skul": "school",
        "flait": "flat", "vija": "visa", "rijalt": "result", "opreshan": "operation",
        // “दिए” is given and “कील” a nail, whatever English means by their letters.
        "die": "diye", "kil": "nail",
    ]

    private static let disguises: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s",
    ]

    private static let sames: [(String, String)] = [
        ("ph", "f"), ("ck", "k"), ("kh", "k"), ("ee", "i"), ("oo", "u"), ("w", "v"), ("z", "j"), ("q", "k"),
    ]

    /// Letters that are written for the same sound become one, runs of a letter one letter.
    static func sound(of word: String) -> String {
        let merged = sames.reduce(word) { $0.replacing($1.0, with: $1.1) }
        return String(merged.reduce(into: [Character]()) { if $0.last != $1 { $0.append($1) } })
    }
}

/// Hindi's script in the Latin letters in which it is mostly typed.
enum Devanagari {
    static func isIn(_ word: String) -> Bool { word.unicodeScalars.contains { (0x0900...0x097F) ~= $0.value } }

    /// As it is spoken: the inherent vowel is left out at a word's end and between sounded syllables.
    static func latin(_ word: String) -> String {
        var sounds: [(text: String, isInherent: Bool)] = []
        for scalar in word.decomposedStringWithCanonicalMapping.unicodeScalars {
            if let consonant = consonants[scalar] {
                sounds.append((consonant, false))
                sounds.append(("a", true))
            } else if let sign = signs[scalar] {
                if sounds.last?.isInherent == true { sounds.removeLast() }
                sounds.append((sign, false))
            } else if scalar.value == 0x094D {
                if sounds.last?.isInherent == true { sounds.removeLast() }
            } else if let vowel = vowels[scalar] {
                sounds.append((vowel, false))
            } else if scalar.value == 0x0902 || scalar.value == 0x0901 {
                sounds.append(("n", false))
            } else if let digit = scalar.properties.numericType == .decimal
                ? scalar.properties.numericValue : nil
            {
                sounds.append((String(Int(digit)), false))
            } else if scalar.isASCII {
                sounds.append((String(scalar), false))
            }
        }
        return spoken(sounds)
    }

    private static func spoken(_ sounds: [(text: String, isInherent: Bool)]) -> String {
        var kept = sounds
        if kept.count > 2, kept.last?.isInherent == true { kept.removeLast() }
        var index = kept.count - 2
        while index >= 2 {
            // Between a sounded vowel, a consonant, and a consonant with a vowel after it.
            if kept[index].isInherent, index + 2 < kept.count, isVowel(kept[index + 2].text),
                index >= 2, isVowel(kept[index - 2].text)
            {
                kept.remove(at: index)
            }
            index -= 1
        }
        return kept.map(\.text).joined()
    }

    private static func isVowel(_ text: String) -> Bool { text.first.map { "aeiou".contains($0) } ?? false }

    private static let consonants: [Unicode.Scalar: String] = [
        "क": "k", "ख": "kh", "ग": "g", "घ": "gh", "ङ": "n", "च": "ch", "छ": "chh", "ज": "j", "झ": "jh", "ञ": "n",
        "ट": "t", "ठ": "th", "ड": "d", "ढ": "dh", "ण": "n", "त": "t", "थ": "th", "द": "d", "ध": "dh", "न": "n",
        "प": "p", "फ": "f", "ब": "b", "भ": "bh", "म": "m", "य": "y", "र": "r", "ल": "l", "व": "v", "श": "sh",
        "ष": "sh", "स": "s", "ह": "h", "ळ": "l",
    ]
    private static let signs: [Unicode.Scalar: String] = [
        "ा": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "े": "e", "ै": "ai", "ो": "o", "ौ": "au", "ृ": "ri",
        "ॉ": "o", "ॅ": "e",
    ]
    private static let vowels: [Unicode.Scalar: String] = [
        "अ": "a", "आ": "a", "इ": "i", "ई": "i", "उ": "u", "ऊ": "u", "ए": "e", "ऐ": "ai", "ओ": "o", "औ": "au",
        "ऋ": "ri", "ऑ": "o", "ऍ": "e",
    ]
}
