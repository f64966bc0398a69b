/// What is feared, told, or left open rather than asked.
extension KindPatterns {
    /// “anything bad coming”: feared, whenever it is.
    static let anythingBad = SpokenPattern(
        "anything|something|kuch bad|wrong|negative|terrible|dangerous|bura|galat|anhoni"
    )

    /// “bad months?”, “which part is hardest?”: the weaker part of a time is asked for.
    static let weakTimes = patterns(
        """
        bad|worst|weak|weaker|weakest|hard|harder|hardest|difficult|tough|toughest|kharab|bura|bure|mushkil month|months|time|times|week|weeks|phase|period|part|mahina|mahine|samay|waqt|hafta|hafte
        go|goes|going|turn|turns|get|gets|become|becomes wrong|bad|sour|worse|rough|ugly
        bigad*|bigde*
        which|what|kaunsa|kaunse|konsa month|months|time|times|week|weeks|phase|part|mahina|mahine|samay ~ bad|worst|weak|weakest|hard|hardest|difficult|tough|kharab|bura|bure|mushkil
        """
    )
    /// “second best?”, “the next best option”.
    static let secondBest = patterns(
        "second|2nd|next|dusra|doosra best|option|choice|accha|acha|behtar|sahi\nnot that|this one|day"
    )

    /// A day that is weighed, or whose hours are asked for.
    static func isOfDay(_ words: [SpokenWord]) -> Bool { weighs(words) || asksForHours(words) }

    /// “is 3pm ok for signing”, “shaam 5 baje puja theek hai”: a time of the clock is weighed.
    static func weighsClock(_ words: [SpokenWord]) -> Bool {
        (weighs(words) || weighsTime.match(words) != nil) && ClockAsked(in: words) != nil
    }

    private static let weighsTime = SpokenPattern(
        "should|shall|can|may|could|better|muhurat|karu|karun|karen|kare|kar|lu|lun|jau|jaun|niklu|nikle|rakhu|rakhe|chalega|rahega"
    )

    /// “when will good days come”.
    static let comingDays = SpokenPattern(
        "good|better|happy|happier|acche|achhe|ache|sukh days|times|din ~ come|coming|return|aayenge|aaenge|aayega"
    )

    /// Whether a day is feared to be a bad one: “is today unlucky”.
    static func doubts(_ words: [SpokenWord]) -> Bool { doubting.match(words) != nil }

    static let doubting = SpokenPattern("bad|unlucky|inauspicious|ashubh|kharab|bura|avoid|worst|ominous")

    /// “he hasn't replied in 3 days”: how long something has not come is no time that is asked about.
    static func tellsOfSilence(_ words: [SpokenWord]) -> Bool { silence.match(words) != nil }

    static let silence = SpokenPattern(
        "hasnt|havent|hadnt|didnt|not ~ in|for|since ~ days|day|weeks|week|months|month|years|year|long|ages|din|monday|tuesday|wednesday|thursday|friday|saturday|sunday"
    )

    /// “when did my bad luck start”, “when was my best year”, “kab shuru hua”.
    static func looksBack(_ words: [SpokenWord]) -> Bool { fits(back, words) }

    private static let back = patterns(
        """
        when did|was|were|had
        since when
        which|what year|years|age|time|period was|were|did|has
        which|what was|were ~ worst|best|hardest|happiest|toughest|luckiest
        worst|best|hardest|happiest|toughest|luckiest ~~ so far|yet
        kab ~~ tha|thi|hua|hui|hue
        """
    )
    /// “which dasha is best for my career” asks when.
    static let bestDasha = SpokenPattern(
        "which|what|kaunsi|konsi|kaun dasha|mahadasha|antardasha ~ best|good|better|lucky|golden|acchi|accha|shubh"
    )

    /// “was 2015 a good year for study”: of a time that is over nobody asks when.
    static let judgedPast = SpokenPattern(
        "was|were ~ good|bad|great|hard|tough|easy|lucky|unlucky|difficult|weak|strong ~ year|years|month|week|time|phase|period|decade|day"
    )

    /// “will my husband be an engineer or a doctor”: of a spouse no work is told.
    static func asksOfSpouse(_ words: [SpokenWord]) -> Bool { fits(spouse, words) }

    private static let spouse = patterns(
        """
        who|whom|will|would ~ marry
        husband|wife|spouse|partner|pati|patni ~ be|hoga|hogi
        """
    )

    /// “how many children”, “how much will I earn”.
    static func asksForNumber(_ words: [SpokenWord]) -> Bool {
        fits(howMany, words) || words.count <= 3 && bareHowMuch.match(words)?.lowerBound == 0
    }

    private static let howMany = patterns(
        """
        many|kitne|kitni|kitna children|child|kids|kid|sons|daughters|bachche|bacche|santan|babies|bachchon|beti|bete|betiyan
        many|kitne|kitni|kitna times|marriages|wives|husbands|brothers|sisters|siblings|shaadiyan|shadiyan|shadi|shaadi|bhai|behen|bar|baar|attempts|attempt|tries|houses|cars
        much will|would|can|do i|we|it ~ earn|get|make|inherit|win|receive|save|lose|cost|sell
        much money|salary|bonus|dowry|raise|hike
        kitna|kitni|kitne paisa|paise|salary|dhan|tankhwah|vetan|kamaunga|kamaungi|milega|milegi
        """
    )
    private static let bareHowMuch = SpokenPattern("how much|many")

    /// “since Diwali she is cold, will she come back”: a yes or no about what is to come.
    static func isAhead(_ kind: QuestionKind, _ words: [SpokenWord]) -> Bool {
        [.whether, .other].contains(kind)
            && (toCome.match(words) != nil
                || words.contains { word in QuestionReader.verbEndings.contains { word.latin.hasSuffix($0) } })
    }

    private static let toCome = SpokenPattern("will|wont|going|would|should|shall|hoga|hogi|honge")

    /// “and will it be abroad?” asks whether, whatever was asked before.
    static let asksWhether = SpokenPattern("and|but|or|aur will|would|should|can|could|is|are|kya")

    /// “when is the best time to begin”: what is begun was said before.
    static let bareVerb = SpokenPattern("to|i|we begin|start|do|go|apply|try|buy|sell|leave|quit|join it?")

    static func callsOff(_ words: [SpokenWord]) -> Bool { fits(callingOff, words) }

    private static let callingOff = patterns(
        """
        should|shall|can|could|may|must|wise|better|time|right ~ cancel|postpone|skip|abandon|drop|delay|withdraw|quit|stop
        should|shall|can|could|may|must|wise|better|time|right ~ call|calling ~ off
        should|shall|can|could|may|must|wise|better|time|right ~ end|ending it|this|that|things
        should|shall|can|could|may|must|wise|better|time|right ~ give|giving up
        should|shall|can|could|may|must|wise|better|time|right ~ back|pull|backing|pulling out
        should|shall|can|could|may|must|wise|better|time|right ~ shut|close|wind ~ down|up|business|shop|company
        cancel|postpone|radd|skip kar|karu|karun|karna|karni|karoon
        taal|tal du|dun|dena|deni
        """
    )
    /// Of which leaving is the subject itself: “should I quit my job” asks for a change.
    static let subjectsOfLeaving: Set<String> = [
        "job-change", "separation", "retirement", "moving-abroad", "relocation", "health", "rest", "focus", "debts",
        "savings", "property-sale", "sale", "general", "personality", "reunion", "love",
    ]

    /// “what is the best month for a wedding”, which is no “is it a good month”.
    static let whichIsBest = SpokenPattern(
        "what|whats|which is|are|would|will|s? be? the|a|my? best|right|ideal|better|perfect|luckiest time|month|months|year|week|period|phase|age"
    )

    /// “do we match”: two charts would have to be laid beside each other.
    static func asksForMatch(_ words: [SpokenWord]) -> Bool { matching.match(words) != nil }

    private static let matching = SpokenPattern(
        "match|compatible|compatibility|milan|milti|milegi|suited|guna|gun|jodi|nadi|naadi|bhakoot|bhakut"
    )

    static let goneWrong = patterns(
        """
        not|cant|dont|doesnt|didnt|wont|isnt|never|nahi|nahin|nhi|na
        hate|hates|worried|stuck|tired|fed|gussa|krodh|fight|fights|fighting|fought|quarrel|quarrels|clash|jhagda|jhagde|ladai|behas|anban|takrar|pareshan|kharab|bigad*|dar|problem|problems
        """
    )

    /// “what talents do I have”, “what colour car should I buy”.
    static let whatOfMine = patterns(
        "what|which _ _? do|should|would|will|can i|we have|wear|buy|choose|name|drive|possess\nwhat should i|we name|call"
    )

    /// “everything is going wrong since last year” asks what to do.
    static let lament = patterns(
        """
        everything|all|sab ~ wrong|ulta|galat|bigad*|kharab ~ since|se|lately|for
        everything|things is|are|keeps|keep going? going|falling wrong|apart
        my|our business|shop|company|startup|firm|marriage|relationship|career|health is|are|keeps ~ losing|failing|sinking|suffering|struggling|falling
        nothing is|ever going? working|works|right|going out|well|right
        """
    )

    /// “what does the next decade hold”, of nobody else.
    static func asksWhatComes(_ words: [SpokenWord]) -> Bool { words.count <= 8 && whatComes.match(words) != nil }

    private static let whatComes = SpokenPattern("what do|does|will ~~ hold|holds|bring|brings|have")

    /// “kis field mein”, and not “which field of medicine”.
    static func asksForAnyField(_ words: [SpokenWord]) -> Bool {
        anyField.match(words).map { $0.upperBound == words.count || words[$0.upperBound].latin != "of" } ?? false
    }

    private static let anyField = SpokenPattern(
        "kis|kaun|kaunse|kaunsi|kaunsa|konsa|konsi|which|what field|kshetra|kshetr|line|sector|career|profession"
    )

    /// “will my husband be rich”, “will I marry someone older”.
    static func asksForLooks(_ words: [SpokenWord]) -> Bool { looks.match(words) != nil }

    private static let looks = SpokenPattern(
        "rich|wealthy|poor|tall|taller|short|fair|dark|handsome|beautiful|pretty|older|younger|elder|foreigner|doctor|engineer|ameer|amir|sundar|lamba|lambi|gora|gori|bada|badi|chhota|chhoti|divorcee|educated"
    )

    /// “how will I meet my husband”.
    static let meeting = patterns(
        "how|where|kahan|kaise ~ meet|milunga|milungi|milega|milegi ~ husband|wife|spouse|soulmate|partner\npati|patni ~ kahan|kaise milega|milegi\nkisse ~ hogi|hoga|karungi|karunga|karu"
    )

    static let feared = patterns(
        """
        lose|losing|lost|reject|rejected|refused|denied|fired|laid|layoff|fail|failing|fails|failed|breakup|separate|separation|divorce*|collapse|bankrupt|ruin|cheated|nuksan|nuksaan|ghata|haar|asafal|fel
        go|going|went|chali|chala|chhut|chut|choot|chhoot ~ jayegi|jayega|jaegi|away
        break|breaks|toot|tut ~ up|down|jayega|jayegi
        will|is ~ problem|problems|trouble|obstacle|delay|loss|bad|wrong
        anything|something|kuch bad|wrong|negative|terrible|dangerous|bura|galat|anhoni
        is|am|are ~ too late|old
        bahut|zyada der ho
        replace|replacing|demote|sideline|dump|dumping|betray|cheat|cheating|blame me|us|my
        dhokha|dhoka|dagga|daga de|dega|degi|denge|milega
        rishta|rista|shaadi|shadi|naukri|job|dosti|pyar|pyaar|prem|career|business|dhandha|talluk|saath ~ khatam|khatm ho|hoga|hogi
        """
    )
    /// “do baar fail ho chuka hu, pass hounga?”: failing is told, passing is asked.
    private static let overcome = SpokenPattern(
        "fail|failed|asafal|reject|rejected ~~ pass|select|selected|clear|crack|nikal|safal|hounga|hongi|honga"
    )

    /// Whether what is feared in it has happened, and the opposite is asked for.
    static func isOvercome(_ words: [SpokenWord]) -> Bool { overcome.match(words) != nil }

    static let goodEnds = patterns(
        "when|kab ~ lose|end|over|khatm|khatam\nlose ~ weight\nnot lose|fail\nbreakup|separation|divorce ~~ back|again|wapas|wapis|phir"
    )
}
