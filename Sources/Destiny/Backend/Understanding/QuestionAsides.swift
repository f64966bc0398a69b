import DestinyDomain

/// What stands beside the subject of a question: where it happens, and whom it is called out to.
///
/// “does my crush from college like me” is about no college, “bhai, pass ho jaunga kya” about no brother. They name the
/// subject only where nothing else does.
enum QuestionAsides {
    static func takenOut(of words: [SpokenWord]) -> [SpokenWord] {
        settings.reduce(withoutCalls(words)) { left, setting in
            setting.removed(from: left)
        }
    }

    /// Words that together name nothing they name alone: “the rest of the year”, “deal with”.
    static let idioms = [
        "rest of", "deal|dealing|deals with", "idhar udhar", "so far", "full moon party|parties|rave",
        "in store", "time|times of my|our|his|her? life", "eclipse of my|our|his|her|the",
        "the|this|that one|ones on|after|before|next", "year|years|month|months|day|days look|looks good|best|better",
    ].map { SpokenPattern($0[...]) }

    static let person = SpokenPattern(
        "for? my|mera|meri|mere|our|hamare|hamari? son|sons|daughter|daughters|brother|brothers|sister|sisters|bhai|behen|bahan|beta|bete|beti|cousin|cousins|nephew|niece|bhanja|bhatija|husband|husbands|wife|wifes|pati|patni|hubby|mother|mothers|mom|moms|father|fathers|dad|dads|papa|mummy ka|ki|ke|ko?"
    )

    /// What is asked for somebody of the family as for oneself: work, school, a wedding, a journey.
    static func isOfAnybody(_ subject: QuestionSubject) -> Bool {
        [.career, .education, .travel].contains(subject.area) || ["marriage", "second-marriage"].contains(subject.slug)
    }

    private static let places =
        "temple|mandir|school|college|university|station|hospital|office|court|church|mosque|masjid|market|bazaar|bank|park|"
        + "beach|river|airport|highway|gurdwara"
    private static let settings = [
        "at|from|in|of my|the|our|his|her|a|this? new|old|good|big|current? college|school|university|office|work|workplace|company|class|coaching|gym|hostel|job",
        "college|school|university|office|company|class|coaching|gym|hostel me|mein|wali|wala|se",
        "near|beside|behind|opposite|outside to? the|a|my|our|this? \(places)",
        "next|close to the|a|my|our|this? \(places)",
        "\(places) ke? paas|samne|saamne|bagal|peeche|pichhe",
        "school|college|hospital|office|temple|university bus|buses|van|canteen|cab|gate|parking|tiffin|mess",
    ].map { SpokenPattern($0[...]) }

    private static func withoutCalls(_ words: [SpokenWord]) -> [SpokenWord] {
        var left = words
        if let first = left.first, calls.contains(first.latin), left.count > 2, !joins.contains(left[1].latin) {
            left.removeFirst()
        }
        if let last = left.last, calls.contains(last.latin), left.count > 2,
            !possessives.contains(left[left.count - 2].latin)
        {
            left.removeLast()
        }
        return left
    }

    private static let calls: Set<String> = [
        "bhai", "bhaiya", "yaar", "yar", "bro", "brother", "didi", "guruji", "guru", "panditji", "pandit", "sir",
        "madam", "dost", "baba", "dude", "buddy",
    ]
    /// After it a word is no call: “bhai ki shadi”.
    private static let joins: Set<String> = ["ka", "ki", "ke", "ko", "se", "ne", "aur", "and", "or", "ya", "par", "pe"]
    private static let possessives: Set<String> = [
        "my", "mera", "meri", "mere", "a", "the", "our", "his", "her", "with",
    ]
}
