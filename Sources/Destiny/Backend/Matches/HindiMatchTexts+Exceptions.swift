import Jyotish

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
        case .aspectedByJupiter: "गुरु की दृष्टि (5वीं, 7वीं या 9वीं) मंगल पर है, जो उसे शांत करती है।"
        case .lagnaCancerLeoYogakaraka: "लग्न (उदित राशि) कर्क या सिंह है, जिसके लिए मंगल शुभ फल देता है।"
        }
    }
}
