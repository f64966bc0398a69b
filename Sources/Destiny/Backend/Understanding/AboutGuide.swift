import DestinyDomain

/// What is asked of the guide itself and not of a chart: “are you human”, “is astrology even real”, “can you be
/// wrong”, “what do you know about me”, “where was I born”, “what is my lucky number”.
///
/// Told plainly and never counted as a question.
enum AboutGuide: CaseIterable, Sendable {
    case whoAnswers, worth, mistakes, sources, data, birth, otherArts, whatToAsk, limits, settings, language, fate,
        dreams, customs, twins, noHouse, babyName, businessName,
        birthHour, lostThings, whoItIs, term
    /// Where customs come from; asked only after one.
    case customsOrigin

    /// - Parameters:
    ///   - words: the question's.
    ///   - isAlone: whether nothing was asked before, which “how do you know?” would go on with.
    /// - Returns: `nil` for any other question.
    static func asked(in words: [SpokenWord], isAlone: Bool) -> AboutGuide? {
        allCases.first { topic in
            words.count <= (Self.longer.contains(topic) ? 14 : 10) && (isAlone || topic != .sources)
                && topic.patterns.contains { $0.match(words) != nil }
                || topic == .noHouse && ChartThings.namesNoHouse(words)
                || topic == .term && TraditionTerm.asked(in: words) != nil
        }
    }

    /// What is asked in more words than ten.
    private static let longer: Set<AboutGuide> = [.birthHour, .lostThings, .babyName, .businessName]

    private var patterns: [SpokenPattern] {
        switch self {
        case .whoAnswers: Self.whoAnswersWords
        case .worth: Self.worthWords
        case .mistakes: Self.mistakesWords
        case .sources: Self.sourcesWords
        case .data: Self.dataWords
        case .birth: Self.birthWords
        case .otherArts: Self.otherArtsWords
        case .whatToAsk: Self.whatToAskWords
        case .limits: Self.limitsWords
        case .settings: Self.settingsWords
        case .language: Self.languageWords
        case .fate: Self.fateWords
        case .dreams: Self.dreamsWords
        case .customs: Self.customsWords
        case .customsOrigin: []
        case .twins: Self.twinsWords
        case .birthHour: Self.birthHourWords
        case .babyName: Self.babyNameWords
        case .businessName: Self.businessNameWords
        case .lostThings: Self.lostThingsWords
        case .whoItIs: Self.whoItIsWords
        // Told by its number.
        case .noHouse, .term: []
        }
    }

    private static let whoAnswersWords = KindPatterns.patterns(
        """
        are you a|an|the|really? real|human|person|robot|bot|ai|machine|computer|program|astrologer|pandit|chatgpt
        am i talking|speaking|chatting to|with
        talk|speak|chat to|with a|an? human|real|person|astrologer|pandit
        are you a|an? real|human|actual|genuine
        who made|built|created you
        tum|tu|aap kaun|kon|kya ho|hain|hai
        who is|are answering|behind
        aap|tum|kya insaan|insan|robot|machine|computer|ai ho|hain|hai
        aap|tum asli|sach ~ jyotishi|pandit|insaan|insan ho|hain|hai
        """
    )
    private static let worthWords = KindPatterns.patterns(
        """
        is|are all? astrology|jyotish|horoscopes|kundli|this even|really|actually|all? real|true|fake|science|scientific|proven|nonsense|bullshit|legit|rubbish|accurate
        is there any? proof|evidence|science ~ astrology|jyotish|this
        does|do astrology|jyotish|horoscopes|charts|this really|actually|even work
        how does|do astrology|jyotish|horoscopes work
        do you really|even|actually? believe in? astrology|this
        should i believe in? astrology|horoscopes|jyotish|this
        why should i believe in? astrology|this|you
        ye|yeh|yah|sab sab? sach|sachcha|jhooth|jhuth hai|hota
        kya|jyotish jyotish|shastra? sach|sachcha|sacha|vigyan|vigyaan hai|hota
        jyotish ~ sach|vishwas|vishvas|jhooth|jhuth|vigyan|vigyaan
        """
    )
    private static let mistakesWords = KindPatterns.patterns(
        """
        can|could you be|go wrong
        can|could|is|are|was|were astrology|jyotish|horoscope|horoscopes|kundli|charts|predictions|astrologers ~ wrong|false|mistaken
        are you ever|sometimes|always? wrong|right|accurate|reliable
        you|u were|are|was|got wrong|mistaken|incorrect ~ last|before|about|yesterday|again|earlier
        how accurate|reliable|sure|certain|right are|is you|this|it|your|these
        should|can|do|may i trust|believe|rely you|this|your|on
        do you|your ever|sometimes? make|making mistakes|mistake|errors
        what if you are|is wrong
        kya|aap aap|galat galat|bhi ho|hote sakte|sakti|hain
        kitna|kitne sahi|sach|sateek ho|hain|hai|hota
        """
    )
    private static let sourcesWords = KindPatterns.patterns(
        """
        how|where do|did|can you know|get|calculate|compute|come|work
        how is|are this|it|these|that calculated|computed|made|worked
        what do you base|use
        kaise|kese pata|maloom|jaante|jante|nikala|nikalte
        """
    )
    private static let dataWords = KindPatterns.patterns(
        """
        what do|did you know|keep|store|save|remember about|of me|i
        what|which data|information|info do you
        who|anyone|anybody can|else|sees|see|reads|read ~ my|these questions|question|chat|chats|data|birth|conversation|conversations|answers
        is this|it|my|our|the ~ private|secret|confidential|encrypted|anonymous
        is my|our|the|this data|chat|chats|conversation|app|guide|site|information|details ~ safe|secure
        is it|this safe here|with
        do you sell|share|store|keep|save|send ~ my|data
        where is|are my|the data|questions|chats|birth stored|kept|saved
        how|can do|can|i i|you delete|export|download|remove|erase my ~ data|account|chats|history|questions|conversations
        mere bare|baare mein|me kya jaante|jante|pata|maloom
        mera data ~ surakshit|safe|kahan|kaun
        """
    )
    private static let birthWords = KindPatterns.patterns(
        """
        what is|was my birth time|date|place|day|year|details|city|town
        what is|was my date|time|place|day of birth
        what is my name
        what time|day|year was i born
        when|where was i born
        main|mai kab|kahan paida
        which city|town|place|day|year was i born
        mera naam kya
        mera janm|janam|janma kab|kahan hua|hai
        mera|meri|mere janm|janam|janma samay|tareekh|tithi|sthan|din|tarikh kya|kab
        """
    )
    private static let whatToAskWords = KindPatterns.patterns(
        """
        what|which should|can|could|shall|do|may|else|questions|question i|we|to ask
        how do|can|should i|we use|start|begin this|it|you|here|with
        give|show|suggest me? some|an|a|few? example|examples|sample|questions
        kya|kaunsa puchu|poochu|puchun|poochun|puchna|poochna|puch|pooch
        """
    )
    private static let limitsWords = KindPatterns.patterns(
        """
        how many questions|question ~ left|remain|remaining|have|ask|get|allowed
        how much does|do|is|are this|it|a|premium|reading|readings|subscription cost|costs
        is this|it|the app free|paid
        kitne prashn|sawal|sawaal|question|questions ~ bache|baki|baaki|puch|pooch
        """
    )
    private static let settingsWords = KindPatterns.patterns(
        """
        how|where ~ change|edit|correct|fix|update|set my birth|details|name|date|time|place|language|city
        change|edit|correct|fix|update my birth
        birth time|date|place|details|city is|was|may|might|could be? wrong|incorrect|unknown|off
        delete|close|remove|erase my account|profile|data|everything
        i dont|do|cant|not not? know|remember|find|have my? exact? birth|time
        dont|not know|remember my|the exact? birth time
        janm|janam|janma samay|tareekh|din ~ galat|badal*|pata nahi|nahin
        """
    )
    private static let languageWords = KindPatterns.patterns(
        """
        speak|answer|reply|talk|write|tell ~ hindi|english|hinglish
        hindi|english|angrezi mein|me batao|bolo|bataiye|jawab|likho|bata
        do you speak|know|understand hindi|english|hinglish
        """
    )
    private static let fateWords = KindPatterns.patterns(
        """
        can|could i|we|one ~ change|escape|avoid|control|alter ~ fate|destiny|future|karma|kismat
        is everything|my|the|all life|fate|destiny|future|it ~ written|fixed|decided|predetermined
        kya bhagya|bhagy|kismat|taqdeer ~ badal*|likha|likhi
        what|kya is|does? karma|karm mean|hai|hota?
        do|should you|i|we believe in? ~ fate|destiny|karma|luck|free
        """
    )
    private static let otherArtsWords = KindPatterns.patterns(
        """
        lucky|bhagya|favourite|shubh number|numbers|no|ank|sankhya
        number|ank ~ lucky|unlucky|bad|good|shubh|ashubh|bhagya
        house|flat|mobile|phone|car|vehicle number ~ good|bad|lucky|unlucky|suit|suits
        change|correct|alter ~ name|naam spelling|letters
        spelling of my name
        and|aur my? lucky? number|numbers|ank
        does|is|will|kya my|this|mera name|naam ~ suit|suits|lucky|unlucky|good|bad|match|shubh
        numerology|tarot|palmistry|palm|palms|numerologist
        chinese zodiac|horoscope|sign|animal
        face|hand|hasta reading|rekha
        """
    )
    private static let dreamsWords = KindPatterns.patterns(
        """
        dream|dreams|dreamt|dreamed|nightmare|nightmares ~~ mean|means|meaning|sign|omen|indicate|signify
        meaning of ~ dream|dreams|nightmare
        had|having|keep|kept a|an|this|bad|strange|weird|recurring|same? bad|strange|weird? dream|dreams|nightmare|nightmares of|about|last|where|that|in|again|and
        keep|kept dreaming
        saw|see|seeing|seen ~~ in|during my|a|the dream|dreams|sleep
        sapne|sapna|sapnon|khwab ~~ dekha|dekhi|dekhe|aaya|aata|aate|dikha|dikhe|dikhta|matlab|arth
        """
    )
    private static let babyNameWords = KindPatterns.patterns(
        """
        name|names|naming|naam|akshar|letter|letters|syllable ~~ baby|child|son|daughter|newborn|bachche|bachcha|beti|beta|bete
        rashi ~ naam|name|akshar
        naam|name|akshar ~ rashi ~ se|anusar
        baby|babys|child|childs|sons|daughters|bachche|newborn ka|ki|ke|s? first? name|names|naam
        """
    )
    private static let businessNameWords = KindPatterns.patterns(
        """
        name|call|naam ~~ startup|company|shop|brand|store|cafe|restaurant|firm|dukan|dukaan|venture
        startup|company|shop|brand|store|cafe|restaurant|firm|business|dukan|dukaan ~ name|naam
        """
    )
    /// “I lost my wallet, will I find it”, “will my cat come back”.
    private static let lostThingsWords = KindPatterns.patterns(
        """
        find|finds|found|where ~ my|his|her wallet|purse|phone|mobile|key|keys|bag|handbag|umbrella|glasses|earphones|earring|earrings|charger|laptop|passport|ring|necklace|chain|bracelet|watch|jewellery|jewelry|documents|papers|certificate
        lost|misplaced|dropped|missing|stolen|stole ~ wallet|purse|phone|mobile|key|keys|bag|handbag|umbrella|glasses|earphones|earring|earrings|charger|laptop|passport|ring|necklace|chain|bracelet|watch|jewellery|jewelry|documents|papers|certificate
        wallet|purse|phone|mobile|key|keys|bag|earring|earrings|ring|anguthi|chain|laptop|batua|chabi|passport ~ lost|stolen|missing|gum|kho|gayab|chori|milega|milegi|kahan
        cat|dog|pet|puppy|kitten|parrot|tortoise ~ lost|missing|gone|ran|disappeared
        cat|dog|pet|puppy|kitten|parrot|tortoise come|comes|coming back|home
        lost|missing my? cat|dog|pet|puppy|kitten|parrot|tortoise
        billi|kutta|tota ~ gum|kho|gayab|laut*|wapas
        """
    )
    /// “who will buy it”, “kaun kharidega”.
    private static let whoItIsWords = KindPatterns.patterns(
        """
        who will|would|might|is going? to? buy|rent|purchase|hire|invest|fund
        kaun|kon kharidega|kharidegi|kharidenge|lega
        """
    )
    /// “what if I was born at 6:15 instead of 6”.
    private static let birthHourWords = KindPatterns.patterns(
        """
        what if i was|am|were born at|around|earlier|later|before|after
        how accurate|exact|reliable|right|correct is my|the chart|kundli|kundali|horoscope
        how much does|do|will|would ~ birth time matter|change|affect
        birth time ~ matter|off|wrong by|minutes|approximate|exact
        born at|around _ _? or _
        """
    )
    private static let twinsWords = KindPatterns.patterns(
        """
        twins|twin|judwa|judwaa ~~ same|identical|chart|charts|horoscope|kundli|kundali|fate|destiny|different|life|lives
        two|people|person|born ~ born ~ same time|minute|moment|day
        """
    )
    private static let customsWords = KindPatterns.patterns(
        """
        day|days|date|din|time ~ haircut|haircuts|shave|shaving
        should|can|shall i|we cut|trim|dye|colour|color|shave|grow my hair|beard|nails
        haircut|haircuts|shave|shaving|nails|beard|hairwash ~~ monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|night|evening|sunset
        cut|cutting|trim|trimming|wash|washing|oil|oiling|colour my|the? hair|nails|beard|clothes ~~ monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|night|evening|sunset|amavasya|ekadashi
        baal|bal|nakhun|nakhoon|daadhi|dadhi ~~ kat*|katwa*|katva*|dho*
        eat|eating|cook|cooking|khana|kha|khau|khaun|khaye|khate nonveg|non|meat|chicken|egg|eggs|fish|mutton|onion|garlic|alcohol
        nonveg|chicken|mutton|egg|eggs|maas|machhli|anda|ande|pyaz|sharab ~~ kha|khana|khau|khaun|khaye|khate|sakta|sakte|sakti|pee|pi
        buy|buying|kharid* ~ iron|salt|oil|broom|leather|shoes|loha|namak|tel|jhadu ~~ monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|shanivar|mangalvar|guruvar|ko
        sweep|sweeping|jhadu|broom ~ night|evening|sunset|raat|shaam
        shave|shaving|tonsure my? head
        black cat
        friday the? 13th|thirteenth
        kali|kaali billi
        sneeze|sneezed|sneezing|chheenk|chhink
        eye|eyes|eyelid twitch*|blink*|flutter*|jump*
        aankh|ankh phadak*|fadak*
        lizard|chipkali|chhipkali ~ fell|fall|falls|gir*
        broken|broke|toota|tuta ~ mirror|sheesha
        lemon|nimbu ~ chilli|chili|mirchi|mirch
        sleep|sleeping|sona|sote ~ head|sir|sar ~ north|south|east|west|uttar|dakshin
        superstition|superstitions|andhvishwas
        same gotra|gotr
        sagotra
        """
    )
}
