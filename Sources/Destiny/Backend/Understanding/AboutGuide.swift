import DestinyDomain
import Jyotish

/// What is asked of the guide itself and not of a chart: “are you human”, “is astrology even real”, “can you be
/// wrong”, “what do you know about me”, “where was I born”, “what is my lucky number”.
///
/// Told plainly and never counted as a question.
enum AboutGuide: CaseIterable, Sendable {
    case whoAnswers, worth, mistakes, sources, data, birth, otherArts, whatToAsk

    /// - Parameters:
    ///   - words: the question's.
    ///   - isAlone: whether nothing was asked before, which “how do you know?” would go on with.
    /// - Returns: `nil` for any other question.
    static func asked(in words: [SpokenWord], isAlone: Bool) -> AboutGuide? {
        guard words.count <= 10 else { return nil }
        return allCases.first { topic in
            (isAlone || topic != .sources) && topic.patterns.contains { $0.match(words) != nil }
        }
    }

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
        }
    }

    private static let whoAnswersWords = KindPatterns.patterns(
        """
        are you a|an|the|really? real|human|person|robot|bot|ai|machine|computer|program|astrologer|pandit|chatgpt
        am i talking|speaking|chatting to|with
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
        are you ever|sometimes|always? wrong|right|accurate|reliable
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
        is this|it|my|our|the ~ private|safe|secret|confidential|encrypted|anonymous
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
    private static let otherArtsWords = KindPatterns.patterns(
        """
        lucky|bhagya|favourite|shubh number|numbers|no|ank|sankhya
        number|ank ~ lucky|shubh|bhagya
        numerology|tarot|palmistry|palm|palms|numerologist
        chinese zodiac|horoscope|sign|animal
        face|hand|hasta reading|rekha
        """
    )
}

extension AboutGuide {
    /// - Parameters:
    ///   - language: Hindi in Latin letters for ``QuestionLanguage/hinglish``.
    ///   - birth: whose chart is read.
    /// - Returns: the sentences of the answer.
    func sentences(in language: QuestionLanguage, _ birth: BirthDetails) -> [String] {
        switch language {
        case .english: english(birth)
        case .hindi: hindi(birth)
        case .hinglish: hindi(birth).map(Hinglish.text)
        }
    }

    private func english(_ birth: BirthDetails) -> [String] {
        switch self {
        case .whoAnswers:
            [
                "I am a program, no person and no astrologer: I compute your chart and say what the rules of Vedic tradition read in it.",
                "For what weighs heavily, talk to somebody who knows you.",
            ]
        case .worth:
            [
                "Where the planets stood is astronomy and exact; what tradition reads in it is belief, and no study has shown that charts foretell what happens.",
                "Use it as a way to look at your own life, and decide by facts and by people you trust.",
            ]
        case .mistakes:
            [
                "Yes: the places of the planets are computed with care, but what tradition reads in them often does not come true.",
                "How far its rules agree stands under each answer; even where they all do, that is no promise.",
            ]
        case .sources:
            [
                "I compute where Sun, Moon and planets stood when you were born and where they go now, and apply the rules of old texts to that.",
                "“Show the reading” under an answer tells which places and rules it rests on, each with its source.",
            ]
        case .data:
            [
                "I know what you gave here: the birth details, the questions and the answers of your conversations; no other user sees them.",
                "In your profile you can take them along or delete them.",
            ]
        case .birth:
            [
                "The chart I read is for \(Self.written(birth)).",
                "If that is not right, change it in your profile; every answer follows.",
            ]
        case .whatToAsk:
            [
                "Ask about your work, love, family, money, study, home, a journey, or a day you have in mind.",
                "For example: “When is a good time to change jobs?”, “Is Friday good for signing?” or “What does my Saturn mean?”",
            ]
        case .otherArts:
            [
                "I read birth charts after Vedic tradition; numbers, cards, palms and other zodiacs are none of it, so I tell nothing from them.",
                "Ask me for the weekday, the colour or the stone that tradition ties to your chart.",
            ]
        }
    }

    private func hindi(_ birth: BirthDetails) -> [String] {
        switch self {
        case .whoAnswers:
            [
                "मैं एक प्रोग्राम हूँ, न मनुष्य, न ज्योतिषी: आपकी कुंडली की गणना करके बताता हूँ कि वैदिक परंपरा के नियम उसमें क्या पढ़ते हैं।",
                "जो बात भारी हो, वह किसी अपने से कहिए।",
            ]
        case .worth:
            [
                "ग्रह कहाँ थे, यह खगोल है और सटीक है; परंपरा उसमें जो पढ़ती है वह विश्वास है, और किसी अध्ययन ने नहीं दिखाया कि कुंडली भविष्य बताती है।",
                "इसे अपने जीवन को देखने का एक ढंग मानिए, और निर्णय तथ्यों से और भरोसे के लोगों के साथ लीजिए।",
            ]
        case .mistakes:
            [
                "हाँ: ग्रहों के स्थान सावधानी से गिने जाते हैं, पर परंपरा उनमें जो पढ़ती है वह अक्सर सच नहीं होता।",
                "नियम कितने सहमत हैं, यह हर उत्तर के नीचे लिखा है; सब सहमत हों, तब भी वह कोई वचन नहीं।",
            ]
        case .sources:
            [
                "मैं गिनता हूँ कि आपके जन्म पर सूर्य, चंद्र और ग्रह कहाँ थे और अब कहाँ हैं, और उस पर पुराने ग्रंथों के नियम लगाता हूँ।",
                "उत्तर के नीचे पूरा पाठ खोलिए: वहाँ हर बात का आधार और स्रोत है।",
            ]
        case .data:
            [
                "मैं वही जानता हूँ जो आपने यहाँ दिया: जन्म का विवरण, और आपकी बातचीत के प्रश्न और उत्तर; कोई दूसरा उन्हें नहीं देखता।",
                "प्रोफ़ाइल में आप उन्हें साथ ले जा सकते हैं या मिटा सकते हैं।",
            ]
        case .birth:
            [
                "मैं जो कुंडली पढ़ता हूँ वह \(Self.writtenInHindi(birth)) की है।",
                "यदि यह ठीक नहीं, तो प्रोफ़ाइल में बदल दीजिए; हर उत्तर उसी से बनेगा।",
            ]
        case .whatToAsk:
            [
                "काम, प्रेम, परिवार, धन, पढ़ाई, घर, यात्रा या किसी दिन के बारे में पूछिए।",
                "जैसे: “नौकरी बदलने का अच्छा समय कब है?”, “शुक्रवार हस्ताक्षर के लिए कैसा है?” या “मेरा शनि क्या कहता है?”",
            ]
        case .otherArts:
            [
                "मैं वैदिक परंपरा से जन्म कुंडली पढ़ता हूँ; अंक, टैरो और हाथ की रेखाएँ उसमें नहीं आतीं, इसलिए उनसे कुछ नहीं बताता।",
                "पूछिए कि परंपरा आपकी कुंडली से कौन सा वार, रंग या रत्न जोड़ती है।",
            ]
        }
    }

    /// “Ada, born on 22 July 1988 at 14:15 in Lucknow”.
    private static func written(_ birth: BirthDetails) -> String {
        let whose = birth.name.isEmpty ? "somebody" : "\(birth.name),"
        let time = birth.time.map { " at \($0)" } ?? ", the hour unknown,"
        return "\(whose) born on \(DayText.long(day(of: birth).instant))\(time) in \(birth.place.name)"
    }

    private static func writtenInHindi(_ birth: BirthDetails) -> String {
        let whose = birth.name.isEmpty ? "" : "\(birth.name): "
        let time = birth.time.map { ", \($0) बजे" } ?? ", समय ज्ञात नहीं"
        return "\(whose)\(HindiWords.date(day(of: birth)))\(time), \(birth.place.name)"
    }

    private static func day(of birth: BirthDetails) -> CivilDate {
        CivilDate(year: birth.date.year, month: birth.date.month, day: birth.date.day) ?? CivilDate(daysSince1970: 0)
    }
}
