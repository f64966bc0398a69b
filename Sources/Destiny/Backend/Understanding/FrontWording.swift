import DestinyDomain
import Foundation
import Jyotish

/// Words the first layer of an answer: what was asked, why, and one thing to do.
struct FrontWording {
    /// What stands before the fold is at most this long.
    static let maximumWords = 115

    let plan: AnswerPlan

    /// Sentences; the first answers the question, the last is the thing to do.
    var front: [String] {
        let (first, reasons, last) =
            switch plan.question.language {
            case .english: EnglishFront(plan: plan).parts
            case .hindi: HindiFront(plan: plan).parts
            case .hinglish: latin(HindiFront(plan: plan).parts)
            }
        var kept = reasons
        while count([first] + kept + [last]) > Self.maximumWords, kept.count > 1 { kept.removeLast() }
        return [first] + kept + [last]
    }

    /// One thing to do.
    var action: String { front.last ?? "" }

    private func count(_ sentences: [String]) -> Int {
        sentences.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    }

    private func latin(_ parts: FrontParts) -> FrontParts {
        (Hinglish.text(parts.0), parts.1.map(Hinglish.text), Hinglish.text(parts.2))
    }
}

/// The sentence that answers, the reasons, and the thing to do.
typealias FrontParts = (String, [String], String)

/// Hindi in the Latin letters in which it is typed.
enum Hinglish {
    static func text(_ hindi: String) -> String {
        var result = ""
        var word = ""
        func flush() {
            result += Devanagari.isIn(word) ? latin(word) : word
            word = ""
        }
        for character in hindi {
            if character.isLetter || character.isNumber
                || character.unicodeScalars.contains(where: { (0x0900...0x0963).contains($0.value) })
            {
                word.append(character)
            } else {
                flush()
                result.append(character == "।" ? "." : character)
            }
        }
        flush()
        return capitalized(result)
    }

    private static func latin(_ word: String) -> String {
        let letters = Devanagari.latin(word)
        return apart[word] ?? usual[letters] ?? typed(letters)
    }

    /// Words that come out in the letters of others: “कम” is less, “काम” is work, “मन” is the mind and “माँ” a mother.
    private static let apart = ["कम": "kam", "माँ": "maa"]

    /// “padhiye” and “parampara” for the “padhie” and “paranpara” of the letters.
    private static func typed(_ word: String) -> String {
        let heard = word.replacing("np", with: "mp").replacing("nb", with: "mb")
        return heard.hasSuffix("ie") ? heard.dropLast() + "ye" : heard
    }

    /// A full stop ends a sentence where a blank or nothing follows it, so that addresses stay as they are.
    private static func capitalized(_ text: String) -> String {
        var isEnd = false
        var isStart = true
        return String(
            text.map { letter in
                defer {
                    if letter.isLetter || letter.isNumber {
                        isStart = false
                    } else if letter.isWhitespace, isEnd {
                        isStart = true
                    }
                    isEnd = ".?!".contains(letter)
                }
                return isStart && letter.isLetter ? Character(letter.uppercased()) : letter
            }
        )
    }

    /// What is typed otherwise than it is spelt.
    private static let usual = [
        "ate": "aate", "ata": "aata", "ati": "aati", "age": "aage", "ashavan": "aashavaan",
        "achchha": "accha", "achchhe": "acche", "achchhi": "acchi", "agast": "August", "anty": "antya",
        "aktubar": "October",
        "aktubr": "October", "amerika": "America", "ap": "aap", "apka": "aapka", "apke": "aapke", "apki": "aapki",
        "apko": "aapko", "aprail": "April", "aram": "aaraam", "aspas": "aaspaas", "athven": "aathve",
        "bachche": "bacche", "bad": "baad", "badhaen": "badhayein", "barahven": "barahve", "bat": "baat",
        "bataie": "bataiye", "bhag": "bhaag", "bharat": "Bharat", "briten": "Britain", "budh": "Budh",
        "budhvar": "Budhvaar", "chahie": "chahiye", "chandr": "Chandra", "chandrma": "Chandra", "chhah": "chhe",
        "chhodie": "chhodiye", "dasven": "dasve", "dekhie": "dekhiye", "dhanu": "Dhanu", "dijie": "dijiye",
        "disanbar": "December", "donon": "dono", "faravri": "February", "farvari": "February", "farvri": "February",
        "fon": "phone", "ganbhirta": "gambhirta", "gopniy": "gopniya", "guru": "Guru", "guruvar": "Guruvaar",
        "gyarahven": "gyarahve", "han": "haan", "hun": "hoon", "inhen": "inhe", "ismen": "isme", "jahar": "zehar",
        "jamin": "zameen", "janavari": "January", "janavri": "January", "janm": "janam", "janvri": "January",
        "jarurat": "zaroorat", "julai": "July", "jun": "June", "kagaj": "kaagaz", "kahie": "kahiye", "kal": "kaal",
        "kam": "kaam", "kanada": "Canada", "kanya": "Kanya", "karen": "karein", "karie": "kariye", "kark": "Kark",
        "ketu": "Ketu", "kijie": "kijiye", "krishn": "krishna", "kuchh": "kuch", "kumbh": "Kumbh", "kunbh": "Kumbh",
        "kundali": "kundli",
        "lie": "liye", "lijie": "lijiye", "likhie": "likhiye", "madhy": "madhya", "mahadsha": "mahadasha", "mai": "May",
        "majbut": "mazboot", "makar": "Makar", "mangal": "Mangal", "mangalvar": "Mangalvaar", "march": "March",
        "mayne": "maayne", "men": "mein", "mesh": "Mesh", "min": "Meen", "mithun": "Mithun", "nahin": "nahi",
        "nakshatr": "nakshatra", "nanbar": "number", "naukari": "naukri", "nauven": "nauve", "navanbar": "November",
        "navnbar": "November", "nepal": "Nepal", "ostreliya": "Australia", "padonnati": "promotion", "pahla": "pehla",
        "pahle": "pehle", "panchaven": "paanchve", "pas": "paas", "prashn": "prashna", "pratipda": "pratipada",
        "puchhie": "puchhiye", "rahne": "rehne", "rahta": "rehta", "rahti": "rehti", "rahie": "rahiye", "rahu": "Rahu",
        "rakhie": "rakhiye", "rasta": "raasta",
        "ratn": "ratna", "nilam": "neelam", "jaruri": "zaroori", "pahanna": "pehenna", "laie": "laaiye",
        "ravivar": "Ravivaar", "sachchi": "sacchi", "saf": "saaf", "samany": "samanya", "sanbandh": "sambandh",
        "sath": "saath", "satven": "saatve", "shani": "Shani", "shanivar": "Shanivaar", "shukl": "shukla",
        "shukr": "Shukra", "shukravar": "Shukravaar", "sidhe": "seedhe", "sinh": "Singh", "sitanbar": "September",
        "somvar": "Somvaar", "sury": "Surya", "surya": "Surya", "svabhav": "swabhav", "svayan": "swayam",
        "svagat": "swagat", "svami": "swami",
        "taiyar": "taiyaar", "tula": "Tula", "tyag": "tyaag", "vah": "woh", "vahan": "gaadi", "vahi": "wahi",
        "vajr": "vajra", "vala": "wala", "vali": "wali", "vale": "wale", "vivah": "shaadi", "vrishabh": "Vrishabh",
        "vrishchik": "Vrishchik",
        "yah": "yeh", "yogy": "yogya", "yuropiy": "European",
    ]
}
