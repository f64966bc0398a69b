/// Tells who is hit at home and has a child there from a child who is harmed, for whom another one speaks.
///
/// Only asked of what is stopped for violence already; who says of themselves that they are a child is none.
enum HarmedParent {
    /// - Parameters:
    ///   - words: of the question.
    ///   - isOfChild: whether it is stopped for what is done to a child.
    ///   - year: of the question, for years of birth.
    /// - Returns: whether who asks is harmed, and a child is named that is under eighteen or harmed with them.
    static func isSpeaking(in words: [SpokenWord], isOfChild: Bool, _ year: Int) -> Bool {
        let words = youngSibling.takingOut(of: words)
        guard isHarmed(words), !isChild(words) else { return false }
        let isNamed = fits(namedChild, words)
        guard MinorAge.isSaid(in: words, year) || isNamed && (isOfChild || isOfBoth(words)) else { return false }
        return isNamed && (!fits(elders, words) || fits(ownChild, words)) || isOfMarriage(words)
    }

    /// Whether something is done to who asks: “hits me”, “mujhe marta hai”.
    private static func isHarmed(_ words: [SpokenWord]) -> Bool {
        fits(harmed, words)
            || words.indices.contains { index in
                guard own.match([words[index]]) != nil else { return false }
                return isHarmed(after: words[(index + 1)...].prefix(9))
            }
    }

    /// “mujhe roz marta hai”, but not “mujhe batata hai ki beti ko marta hai”: whom else it is done to comes between.
    private static func isHarmed(after own: ArraySlice<SpokenWord>) -> Bool {
        let isOfTwo = own.first.map { and.match([$0]) != nil } ?? false
        for word in own {
            // As written: who is woken (“jagate”) is not burned (“jalate”).
            if harming.match([word.asWritten]) != nil { return true }
            if others.match([word]) != nil, !(isOfTwo && ["ko", "ki"].contains(word.latin)) { return false }
        }
        return false
    }

    /// Whether who asks says that they are a child: “I am 14”, “main 7th class me hu”.
    static func isChild(_ words: [SpokenWord]) -> Bool {
        if fits(youngSpeaker, words) { return true }
        return speakersAge.contains { pattern in
            guard let place = pattern.match(words),
                let age = words[place].firstIndex(where: { young.contains($0.latin) })
            else { return false }
            let later = words[(age + 1)...]
            return !MinorAge.isMeasured(later) && !MinorAge.tellsHowLong(later.dropFirst())
        }
    }

    /// Whether it is done to the child too: “me and the kids”, not “me and my son is 25”.
    private static func isOfBoth(_ words: [SpokenWord]) -> Bool {
        bothHarmed.contains { pattern in
            pattern.match(words).map { state.match(Array(words[$0.upperBound...].prefix(1))) == nil } ?? false
        }
    }

    /// Whether a husband, a wife or their family is named, not the husband of a mother.
    private static func isOfMarriage(_ words: [SpokenWord]) -> Bool {
        marriage.match(anothersHusband.takingOut(of: words)) != nil
    }

    private static func fits(_ patterns: [SpokenPattern], _ words: [SpokenWord]) -> Bool {
        patterns.contains { $0.match(words) != nil }
    }

    // MARK: What is done to who asks

    static let done =
        "hits|hit|hitting|beets|beats|beat|beating|slaps|slapped|slapping|kicks|kicked|kicking|punches|punched|thrash*|"
        + "whips|whipped|burns|burned|burnt|chokes|choked|choking|strangl*|tortur*|abuses|abused|abusing|assault*|"
        + "molest*|grope*|rape|rapes|raped|touches|touched|touching|hurts|hurt|hurting|harass*|push|pushes|pushed|"
        + "shoves|shoved|drags|dragged|attack|attacks|attacked|threaten*|batter*"
    static let suffered =
        "beaten|hit|slapped|kicked|punched|thrashed|burned|burnt|choked|strangled|tortured|abused|assaulted|molested|"
        + "groped|raped|harassed|threatened|battered|beat"
    private static let harmed = SafetyGate.patterns(
        """
        \(done) both? me|us
        \(done) ~~ and|n|plus me|myself
        kill|kills|burn|finish|destroy|stab me|us
        hand|hands on|at|upon|against me|us
        violent|abusive|aggressive|physical with|to|towards|toward|against me|us
        throw|throws|threw|throwing _? _? at me|us
        pull|pulls|pulled|pulling|grab|grabs|grabbed|yanks my hair|arm|neck|throat
        lock|locks|locked|locking me|us
        i|we am|are|was|were|get|got|gets|been|have|keep being|getting|been|often|regularly|still|always|also? \(suffered)
        me|i and|n my|our|the ~ are|is|get|gets|were|being|keep being|getting? \(suffered)
        and|n i|me are|get|were|being|both being|getting? \(suffered)
        mere|hamare|humare|mujh sath|saath ~ marpeet|maarpeet|marpit|maarpit|hinsa|jabardasti|zabardasti|galat
        meri|hamari|humari pitai|pitayi
        mujh|mujhpe|mujhpar|hum|humpar|mere par|pe|upar? haath|hath ~ utha*|chhod*
        """
    )
    private static let own = SpokenPattern("mujhe|mujhko|mujh|hame|hamein|hume|humein|humko|hamko")
    static let harmingInHindi =
        "marta|maarta|marte|maarte|marti|maarti|maara|mara|maar|maarna|maarne|peette|peetti|peetna|peetne|peettha|pitta|"
        + "pitte|pitti|pitai|maarpeet|marpeet|thappad|jalata|jalate|jalane|satata|satate|satati|chhuta|chhute|chhuti|"
        + "chhoota|chhoote|pratadit|latein|ghusa|band|kaid|qaid"
    private static let harming = SpokenPattern(harmingInHindi[...])
    private static let others = SpokenPattern(
        "ko|use|usko|unhe|unko|inhe|ki|jab|jo|woh|wo|batata|batati|bataya|bola|bolta|bolti|kaha|kehta|kehti|lagta|pata|dar|"
            + "darr|dukh|shak|maloom"
    )
    private static let and = SpokenPattern("aur|or|and|tatha|evam|va")

    // MARK: The child

    static let children =
        "son|sons|daughter|daughters|child|children|kid|kids|boy|boys|girl|girls|baby|babies|toddler|infant|newborn|"
        + "stepson|stepdaughter|beta|bete|beti|betiyan|betiyon|bachcha|bacha|baccha|bachche|bacche|bache|bachchi|bachi|"
        + "bacchi|bachchon|bacchon|bachon|munna|munni|ladka|ladki|ladke"
    private static let namedChild =
        ownChild
        + SafetyGate.patterns(
            "son|sons|daughter|daughters|child|children|kids|stepson|stepdaughter|toddler|infant|newborn|beta|bete|beti|betiyan|"
                + "betiyon|bachcha|baccha|bachche|bacche|bachchi|bachi|bacchi|bachchon|bacchon|bachon|munna|munni"
        )
    /// Of a child who asks.
    private static let youngSibling = SpokenPattern(
        "us|we|baby|kid kids|children|brother|sister|brothers|sisters|cousin"
    )
    private static let ownChild = SafetyGate.patterns(
        """
        my|our|mera|meri|mere|hamara|hamari|hamare|apna|apni|apne ~ \(children)
        have|has|got ~ \(children)
        """
    )
    private static let bothHarmed = SafetyGate.patterns(
        """
        me|us|both and|n|plus|or my|our|the|both|his|two|three|all? #? \(children)
        me|us and|n|plus|or my|our|the|both|his|two|three|all? small|little|young|old|elder|younger|baby? \(children)
        \(children) and|n|plus|or me|i|us|myself
        mujhe|mujhko|hame|hume aur|or|tatha|evam ~ \(children)
        \(children) aur|or mujhe|mujhko
        """
    )
    private static let state = SpokenPattern("is|has|was|works|wants|hai|will")
    /// Who hits a child at home or in school, and seldom who is grown.
    private static let elders = SafetyGate.patterns(
        """
        father|dad|daddy|papa|pitaji|baap|mother|mom|mum|mummy|maa|stepfather|stepdad|stepmother|stepmom|parents|teacher|sir|madam|tutor|coach|uncle|chacha|mama|tau|aunt|aunty|brother|bhai|cousin|principal|warden
        """
    )
    private static let marriage = SpokenPattern(
        "husband|husbands|hubby|pati|wife|patni|biwi|inlaw|inlaws|law|laws|sasur|saas|sasural|sasuralwale|devar|jeth|nanad|"
            + "nandoi|spouse"
    )
    private static let anothersHusband = SpokenPattern(
        "mother|mothers|mom|moms|mum|mums|mummy|mummys|maa|sister|sisters|aunt|aunts|mummyji new? husband|husbands"
    )

    // MARK: A child who asks

    private static let speakersAge = SafetyGate.patterns(
        """
        i am|im|was|just? only|just|still|now|a? turned? #
        main|mai only|sirf|bas|abhi? # saal|sal|varsh|baras|year|years? ki|ka|ke? hu|hun|hoon
        meri|my age|umar|umr is|hai|sirf|abhi? #
        """
    )
    private static let young = Set((5..<18).map(String.init))
    private static let youngSpeaker = SafetyGate.patterns(
        """
        i am|im just|only|still|also|like|but? a|an|the|his|her|their? little|small|young|minor|school|teenage? child|kid|girl|boy|daughter|son|student|schoolgirl|schoolboy|teenager|teen|minor
        i study|am|read|go ~ class|grade|std|standard|school
        bachpan|childhood
        as|was|when i? was? a|just|only|still? a? little|small|young? child|kid|girl|boy
        main|mai ~ class|kaksha|kaksa|school|std ~ hu|hun|hoon|padh*|me|mein|men
        main|mai ~ bachcha|bachchi|bachi|baccha|ladki|chhota|chhoti|nabalig hu|hun|hoon
        main|mai \(ages) saal|sal|varsh|baras|year|years? ki|ka|ke hu|hun|hoon
        i am|im \(ages) years|yrs|year? old?
        """
    )
    private static let ages =
        "eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|aath|nau|das|gyarah|barah|terah|"
        + "chaudah|pandrah|solah|satrah"
}
