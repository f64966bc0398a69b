/// Tells that somebody grown is hit at home and has a child there, when another one speaks for them: “my sister's
/// husband hits her, her son is 8”.
///
/// Only asked of what is stopped for violence already; a child who asks has the words for children.
enum HarmedAdult {
    /// - Parameters:
    ///   - words: of the question.
    ///   - year: of the question, for years of birth.
    /// - Returns: whether somebody else who is grown is harmed, and a child beside them is under eighteen or harmed too.
    static func isTold(in words: [SpokenWord], _ year: Int) -> Bool {
        let words = words.map(\.asWritten)
        guard !HarmedParent.isChild(words), fits(theirChild, victimsThatAreChildren.takingOut(of: words)) else {
            return false
        }
        return isHarmed(words) && (MinorAge.isSaid(in: words, year) || fits(both, words))
    }

    /// “hits her”, but not “hits her son”; “her son is 8” is a child beside her.
    private static func isHarmed(_ words: [SpokenWord]) -> Bool {
        if byTeachers.match(words) != nil { return false }
        return fits(inHindi, words)
            || inEnglish.contains { pattern in
                pattern.match(words).map { !isChild(after: words[$0.upperBound...]) } ?? false
            }
    }

    private static func isChild(after harm: ArraySlice<SpokenWord>) -> Bool {
        let words = Array(harm.prefix(5))
        guard let place = object.match(words), place.lowerBound == 0 else { return false }
        return place.upperBound == words.count || state.match([words[place.upperBound]]) == nil
    }

    private static func fits(_ patterns: [SpokenPattern], _ words: [SpokenWord]) -> Bool {
        patterns.contains { $0.match(words) != nil }
    }

    // MARK: Who is harmed

    private static let mothers = "mother|mom|mum|mummy|maa|mata|ammi|amma|stepmother|stepmom"
    /// Who is mostly grown; a sister's or a friend's own child says so.
    private static let adults =
        mothers
        + "|sister|wife|friend|bestie|neighbour|neighbor|colleague|coworker|cousin|aunt|aunty|bhabhi|didi|behen|behan|"
        + "bahen|bahan|saheli|sahelis|padosan|padosi|bahu|bua|mausi|chachi|mami|biwi|patni|maid|lady|woman|tenant|"
        + "flatmate|roommate|grandmother|dadi|nani"
    private static let possessive =
        "mothers|moms|mums|sisters|friends|neighbours|neighbors|colleagues|coworkers|cousins|aunts|daughters|maids|"
        + "tenants|brothers|womans|ladys|\(adults)"
    private static let partners =
        "husband|husbands|hubby|boyfriend|partner|fiance|ex|wife|girlfriend|stepfather|inlaws|laws|pati|patni|"
        + "sasural|sasuralwale"
    private static let inEnglish = SafetyGate.patterns(
        """
        sisters|friends|daughters|cousins|colleagues|neighbours|neighbors|her mother|father|brother|sister in? law|inlaw ~ \(HarmedParent.done) her|him|them
        \(possessive) ~ \(partners) ~ \(HarmedParent.done) her|him|them
        \(HarmedParent.done) ~ his|her|their|my|our|the|own \(adults)
        \(HarmedParent.done) ~ daughter|sister|mother|brother in? law|inlaw
        \(adults)|law|inlaw|brother is|are|was|were|gets|get|got|being|has|keeps ~ \(HarmedParent.suffered)
        woman|lady|girl|neighbour|neighbor|family next door is|was|gets|being ~ \(HarmedParent.suffered)
        daughter is|was|gets|has|keeps ~ \(HarmedParent.suffered) ~ \(partners)
        """
    )
    private static let inHindi = SafetyGate.patterns(
        """
        \(adults)|man|maan ko ~ \(HarmedParent.harmingInHindi)|pita|peeta
        \(adults)|beti ka|ki|ke \(partners) ~ use|usko|us|unhe|unko ~ \(HarmedParent.harmingInHindi)
        \(adults) par|pe|upar ~ haath|hath utha*|chhod*
        \(adults)|beti ka|ki|ke \(partners) ~~ par|pe|upar|uspar|uspe ~ haath|hath utha*|chhod*
        \(adults) ke? saath|sath ~ marpeet|maarpeet|marpit|maarpit
        beti|bitiya ko ~ sasural|sasuralwale|damad|inlaws ~ \(HarmedParent.harmingInHindi)
        damad|damaad|jamai ~ beti|bitiya ko ~ \(HarmedParent.harmingInHindi)
        beti|bitiya ko uska|uske|unke pati ~ \(HarmedParent.harmingInHindi)
        """
    )
    /// “beaten by her teacher” is said of a child.
    private static let byTeachers = SpokenPattern(
        "by|from her|his|the|a|our|their? teacher|tutor|coach|principal|warden|sir"
    )
    private static let object = SpokenPattern(
        "little|small|young|own|only|poor|elder|younger? #? years|year|yr|yrs? old? \(HarmedParent.children)|nephew|niece"
    )
    private static let state = SpokenPattern("is|was|has|turned|turns|just|only|#")

    // MARK: The child

    private static let theirChild = SafetyGate.patterns(
        """
        her|his|their|my|our|whose|the|uska|uski|uske|unka|unki|unke|mera|meri|mere|hamara|hamari|hamare|do|teen little|small|young|only|two|three|both|do|teen|chhota|chhoti? #? \(HarmedParent.children)
        has|have|got|with ~ \(HarmedParent.children)
        has|have|got|with a|an|two|her|his|their? # year|years|yr|yrs|yo
        grandson|granddaughter|grandchild|grandchildren|grandkids|nephew|niece|pota|poti|pote|nati|naati|natin|bhanja|bhanji|bhanje|bhatija|bhatiji
        cousin|cousins is|are #
        son|daughter|child|baby|boy|girl is|turned only|just? #
        beta|beti|bete ~ # saal|sal|varsh|baras
        little|younger|small|baby|kid|chhota|chhoti|chota|choti brother|sister|bhai|behen|behan|bahen
        \(mothers) ~~ brother|brothers|sister|sisters|bhai|behen|bahen
        kids|children|bachche|bacche|bache|bachchon|bacchon|bachcha|baccha|bachcha|bachchi|bacchi|bachi|munna|munni
        """
    )
    /// “woh bachchi hai” says of who is harmed that they are a child.
    private static let victimsThatAreChildren = SpokenPattern(
        "woh|wo|vo|ek|abhi|to|toh|sirf bachcha|baccha|bachchi|bacchi|bachi"
    )
    private static let both = SafetyGate.patterns(
        """
        her|him|them|\(adults) and|n|plus the|her|his|their|our|my|both|two|three? little|small|young? \(HarmedParent.children)
        use|usko|unhe|unko|\(adults) aur|or ~ \(HarmedParent.children)
        """
    )
}
