/// What a word of the tradition means that no chart is asked for: “what does maraka mean”, “kendra kya hota hai”.
///
/// Words of which a chart has its own are told with it by ``TermMeaning``.
struct TraditionTerm: Sendable {
    let english: String
    let hindi: String
    private let name: SpokenPattern

    /// - Parameter words: the question's.
    /// - Returns: `nil` where no meaning is asked for, or of what is one's own.
    static func asked(in words: [SpokenWord]) -> TraditionTerm? {
        guard words.count <= 9, asking.contains(where: { $0.match(words) != nil }), own.match(words) == nil else {
            return nil
        }
        let written = words.map(\.asWritten)
        return all.first { term in
            guard let place = term.name.match(written) else { return false }
            // What is asked beside its name is nothing else.
            return (written[..<place.lowerBound] + written[place.upperBound...]).allSatisfy {
                beside.match([$0]) != nil
            }
        }
    }

    func text(in language: QuestionLanguage) -> String {
        switch language {
        case .english: english
        case .hindi: hindi
        case .hinglish: Hinglish.text(hindi)
        }
    }

    private static let asking = KindPatterns.patterns(
        """
        what|whats ~ mean|means|meant|meaning|called
        what|whats is|are|s?
        meaning|definition of
        explain|define
        kya hai|hota|hoti|hote|hain|h
        ka|ki|ke kya? matlab|arth|mayne
        kise|kisko kehte|kahte
        """
    )
    private static let own = SpokenPattern("my|mine|me|i|mera|meri|mere|mujhe|today|now|aaj|abhi|next|agla|agli")
    private static let beside = SpokenPattern(
        "what|whats|is|are|s|does|do|did|mean|means|meant|meaning|definition|of|by|the|a|an|in|astrology|jyotish|vedic|"
            + "explain|define|please|exactly|kya|hai|hain|h|hota|hoti|hote|ka|ki|ke|matlab|arth|mayne|kise|kisko|kehte|"
            + "kahte|mein|me|plain|simple|words|term|word|called|planet|planets|house|houses|bhav|bhava|dosha|dosh|graha|and|so|ok|it|to"
    )

    private static let all: [TraditionTerm] = rows.map { row in
        TraditionTerm(english: row.english, hindi: row.hindi, name: SpokenPattern(row.name[...]))
    }

    private static let rows: [(name: String, english: String, hindi: String)] = [
        (
            "maraka|marak|markesh|marakesh",
            "Maraka are called the rulers of the 2nd and 7th houses; old texts tie them to endings, and here nobody's length of life is read from them.",
            "दूसरे और सातवें भाव के स्वामी मारक कहलाते हैं; पुराने ग्रंथ उन्हें अंत से जोड़ते हैं, और यहाँ उनसे किसी की आयु नहीं देखी जाती।"
        ),
        (
            "yogakaraka|yogkarak|yogakarak",
            "A yogakaraka is one planet that rules both an angle (4th, 7th or 10th house) and a trine (5th or 9th), as Saturn does for Taurus and Libra rising.",
            "जो एक ग्रह केंद्र (4, 7, 10) और त्रिकोण (5, 9) दोनों का स्वामी हो, वह योगकारक है, जैसे वृषभ और तुला लग्न में शनि।"
        ),
        (
            "kendra|kendras|kendr",
            "The kendras are the angles of a chart: the 1st, 4th, 7th and 10th houses, in which planets have the most effect.",
            "केंद्र कुंडली के 1, 4, 7 और 10 भाव हैं; इनमें ग्रहों का असर सबसे अधिक माना जाता है।"
        ),
        (
            "trikona|trikon|trikonas",
            "The trikonas or trines are the 1st, 5th and 9th houses, which tradition counts as the most fortunate.",
            "त्रिकोण 1, 5 और 9 भाव हैं, जिन्हें परंपरा सबसे शुभ मानती है।"
        ),
        (
            "dusthana|dusthan|dusthanas|trik",
            "The dusthanas are the 6th, 8th and 12th houses, which tradition ties to effort, change and letting go.",
            "दुःस्थान 6, 8 और 12 भाव हैं, जिन्हें परंपरा मेहनत, बदलाव और त्याग से जोड़ती है।"
        ),
        (
            "upachaya|upachay|upachayas",
            "The upachayas are the 3rd, 6th, 10th and 11th houses, whose matters grow with time and effort.",
            "उपचय 3, 6, 10 और 11 भाव हैं, जिनके काम समय और मेहनत से बढ़ते हैं।"
        ),
        (
            "badhaka|badhak|badhakesh",
            "The badhaka is the house that is said to hinder: the 11th for movable rising signs, the 9th for fixed and the 7th for dual ones; its ruler is the badhakesh.",
            "बाधक वह भाव है जो रोकता है: चर लग्न में ग्यारहवाँ, स्थिर में नौवाँ और द्विस्वभाव में सातवाँ; उसका स्वामी बाधकेश है।"
        ),
        (
            "vargottama|vargottam",
            "A planet is vargottama that stands in the same sign in the birth chart and in the navamsa (D9); tradition counts it stronger for that.",
            "जो ग्रह जन्म कुंडली और नवांश में एक ही राशि में हो, वह वर्गोत्तम है; परंपरा उसे इससे बलवान मानती है।"
        ),
        (
            "ashtakavarga|ashtakvarga|ashtakvarg",
            "Ashtakavarga gives each sign points (bindus) from the places of seven planets and the rising sign; more points make a sign easier for planets that pass through.",
            "अष्टकवर्ग में सात ग्रहों और लग्न से हर राशि को बिंदु मिलते हैं; अधिक बिंदु वाली राशि में गोचर आसान माना जाता है।"
        ),
        (
            "bindu|bindus",
            "A bindu is a point that Ashtakavarga gives a sign: from none to eight by each planet's table.",
            "बिंदु वह अंक है जो अष्टकवर्ग किसी राशि को देता है: हर ग्रह की तालिका में शून्य से आठ तक।"
        ),
        (
            "gandmool|gandmul|gandamoola|gandmoola|gandanta",
            "Gandmool are six of the 27 stars, those of Ketu and Mercury at the joins of water and fire signs; later custom keeps a rite for births in them, which nobody has to pay for.",
            "गंडमूल 27 में से छह नक्षत्र हैं, केतु और बुध के, जो जल और अग्नि राशियों की संधि पर हैं; प्रथा में इनमें जन्म पर शांति रखी जाती है, जो ज़रूरी नहीं।"
        ),
        (
            "muhurta|muhurat|muhurtam|muhurt",
            "A muhurta is a time chosen to begin something, by the Moon's star, the tithi, the weekday and the hours to avoid; as a measure it is a thirtieth of a day, 48 minutes.",
            "मुहूर्त किसी काम को शुरू करने का चुना हुआ समय है, जो नक्षत्र, तिथि, वार और वर्जित समय से देखा जाता है; नाप के रूप में वह 48 मिनट का है।"
        ),
        (
            "ayanamsa|ayanamsha|ayanansh",
            "The ayanamsa is how far the zodiac of the stars has moved from that of the seasons, today about 24°; Indian charts subtract it.",
            "अयनांश वह अंतर है जो नक्षत्रों के राशिचक्र और ऋतुओं के राशिचक्र के बीच है, आज लगभग 24°; भारतीय कुंडली में इसे घटाया जाता है।"
        ),
        (
            "choghadiya|chaughadiya|choghadia",
            "Choghadiya divides day and night into eight parts each, which custom calls good or bad for setting out.",
            "चौघड़िया में दिन और रात के आठ-आठ भाग होते हैं, जिन्हें प्रथा शुभ या अशुभ कहती है।"
        ),
        (
            "moolatrikona|multrikon|mooltrikona|moolatrikon",
            "The moolatrikona is a part of one sign in which a planet is nearly as strong as in its exaltation, as the Sun from 0° to 20° of Leo.",
            "मूलत्रिकोण राशि का वह भाग है जिसमें ग्रह लगभग उच्च जितना बलवान होता है, जैसे सिंह के 0° से 20° में सूर्य।"
        ),
        (
            "karaka|karak|karakas|significator",
            "A karaka or significator is the planet that stands for a matter in every chart, as Venus for marriage and Jupiter for children.",
            "कारक वह ग्रह है जो हर कुंडली में किसी विषय का सूचक हो, जैसे विवाह का शुक्र और संतान का गुरु।"
        ),
        (
            "drishti|drishthi|aspect|aspects",
            "A drishti or aspect is a planet's look at other houses: each looks at the 7th from itself, Mars also at the 4th and 8th, Jupiter at the 5th and 9th, Saturn at the 3rd and 10th.",
            "दृष्टि ग्रह का दूसरे भावों को देखना है: हर ग्रह अपने से सातवें को, मंगल चौथे और आठवें, गुरु पाँचवें और नौवें, शनि तीसरे और दसवें को भी।"
        ),
        (
            "gotra|gotr",
            "A gotra is a family line called after a sage; it comes from the family and not from a chart.",
            "गोत्र किसी ऋषि के नाम से चली वंश परंपरा है; यह परिवार से मिलता है, कुंडली से नहीं।"
        ),
        (
            "nadi dosha|dosh",
            "Nadi dosha is said of two people whose birth stars belong to the same of three nadis; in matching it takes eight of 36 points, and several rules lift it.",
            "दो लोगों के जन्म नक्षत्र एक ही नाड़ी के हों तो नाड़ी दोष कहलाता है; मिलान में इसके आठ अंक हैं, और कई परिहार हैं।"
        ),
        (
            "lagnesh|lagnadhipati",
            "The lagnesh is the ruler of the rising sign; it speaks for the person as a whole.",
            "लग्नेश लग्न की राशि का स्वामी है; वह पूरे व्यक्ति को दिखाता है।"
        ),
        (
            "shukla|shukl|krishna|paksha|paksh paksha|paksh?",
            "A paksha is half of a Moon's month: Shukla, the bright one, from new to full moon, and Krishna, the dark one, from full to new.",
            "पक्ष चंद्र मास का आधा भाग है: अमावस्या से पूर्णिमा तक शुक्ल पक्ष, पूर्णिमा से अमावस्या तक कृष्ण पक्ष।"
        ),
        (
            "panchak|panchaka",
            "Panchak are the days in which the Moon goes through Aquarius and Pisces, its last stars; custom puts off some works then.",
            "पंचक वे दिन हैं जब चंद्रमा कुंभ और मीन से, अपने अंतिम नक्षत्रों से गुज़रता है; प्रथा में तब कुछ काम टाले जाते हैं।"
        ),
        (
            "abhijit|abhijeet muhurat|muhurta?",
            "Abhijit is the eighth of the day's fifteen muhurtas, about 48 minutes around true noon, which tradition counts as good for most beginnings.",
            "अभिजित दिन के पंद्रह मुहूर्तों में आठवाँ है, मध्याह्न के आसपास लगभग 48 मिनट, जो अधिकतर कामों के लिए शुभ माना जाता है।"
        ),
        (
            "hora|horas",
            "A hora is an hour of a day that belongs to one planet, the first after sunrise to the day's own; it is also a chart that halves each sign (D2).",
            "होरा दिन का वह घंटा है जो एक ग्रह का होता है, सूर्योदय के बाद पहला उस वार के ग्रह का; राशि के दो भागों की कुंडली (D2) भी होरा कहलाती है।"
        ),
        (
            "bhava|bhav|bhavas",
            "A bhava is one of the twelve houses of a chart, counted from the rising sign; each stands for matters of life.",
            "भाव कुंडली के बारह घरों में से एक है, जो लग्न से गिने जाते हैं; हर भाव जीवन के कुछ विषय दिखाता है।"
        ),
        (
            "graha|grah|grahas|navagraha|navgrah",
            "The grahas are the nine that a chart goes by: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu and Ketu.",
            "ग्रह नौ हैं जिनसे कुंडली देखी जाती है: सूर्य, चंद्र, मंगल, बुध, गुरु, शुक्र, शनि, राहु और केतु।"
        ),
        (
            "guna|gun|gunas|kuta|ashtakoot|ashtakuta milan|matching?",
            "Guna milan compares two birth stars and Moon signs by eight kutas with 36 points together; Matches counts it for two births.",
            "गुण मिलान में दो जन्म नक्षत्र और चंद्र राशियाँ आठ कूटों से मिलाई जाती हैं, जिनके कुल 36 अंक हैं।"
        ),
        (
            "dig|digbala|digbal bala|bal?",
            "Dig bala is strength by direction: Jupiter and Mercury have it in the 1st house, Moon and Venus in the 4th, Saturn in the 7th, Sun and Mars in the 10th.",
            "दिग्बल दिशा का बल है: गुरु और बुध को पहले भाव में, चंद्र और शुक्र को चौथे, शनि को सातवें, सूर्य और मंगल को दसवें में।"
        ),
        (
            "shadbala|shadbal",
            "Shadbala is a planet's strength summed from six sources: place, direction, time, motion, nature and aspects.",
            "षड्बल ग्रह का बल है, छह स्रोतों से जोड़ा हुआ: स्थान, दिशा, काल, चेष्टा, नैसर्गिक और दृष्टि।"
        ),
        (
            "kundli|kundali|janampatri|janmpatri|horoscope|chart",
            "A kundli is the birth chart: where the nine planets stood and which sign rose at the hour and place of birth.",
            "कुंडली जन्म का चक्र है: जन्म के समय और स्थान पर नौ ग्रह कहाँ थे और कौन-सी राशि उदय हो रही थी।"
        ),
        (
            "tara|tarabala|tarabal bala|bal?",
            "Tara bala counts from the birth star to the day's star, by nines; some of the nine taras are good for beginnings and some are not.",
            "तारा बल जन्म नक्षत्र से दिन के नक्षत्र तक नौ-नौ में गिना जाता है; नौ ताराओं में कुछ शुभ हैं और कुछ नहीं।"
        ),
    ]
}
