import DestinyDomain
import Jyotish

/// What is told of the guide itself.
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
        // Told by ``TraditionTerm``.
        case .term: []
        case .whoItIs:
            [
                "Who it will be no chart tells; it shows when a matter has more or less support.",
                "Ask when it is likely, or whether a day is good for it.",
            ]
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
        case .limits:
            [
                "Home and your profile show how many questions are left and when new ones come; greetings and what no chart tells count nothing.",
                "Who signs in has more of them, and your profile says whether there is a subscription here.",
            ]
        case .settings:
            [
                "Birth details, language and data are in your profile, where they can be changed, taken along or deleted.",
                "Where the hour is not known, say so there: what hangs on it is left open then and marked.",
            ]
        case .language:
            [
                "I answer in the language you ask in: English, or Hindi in either script.",
                "The language of the screens is chosen in your profile.",
            ]
        case .fate:
            [
                "Tradition itself does not take a chart for a verdict: it speaks of leanings and of times, and what you do counts.",
                "Ask what helps in one matter, and you get a step to take.",
            ]
        case .dreams:
            [
                "What is dreamt is not read from a birth chart, and I tell no meaning of it; the lists of such meanings contradict each other.",
                "Ask what your Moon says of your mind and your sleep, or about the matter that the dream touched.",
            ]
        case .customs:
            [
                "That is a custom of families and places, and nothing that a birth chart tells: keep it if it is dear to you or to those you live with, and leave it without fear.",
                "For something that counts, ask for its day: signing, a journey, a wedding, a move.",
            ]
        case .babyName:
            [
                "By tradition a name's first sound goes by the child's own birth star and its quarter, not by a parent's chart.",
                "Cast a chart for the child's birth to see both; which name you give is yours to choose.",
            ]
        case .businessName:
            [
                "No birth chart names a business: first letters belong to the naming of a child, and even there to its own star.",
                "Choose what people say and spell with ease, and ask here for a good day to open under it.",
            ]
        case .lostThings:
            [
                "Where something or an animal that is lost may be, a birth chart does not tell; tradition casts the chart of the moment for it, and that is not done here.",
                "Go back over the last place and hour you are sure of, and tell whoever may find it.",
            ]
        case .birthHour:
            [
                "The rising sign changes about every two hours, its degree every four minutes; Moon and planets hardly move in a quarter of an hour.",
                "Say in your profile how sure the hour is: then only what holds for all of it is told, and the slider in Chart shows what would change.",
            ]
        case .twins:
            [
                "Born minutes apart, two people share nearly all of a chart: the signs, the houses and the periods; the degree that rises and the finest divisions part them.",
                "Their lives still differ, which shows how much no chart decides.",
            ]
        case .noHouse:
            [
                "A chart has twelve houses, so there is no such one.",
                "Ask for one from the 1st to the 12th, or for the house in which a planet of yours stands.",
            ]
        case .customsOrigin:
            [
                "Each weekday belongs to a planet, and customs grew from what that planet stands for: Mars, of Tuesday, for blood and blades, Saturn, of Saturday, for iron and oil.",
                "They differ from one place to the next, which is a good sign that no chart stands behind them.",
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
        case .term: []
        case .whoItIs:
            [
                "वह कौन होगा, यह कोई कुंडली नहीं बताती; वह बताती है कि किसी बात को कब अधिक या कम बल मिलता है।",
                "पूछिए कि वह कब संभव है, या कोई दिन उसके लिए कैसा है।",
            ]
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
        case .limits:
            [
                "कितने प्रश्न बचे हैं और नए कब आएँगे, यह मुखपृष्ठ और प्रोफ़ाइल में दिखता है; अभिवादन और जो कुंडली नहीं बताती, वह गिना नहीं जाता।",
                "खाता बनाने पर प्रश्न अधिक मिलते हैं, और सदस्यता है या नहीं, यह प्रोफ़ाइल में लिखा है।",
            ]
        case .settings:
            [
                "जन्म का विवरण, भाषा और डेटा प्रोफ़ाइल में हैं; वहीं उन्हें बदल सकते हैं, साथ ले जा सकते हैं या मिटा सकते हैं।",
                "जन्म का समय ज्ञात न हो तो वहीं लिख दीजिए: जो उस पर निर्भर है, वह खुला छोड़ा जाता है।",
            ]
        case .language:
            [
                "आप जिस भाषा में पूछें, उत्तर उसी में मिलता है: हिंदी किसी भी लिपि में, या अंग्रेज़ी।",
                "पर्दे की भाषा प्रोफ़ाइल में चुनिए।",
            ]
        case .fate:
            [
                "परंपरा स्वयं कुंडली को फ़ैसला नहीं मानती: वह झुकाव और समय बताती है, और कर्म गिना जाता है।",
                "किसी एक बात में क्या करें, यह पूछिए; उत्तर में एक कदम मिलेगा।",
            ]
        case .dreams:
            [
                "सपने जन्म कुंडली से नहीं पढ़े जाते, और मैं उनका अर्थ नहीं बताता; ऐसे अर्थों की सूचियाँ एक-दूसरे से मेल नहीं खातीं।",
                "पूछिए कि आपका चंद्र मन और नींद के बारे में क्या कहता है, या उस बात के बारे में जो सपने में थी।",
            ]
        case .customs:
            [
                "यह परिवारों और जगहों की रीति है, जन्म कुंडली की बात नहीं: आपको या साथ रहने वालों को प्रिय हो तो निभाइए, नहीं तो बिना डर के छोड़ दीजिए।",
                "किसी बड़े काम का दिन पूछिए: हस्ताक्षर, यात्रा, विवाह या घर बदलना।",
            ]
        case .babyName:
            [
                "परंपरा में नाम का पहला अक्षर बच्चे के अपने जन्म नक्षत्र और उसके चरण से लिया जाता है, माता-पिता की कुंडली से नहीं।",
                "बच्चे के जन्म की कुंडली बनाकर दोनों देखिए; नाम आपकी पसंद का ही हो।",
            ]
        case .businessName:
            [
                "व्यापार का नाम जन्म कुंडली से नहीं निकलता: पहला अक्षर बच्चे के नामकरण की रीति है, वह भी उसके अपने नक्षत्र से।",
                "ऐसा नाम चुनिए जो लोग आसानी से बोलें और लिखें; आरंभ के लिए अच्छा दिन यहाँ पूछिए।",
            ]
        case .lostThings:
            [
                "खोई वस्तु या पशु कहाँ है, यह जन्म कुंडली नहीं बताती; परंपरा इसके लिए उसी क्षण की प्रश्न कुंडली बनाती है, जो यहाँ नहीं बनती।",
                "जिस जगह और समय तक वह निश्चित पास था, वहाँ से फिर देखिए, और आसपास लोगों को बताइए।",
            ]
        case .birthHour:
            [
                "लग्न की राशि लगभग दो घंटे में बदलती है और उसका अंश चार मिनट में; चंद्र और ग्रह पंद्रह मिनट में नहीं के बराबर चलते हैं।",
                "प्रोफ़ाइल में बताइए कि समय कितना पक्का है: तब केवल वही बताया जाता है जो पूरे समय के लिए सही हो, और कुंडली का स्लाइडर दिखाता है कि क्या बदलता।",
            ]
        case .twins:
            [
                "कुछ मिनट के अंतर से जन्मे जुड़वाँ लोगों की कुंडली लगभग एक होती है: राशियाँ, भाव और दशाएँ वही रहती हैं; लग्न का अंश और सूक्ष्म वर्ग बदलते हैं।",
                "फिर भी दोनों के जीवन अलग होते हैं, यानी कुंडली सब कुछ तय नहीं करती।",
            ]
        case .noHouse:
            [
                "कुंडली में बारह भाव होते हैं, इसलिए ऐसा कोई भाव नहीं है।",
                "पहले से बारहवें तक किसी भाव के बारे में पूछिए।",
            ]
        case .customsOrigin:
            [
                "हर वार का एक ग्रह है, और रीतियाँ उसी के अर्थ से बनीं: मंगल का मंगलवार रक्त और धार से, शनि का शनिवार लोहे और तेल से जुड़ा।",
                "ये जगह-जगह अलग हैं, इसलिए इनके पीछे कोई कुंडली नहीं।",
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
