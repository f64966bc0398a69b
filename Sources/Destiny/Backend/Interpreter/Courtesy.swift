import DestinyDomain

/// Tells greetings and thanks, which want a friendly word, from questions to a chart.
///
/// Only a message that holds nothing else is one: “hello, when will I marry?” is a question.
enum Courtesy {
    /// `greeting` or `thanks`; `nil` for anything with a word of its own.
    static func kind(of question: QuestionText) -> Refusal? {
        var rest = question.words.map(withoutDrawl)[...]
        var found: Set<Refusal> = []
        while let word = rest.first {
            if let phrase = phrases.first(where: { rest.starts(with: $0.words) }) {
                found.insert(phrase.kind)
                rest = rest.dropFirst(phrase.words.count)
            } else {
                guard fillers.contains(word) else { return nil }
                rest = rest.dropFirst()
            }
        }
        return found.contains(.thanks) ? .thanks : found.first
    }

    /// “hellooo” as “hello”.
    private static func withoutDrawl(_ word: String) -> String {
        var kept: [Character] = []
        var run = 0
        for letter in word {
            run = letter == kept.last ? run + 1 : 1
            if run == 3 { kept.removeLast() }
            if run < 3 { kept.append(letter) }
        }
        return String(kept)
    }

    /// Longer ones first, so that “thank you” does not leave “you”, nor “good” take the beginning of “good morning”.
    private static let phrases = [(greetings, Refusal.greeting), (thanks, .thanks)].flatMap { texts, kind in
        texts.map { (words: $0.split(separator: " ").map(String.init), kind: kind) }
    }.sorted { $0.words.count > $1.words.count }

    private static let greetings = [
        "hello", "helo", "hallo", "hi", "hii", "hey", "heyy", "hiya", "greetings", "good morning", "good afternoon",
        "good evening", "good day", "gm", "how are you", "how are you doing", "how do you do", "whats up", "sup",
        "nice to meet you", "namaste", "namastey", "namaskar", "namaskaram", "namasthe", "pranam", "pranaam",
        "vanakkam", "salaam", "salam", "adaab", "ram ram", "radhe radhe", "sat sri akal", "suprabhat",
        "shubh prabhat", "kaise ho", "kaise hain", "kaise ho aap", "aap kaise ho", "aap kaise hain", "kya haal hai",
        "who are you", "what are you", "what can you do", "what can you do for me", "what can i ask",
        "what can i ask you", "what do you do",
        "how does this work", "help", "help me", "aap kaun ho", "aap kaun hain", "नमस्ते", "नमस्कार", "प्रणाम",
        "हैलो",
        "हेलो", "हाय", "राम राम", "राधे राधे", "सुप्रभात", "शुभ प्रभात", "कैसे हो", "कैसे हैं", "आप कैसे हैं",
        "आप कौन हैं",
    ]

    private static let thanks = [
        "thanks", "thank you", "thank u", "thankyou", "thanku", "thx", "thnx", "tnx", "ty", "tysm", "many thanks",
        "much appreciated", "i appreciate it", "i appreciate this", "got it", "i see", "ok", "okay", "k", "cool",
        "great", "good", "nice", "wow", "perfect", "awesome", "amazing", "wonderful", "that helps", "this helps",
        "that helped", "helpful", "that was helpful", "that is helpful", "this was helpful", "well said", "bye",
        "goodbye", "bye bye", "good night",
        "see you", "see you later", "take care", "dhanyavad", "dhanyavaad", "dhanyawad", "dhanyawaad", "dhanyabad",
        "shukriya", "shukria", "bahut accha", "accha", "acha", "achha", "theek hai", "thik hai", "alvida",
        "shubh ratri",
        "धन्यवाद", "शुक्रिया", "अच्छा", "ठीक है", "अलविदा", "शुभ रात्रि",
    ]

    private static let fillers: Set<String> = [
        "there", "guru", "guruji", "ji", "jee", "sir", "madam", "maam", "destiny", "pandit", "panditji", "dear",
        "friend", "everyone", "all", "so", "very", "much", "a", "lot", "again", "and", "for", "your", "the", "answer",
        "answers", "help", "this", "that", "it", "you", "too", "please", "really", "its", "thats", "bahut", "bohot",
        "aap", "aapko", "aapka", "aapne", "aapki", "ka", "ko", "ke", "ki", "ne", "liye", "bataya", "batane", "samjhaya",
        "samjhane", "madad", "jawab", "jawaab", "itna", "जी", "गुरुजी", "आप", "आपको", "आपका", "बहुत",
        "का", "को", "सर", "आपने", "आपकी", "के", "की", "ने", "लिए", "बताया", "बताने", "समझाया", "समझाने", "मदद", "जवाब",
        "इतना",
    ]
}
