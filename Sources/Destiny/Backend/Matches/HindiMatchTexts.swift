import DestinyDomain
import Jyotish

/// A match in plain Hindi.
enum HindiMatchTexts: MatchWording {
    // Words that stay as they are before “के लिए”.
    static let nameless = (boy: "वर", girl: "वधू")

    static func meaning(of dosha: MatchDosha) -> String {
        let name = KutaName(dosha.kuta).name(in: .hindi)
        let rule = about(dosha.kuta)
        if !dosha.isPresent { return "\(name) दोष नहीं है। \(rule.what)" }
        return dosha.isCancelled
            ? "\(rule.what) यहाँ ऐसा है, और परंपरा के अपने परिहार इसे हटा देते हैं; अंक वही रहते हैं।"
            : "\(rule.what) यहाँ ऐसा है। \(rule.exceptions) इनमें से कोई लागू नहीं होता; फिर भी पूरा मिलान एक नियम से अधिक "
                + "महत्व रखता है।"
    }

    private static func about(_ kuta: Kuta) -> (what: String, exceptions: String) {
        let lords = "यह तब हट जाता है जब दोनों राशियों या दोनों नवांशों (राशि के नौवें भाग) के स्वामी ग्रह एक ही या मित्र हों"
        return switch kuta {
        case .nadi:
            (
                "नाड़ी दोष तब कहा जाता है जब दोनों के जन्म नक्षत्र तीन में से एक ही धारा के हों।",
                "यह तब हट जाता है जब दोनों चंद्र एक राशि में पर अलग नक्षत्रों में हों, या एक नक्षत्र में पर अलग राशि या चरण में।"
            )
        case .bhakoot:
            ("भकूट दोष तब कहा जाता है जब चंद्र राशियाँ एक-दूसरे से 2-12, 5-9 या 6-8 हों।", lords + "।")
        default:
            (
                "गण दोष तब कहा जाता है जब परंपरा दो स्वभावों को विपरीत मानती है।",
                lords + ", या वधू का नक्षत्र वर के नक्षत्र से चौदहवें के आगे हो।"
            )
        }
    }

    static func manglik(isCompatible: Bool?, areBoth: Bool) -> String {
        "मांगलिक उसे कहते हैं जिसका मंगल लग्न (उदित राशि) से 1, 2, 4, 7, 8 या 12वें भाव में हो; परंपरा तब विवाह में अधिक ऊष्मा "
            + "मानती है। आधे लोगों में यह होता है, और उनमें से अधिकतर में कोई न कोई परिहार भी। "
            + verdict(isCompatible: isCompatible, areBoth: areBoth)
    }

    private static func verdict(isCompatible: Bool?, areBoth: Bool) -> String {
        switch (isCompatible, areBoth) {
        case (nil, _): "लग्न के लिए जन्म समय चाहिए; दोनों समयों के बिना यह खुला रहता है।"
        case (true?, true): "यहाँ यह दोनों में है, जिसे परंपरा शांत मानती है।"
        case (true?, false): "इन दोनों कुंडलियों के बीच मंगल की कोई बाधा नहीं है।"
        case (false?, _): "दोनों में से एक में यह बिना परिहार के है, दूसरे में नहीं; अकेले इससे कम ही पता चलता है।"
        }
    }

    static func summary(total: Double, scores: [KutaScore], doshas: [DoshaResult]) -> String {
        let full = scores.filter { $0.score == Double($0.kuta.maxScore) }
        let strong = full.map { KutaName($0.kuta).name(in: .hindi) }
        let open = doshas.filter { $0.isPresent && !$0.isCancelled }.map { $0.name.name(in: .hindi) }
        let lifted = doshas.filter(\.isCancelled).map { $0.name.name(in: .hindi) }
        var text = "आठ कूटों में 36 में से \(points(total)) अंक हैं।"
        if !strong.isEmpty { text += " \(list(strong, and: "और")) में पूरे अंक हैं।" }
        if !open.isEmpty { text += " \(list(open, and: "और")) दोष बिना परिहार के \(open.count == 1 ? "है" : "हैं")।" }
        if !lifted.isEmpty {
            text += " \(list(lifted, and: "और")) दोष परिहार से हट \(lifted.count == 1 ? "जाता है" : "जाते हैं")।"
        }
        return text
    }

    static func recommendation(_ band: MatchBand) -> String {
        switch band {
        case .excellent: "परंपरा के अनुसार बहुत सहज मेल। सहजता एक देन है, फिर भी उसे सँभालना पड़ता है: बात करते रहें।"
        case .good: "परंपरा के अनुसार अच्छा मेल। जहाँ अंक कम हैं, वहाँ अब आप जानते हैं कि किस पर बात करनी है।"
        case .average:
            "परंपरा के अनुसार निभने वाला मेल। जिन कूटों में अंक कम हैं, उन्हें साथ देखें: वे बताते हैं कि धैर्य कहाँ चाहिए।"
        case .low:
            "परंपरा के अनुसार यहाँ कम बातें अपने आप होती हैं। यह खुलकर बात करने का कारण है, निर्णय नहीं: कम अंकों वाले बहुत-से "
                + "जोड़े सुखी हैं।"
        }
    }

    static func openPoint(of person: String, stars: [Nakshatra]) -> String {
        let names = stars.map { Star($0).name(in: .hindi) }
        return names.count == 1
            ? "\(person) के लिए चंद्र के नक्षत्र का चरण खुला है; एक ही नक्षत्र का परिहार इस पर निर्भर हो सकता है।"
            : "\(person) का चंद्र \(names.joined(separator: " या ")) में हो सकता है; इससे अंक बदल सकते हैं।"
    }

    /// As राशि and तारा want it: पहली, दूसरी …; beyond twelve as digits.
    static func ordinal(_ number: Int) -> String {
        let names = [
            "पहली", "दूसरी", "तीसरी", "चौथी", "पाँचवीं", "छठी", "सातवीं", "आठवीं", "नौवीं", "दसवीं", "ग्यारहवीं", "बारहवीं",
        ]
        return names.indices.contains(number - 1) ? names[number - 1] : "\(number)वीं"
    }
}

extension HindiMatchTexts {
    static func text(of cancellation: MatchDosha.Cancellation) -> String {
        switch cancellation {
        case .sameRashiDifferentNakshatra: "दोनों चंद्र एक ही राशि में, अलग नक्षत्रों में हैं।"
        case .sameNakshatraDifferentRashi: "दोनों चंद्र एक ही नक्षत्र में, अलग राशियों में हैं।"
        case .sameNakshatraDifferentPada: "दोनों चंद्र एक ही नक्षत्र के अलग चरणों में हैं।"
        case .sameRashiLord: "दोनों चंद्र राशियों का स्वामी एक ही ग्रह है।"
        case .rashiLordsMutualFriends: "दोनों चंद्र राशियों के स्वामी ग्रह परस्पर मित्र हैं।"
        case .navamsaLordsSameOrFriends:
            "दोनों के चंद्र नवांशों (राशि के नौवें भाग) के स्वामी ग्रह एक ही या परस्पर मित्र हैं।"
        case .brideStarBeyondFourteenth: "वधू का नक्षत्र वर के नक्षत्र से चौदहवें के आगे है।"
        }
    }

    static func text(of exception: Manglik.Exception) -> String {
        switch exception {
        case .secondInGeminiVirgo: "मंगल दूसरे भाव में मिथुन या कन्या में है।"
        case .fourthInAriesScorpio: "मंगल चौथे भाव में मेष या वृश्चिक में है।"
        case .seventhInCancerCapricorn: "मंगल सातवें भाव में कर्क या मकर में है।"
        case .eighthInSagittariusPisces: "मंगल आठवें भाव में धनु या मीन में है।"
        case .twelfthInTaurusLibra: "मंगल बारहवें भाव में वृषभ या तुला में है।"
        case .marsInLeoAquarius: "मंगल सिंह या कुंभ में है।"
        case .conjunctJupiter: "मंगल गुरु के साथ एक राशि में है।"
        case .conjunctMoon: "मंगल चंद्र के साथ एक राशि में है।"
        case .jupiterOrVenusInLagna: "गुरु या शुक्र लग्न (उदित राशि) में है।"
        case .marsOwnOrExaltedSign: "मंगल अपनी राशि (मेष, वृश्चिक) या उच्च राशि (मकर) में है, जहाँ वह शुभ माना जाता है।"
        case .aspectedByJupiter: "गुरु मंगल को (पाँचवें, सातवें या नौवें स्थान से) देखता है, जो उसे शांत करती है।"
        case .lagnaCancerLeoYogakaraka: "लग्न (उदित राशि) कर्क या सिंह है, जिसके लिए मंगल शुभ फल देता है।"
        }
    }
}
