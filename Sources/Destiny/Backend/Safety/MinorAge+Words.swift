/// What is said around an age, and what is none.
extension MinorAge {
    // MARK: Before a number

    private static let persons =
        "she|he|her|him|they|who|them|kid|child|girl|boy|son|daughter|sister|brother|niece|nephew|cousin"
        + "|student|pupil|victim|beti|beta|bete|bachi|bachchi|bachcha|bacha|bhatiji|bhanji|bhatija|bhanja|behen|behan"
    private static let hedges =
        "only|just|barely|hardly|merely|scarcely|still|about|around|like|maybe|almost|nearly|"
        + "approximately|even|not|now|all|of|sirf|bas|keval|abhi|mushkil|lagbhag|karib|kareeb|tak|hi|to|se|isnt|around"
    static let aged = lines(
        """
        age|aged|ages|umar|umr|umra|ayu|turned|turns|turning \(hedges)? \(hedges)?
        age|umar|umr|umra|ayu is|was|hai|of|h \(hedges)?
        will|shall|to be|turn \(hedges)?
        girl|boy|child|kid|daughter|son|baby|niece|nephew|student of \(hedges)?
        """
    )
    static let copula = lines("is|are|was|were|isnt|arent|am \(hedges)? \(hedges)?\n\(persons) \(hedges)")
    static let hedge = lines("only|just|barely|hardly|merely|scarcely|sirf|bas|keval|mushkil se?")
    /// Of what lasts, “only” says no age.
    static let since = SpokenPattern(
        "married|together|been|since|for|ago|after|within|in|every|got|have|has|earn*|pay*|lost|we|there"
    )
    static let negated = lines(
        """
        under|below|beneath|underneath
        less|younger than
        not|isnt|arent|hasnt|havent|never|wasnt|nahi|nahin|nhi yet|even|turned|reached|hua|hui|just? turned|reached|be?
        not|isnt|arent|wasnt
        """
    )
    /// “I was 14”, which says how long ago it was.
    static let ownPast = lines(
        """
        i|we|main|mai was|were|tha|thi \(hedges)?
        when|jab i|main|mai was|am? \(hedges)?
        """
    )
    /// “it is 8”, “there are 8”, “the rent is 9”.
    static let thatIs = lines(
        """
        it|its|this|that|there|here|we|time|which|what|number|rent|total|size|clock|floor|room|flat is|are|was|were|isnt \(hedges)? \(hedges)?
        """
    )
    static let thing = lines(
        """
        marriage|shaadi|shadi|vivah|relationship|rishta|rishte|firm|company|business|friendship|bond|job|house|home|flat|car|dog|cat|affair|building|case|fight|rent|floor|room|salary|phone is|are|was|turns|turned|hai|ko|ke|ki? \(hedges)?
        floor|room|flat|number|no|gate|block|sector|ward|house|platform|bus|route|level|step|chapter|section|article|no|rs|rupees|inr|bus|january|february|march|april|june|july|august|september|october|november|december
        experience|anubhav of
        """
    )
    static let untold = lines("since|for|after|married|shaadi|shadi|together")

    // MARK: After a number

    static let years = lines("year|years|yr|yrs|yo|saal|sal|saala|sala|varsh|varshiya|baras|barsh")
    static let lasts = lines(
        """
        older|younger|elder|senior|since|ago|back|into|together|of|later|after|before|in|now|long|experience|apart|se|pehle|pahle|ho|hue|hua|baad|bad|tak|from
        ki|ka|ke shaadi|shadi|vivah|rishta|rishte|dosti|pyar|pyaar|naukri|job|anubhav|mehnat|zindagi|jindagi|saza|qaid|kaid|karz|loan|intezar|baad|bad|pehle|pahle|andar|bhitar|experience|marriage|relationship
        """
    )
    static let oldOrPerson = lines(
        """
        old|and? old|girl|boy|child|kid|son|daughter|baby|student|intern|maid|niece|nephew|beti|beta|bachi|bachchi|bachcha|ladki|ladka
        """
    )
    static let monthsOld = lines(
        """
        month|months|week|weeks|day|days old
        mahine|mahina|hafte|din ki|ka hai|h|hain|he|bachi|bachchi|bachcha|beti|beta
        """
    )
    static let genitive = lines("ki|ka|ke|kee")
    static let genitiveOfAThing = lines("ki|ka|ke rent|rate|shift|duty|plot|din|raat|log|aurat")
    static let isGenitive = lines(
        "ki|ka|ke hai|hain|h|he|hi|thi|tha|the|hogi|hoga|hui|hua|bachi|bachchi|bachcha|ladki|ladka|beti|beta|umar|umr\nki|ka"
    )
    /// What is counted or told by a number that is no age.
    static let measure = lines(
        """
        am|pm|oclock|baje|bje|th|st|nd|rd|of|off|out|times|time|people|men|women|persons|guys|boys|girls|others|log|logon|aadmi|members|relatives|cousins|kids|children|sisters|brothers|friends|hours|hour|hrs|minutes|minute|mins|min|seconds|days|day|weeks|week|months|month|mahine|mahina|mahino|din|dino|dinon|ghante|ghanta|hafte|raat|subah|shaam
        lakh|lakhs|crore|crores|thousand|hundred|hazar|hajar|percent|rupees|rs|k|dollars|km|kms|kilometres|miles|feet|foot|ft|inch|inches|kg|kgs|kilo|metres|stitches|slaps|bruises|blows|marks|rooms|room|floors|floor|days|nights|years|shifts|bags|glasses|drinks|pegs|bottles|bhai|behen
        january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec
        in the? morning|evening|night
        """
    )

    // MARK: Without a number of years

    private static let ordinals =
        "1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh"
        + "|pehli|pahli|doosri|dusri|teesri|tisri|chauthi|panchvi|panchvin|paanchvi|chhathi|chhati|satvi|satvin|saatvi|athvi|athvin|aathvi|nauvi|nauvin|navi|navin|dasvi|dasvin"
    private static let grades =
        "1|2|3|4|5|6|7|8|9|10|11|12|one|two|three|four|five|six|seven|eight|nine|ten|i|ii|iii|iv|v|vi|vii|viii|ix|x"
    static let school = lines(
        """
        class|std|standard|grade|kaksha|kaksa \(grades)|\(ordinals)
        \(ordinals)|first|third class|std|standard|grade|grader|kaksha|kaksa
        \(ordinals) me|mein|men|mai padh*|hai|thi|tha|h
        kindergarten|kindergartner|nursery|preschool|playschool|lkg|ukg|anganwadi|balwadi
        primary|middle|elementary|high|junior|pre|play school
        schoolgirl|schoolboy|schoolgirls|schoolboys|schoolchild|schoolchildren|schoolkid|schoolkids
        goes|going|go to school
        school jati|jata|jaati|jaata|girl|boy|girls|boys|kid|kids|child|children|student|students
        """
    )
    static let classWork = lines("class|grade \(grades) employee|worker|staff|job|officer|post|servant|clerk|pay")
    static let named = SpokenPattern(
        "teenager|teenagers|teenaged|teenage|preteen|underage|underaged|nabalig|naabalig|nabaalig|adolescent|toddler"
            + "|toddlers|infant|newborn|navjat"
    )
    static let born = lines("born ~~ _\npaida|janm|janam|janmi|janma\n_ ~ born")

    private static func lines(_ text: String) -> [SpokenPattern] { SafetyGate.patterns(text) }
}
