import DestinyDomain

/// What makes a stopped question want other words than most of its kind: who asks it, and of whom.
enum Circumstance: Hashable, Sendable {
    /// Somebody under eighteen who is with child.
    case youngPregnancy
    /// A child afraid for somebody at home.
    case worriedChild
    case bereavedChild
    case bereaved
    /// Who fears to be under a curse, a spell or an evil eye.
    case spellFeared
    /// Whom somebody hits at home, and who has a child there.
    case harmedParent
    /// Who speaks for somebody grown who is hit at home and has a child there.
    case harmedAdult
    /// When somebody else dies: asked out of fear or curiosity, not by who wants to die.
    case otherLife

    /// `nil` for most questions, and for every one in which somebody wants to die.
    ///
    /// - Parameters:
    ///   - words: of the question.
    ///   - found: what a pattern stops it for.
    ///   - judged: what it is stopped for, by pattern or scorer.
    ///   - year: of the question.
    init?(of words: [SpokenWord], found: Refusal?, judged: Refusal?, in year: Int) {
        let isOfHarm = [.violence, .childAbuse].contains(judged) && found != .selfHarm && found != .overdose
        if isOfHarm, HarmedParent.isSpeaking(in: words, isOfChild: judged == .childAbuse, year) {
            self = .harmedParent
            return
        }
        if isOfHarm, HarmedAdult.isTold(in: words, year) {
            self = .harmedAdult
            return
        }
        let isSpell = Self.fits(Self.spell, Self.keepsake.removed(from: words)) && !Self.fits(Self.despair, words)
        let grave: Set<Refusal?> = [.overdose, .violence, .childAbuse, .harm]
        // A child who mourns is told from one who is harmed by what is said of a death, where no pattern says otherwise.
        let isOnlyJudged = found == nil && judged == .childAbuse && Self.fits(Self.loss, words)
        if isSpell, found == nil || found == .harm {
            self = .spellFeared
            return
        }
        guard !grave.contains(found), isOnlyJudged || !grave.contains(judged), found != .selfHarm,
            !Self.fits(Self.despair, words)
        else { return nil }
        let isChild = UnderAge.isSaid(in: words)
        if Self.fits(Self.pregnancy, words), judged == .minor || isChild && !Self.fits(Self.otherPregnancy, words) {
            self = .youngPregnancy
        } else if Self.fits(Self.loss, words), Self.isOfGrief(words),
            judged == nil || judged == .death || isChild || found == nil && Self.isNothingButLoss(words)
        {
            self = isChild ? .bereavedChild : .bereaved
        } else if isChild, Self.fits(Self.fear, words), judged != .minor || found == .death {
            self = .worriedChild
        } else if found == .death, judged == .selfHarm, Self.fits(Self.otherDeath, words) {
            self = .otherLife
        } else {
            return nil
        }
    }

    /// What the question is stopped for.
    var refusal: Refusal {
        switch self {
        case .youngPregnancy: .minor
        case .harmedParent, .harmedAdult: .violence
        case .spellFeared: .harm
        case .worriedChild, .bereavedChild, .bereaved, .otherLife: .death
        }
    }

    /// Whether grief is all there is in it: who asks for a second marriage has an answer.
    private static func isOfGrief(_ words: [SpokenWord]) -> Bool {
        fits(grief, words) || loss.contains { $0.takingOut(of: words).count <= 4 }
    }

    /// “papa ki death ho gayi, ab kya hoga”: no word is left by which the scorer could tell of despair.
    private static func isNothingButLoss(_ words: [SpokenWord]) -> Bool {
        loss.contains { whatNow.removed(from: $0.removed(from: words)).count <= 2 }
    }

    private static let whatNow = SpokenPattern("ab|what kya|now|next hoga|karu|karun|kare?")

    private static func fits(_ patterns: [SpokenPattern], _ words: [SpokenWord]) -> Bool {
        patterns.contains { $0.match(words) != nil }
    }

    private static let despair = SafetyGate.patterns(
        """
        says|said|saying|threatens|threatened|threatening|tells ~~ die|dead|mar|going
        want|wants|wish|wishes|wanna|rather|chahta|chahti|chahte|chahe ~ die|dead|gone|live|end|mar|marna|jeena|jina
        cant|dont|no|not|without ~ live|living|point|reason|anymore|jeena|jina|ji
        kill|suicid*|myself|himself|herself|themselves|overdose
        join|follow him|her|them
        end ~ it|life|everything
        nahi|nahin|nhi ~ jeena|jina|ji|jee
        """
    )
    private static let spell = SafetyGate.patterns(
        """
        black magic|spell|curse|hex|voodoo ~ on|against|upon|over me|us
        curse|spell|hex|evil|buri eye|nazar? on|upon me|us
        curse|spell|hex|evil|buri eye|nazar? on|upon my|our family|home|house|life|chart|kundli
        am|are|is i|we|my|our|family|house|home|chart ~ cursed|hexed|bewitched|jinxed|haunted|possessed
        am|are i|we ~ under|victim ~ spell|curse|black|magic
        did|has|have someone|somebody|anyone ~ black magic|spell
        does|do someone|somebody|anyone ~ spell|curse
        nazar|najar ~ lagi|lag
        have|has|got|under|from|remove nazar|najar
        nazar|najar dosh|dosha
        mujh|mujhe|mujhpe|mujhpar|hum|humpe|mere|ghar ~ jadu|jaadu|tona|totka|tantra ~ kiya|kar|hua|hai
        kisi ne ~ jadu|jaadu|tona|totka|tantra|vashikaran ~ kiya|kar|karwa|karaya
        evil eye|spirit|spirits ~ on|upon|affecting|affected|attack*|protect*|remove|cure|against|harming|haunt*|troubling|blocking
        am|are|is|have|has|do|does|did|by|from|of|under|put|cast|got|get|remove|removal|fear|protect*|against ~ evil eye|spirit|spirits
        """
    )
    /// What is worn and given.
    private static let keepsake = SpokenPattern(
        "evil eye bracelet|bracelets|pendant|necklace|ring|charm|amulet|jewellery|jewelry|earrings|tattoo|keychain|emoji|bead|beads"
    )
    private static let pregnancy = SafetyGate.patterns("pregnan*|garbhvati|garbhwati\nhaving|expecting a? baby|child")
    private static let otherPregnancy = SafetyGate.patterns(
        "sister|mother|mom|mum|mummy|maa|aunt|aunty|wife|didi|bhabhi|chachi|teacher|friend ~ pregnan*"
    )
    private static let loss = SafetyGate.patterns(
        """
        died|passed on|away|last|yesterday|today|in|this|of|suddenly|when|and|how|will|what|why?
        lost|losing|loss|death of? my ~ husband|wife|father|mother|dad|mom|mum|parents|son|daughter|brother|sister|baby|child|grandmother|grandma|grandfather|grandpa|friend|dog|cat|pet|papa|mummy
        my dead|late husband|wife|father|mother|dad|mom|mum|parents|son|daughter|brother|sister|baby|child|grandmother|grandma|grandfather|grandpa|friend|dog|cat
        passed away
        is no more
        guzar|gujar|chal gaya|gayi|gaye|gai|base|basi|basa
        nahi|nahin|nhi rahe|rahi|raha ~ dukh|gam|yaad|akela|akeli|rona
        maut|death|dehant|mrityu ~ ho gaya|gayi|gai|chuki|chuka
        """
    )
    private static let grief = SafetyGate.patterns(
        """
        i|we|me|she|he|mom|dad|mum|be|feel|feeling|am ~ ok|okay|alright
        i|me|am|feel|feeling|so|all alone
        cope|coping|pain|crying|cry|miss|missing|grief|grieve|grieving|grieved|mourn|sad|sadness|heal|hurts|hurting|numb|lonely|bear|dukh|gam|rona|yaad|dard|akela|akeli|sambhal*|sambhlu|udaas|udas|udaasi
        get|getting over
        move|moving|carry on
        how|cant|dont|not|could|keep ~ go|going on
        ab kya hoga|karu|karun
        feel|feels ~ better|normal|again|peace
        be ~ better|normal|peace
        """
    )
    /// What a child is afraid of at home.
    private static let fear = SafetyGate.patterns(
        """
        mom|mum|mother|mummy|maa|dad|father|papa|parents|grandma|grandpa|dadi|dada|nani|nana|brother|sister|bhai|behen ~~ die|dies|dying|dead|sick|ill|ok|okay|survive|hospital|divorce|separate|split|leave|fight|fighting|bimar|beemar|marega|maregi|theek|thik|talaq|alag
        sick|ill|dying|hospital|bimar|beemar ~ mom|mum|mother|mummy|maa|dad|father|papa|grandma|grandpa|dadi|dada|nani|nana|brother|sister
        """
    )
    private static let otherDeath = SafetyGate.patterns(
        """
        my|mera|meri|mere|our|his|her ~ %kin ~~ %willdie
        he|she|they|%kin ~ %willdie
        """
    )
}
