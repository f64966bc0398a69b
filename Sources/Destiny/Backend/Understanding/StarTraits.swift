import Jyotish

/// What tradition says of those born under each star of the Moon, after Brihat Jataka 16 in today's words.
enum StarTraits {
    /// After “those born under it are known as”.
    static func trait(of star: Nakshatra) -> String { english[star.rawValue - 1] }

    /// After “यह नक्षत्र”.
    static func hindiTrait(of star: Nakshatra) -> String { hindi[star.rawValue - 1] }

    private static let english = [
        "quick, capable and good to look at", "true to their word, healthy and able to carry much",
        "bright, well known and hearty at table", "steady, truthful and clear in speech",
        "lively, searching and fond of comfort", "keen, proud and changed by storms",
        "content, good-natured and able to begin again", "calm, well read and liked by many",
        "clever, watchful and hard to read", "enterprising, proud of their roots and fond of ceremony",
        "generous, well spoken and restless", "liked, self-reliant and at ease",
        "energetic, skilful with their hands and bold", "fond of beauty, colour and fine work",
        "modest, fair in trade and kind in speech", "determined, shrewd in speech and hungry for a goal",
        "devoted, drawn to far places and good with people", "content, true to duty and quick to anger",
        "proud, well off and firm of purpose", "friendly, proud and lasting in affection",
        "modest, dutiful, grateful and rich in friends", "learned, attentive and known for it",
        "giving, bold, musical and fond of gain", "frank, daring and hard to bend",
        "thoughtful, skilful with money and easily moved", "well spoken, happy with children and dutiful",
        "sound, likeable, pure of heart and brave",
    ]

    private static let hindi = [
        "फुर्तीला, कुशल और आकर्षक", "वचन का पक्का और सहनशील", "तेजस्वी और प्रसिद्धि पाने वाला", "स्थिर, सत्यवादी और स्पष्टभाषी",
        "चंचल, खोजी और सुख-प्रिय", "तीव्र, स्वाभिमानी और तूफ़ानों से बदलने वाला", "संतोषी, सुशील और फिर से शुरू कर सकने वाला",
        "शांत, विद्वान और लोकप्रिय", "चतुर, सजग और गूढ़", "उद्यमी और पूर्वजों का मान रखने वाला", "उदार, मधुरभाषी और गतिशील",
        "लोकप्रिय, स्वावलंबी और सुखी", "उत्साही, हाथों का कुशल और साहसी", "सौंदर्य, रंग और कला का प्रेमी",
        "विनम्र, व्यापार में खरा और मृदुभाषी", "दृढ़, वाक्पटु और लक्ष्य का धनी", "समर्पित, दूर देश का प्रेमी और मिलनसार",
        "संतोषी, धर्मनिष्ठ और तेज़ स्वभाव का", "स्वाभिमानी, संपन्न और दृढ़-संकल्प", "मिलनसार, स्वाभिमानी और मित्रता निभाने वाला",
        "विनम्र, कर्तव्यनिष्ठ, कृतज्ञ और मित्रों से भरा", "विद्वान, ध्यान से सुनने वाला और प्रसिद्ध", "दानी, साहसी और संगीत-प्रेमी",
        "स्पष्टवादी, साहसी और न झुकने वाला", "विचारशील, धन में कुशल और भावुक", "वाक्पटु, संतान से सुखी और धर्मनिष्ठ",
        "स्वस्थ, प्रिय, निर्मल मन का और वीर",
    ]
}
