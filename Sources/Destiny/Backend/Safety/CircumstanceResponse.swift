/// What is said to a child with child, to a child that is afraid, and to who has lost somebody: no astrology, and no
/// word of dying to who did not speak of it for themselves.
enum CircumstanceResponse {
    /// Paragraphs of sentences; `nil` where the words of its kind serve.
    static func paragraphs(for circumstance: Circumstance, isHindi: Bool) -> [[String]]? {
        switch circumstance {
        case .youngPregnancy: isHindi ? hindiYoungPregnancy : youngPregnancy
        case .worriedChild: isHindi ? hindiWorriedChild : worriedChild
        case .bereavedChild: isHindi ? hindiBereavedChild : bereavedChild
        case .bereaved: isHindi ? hindiBereaved : bereaved
        case .spellFeared: isHindi ? hindiSpell : spell
        case .harmedParent: isHindi ? hindiHarmedParent : harmedParent
        case .harmedAdult: isHindi ? hindiHarmedAdult : harmedAdult
        case .otherLife: nil
        }
    }

    private static let spell = [
        [
            "No chart shows a curse, a spell or an evil eye, and I tell nobody that they are under one.",
            "When much goes wrong at once it is hard not to look for one cause; mostly there are several plain ones.",
        ],
        [
            "Pay nobody for taking it away: who frightens you and then asks for money is what harms you.",
            "Talk about it with somebody calm whom you trust; if fear keeps you from sleep for weeks, a doctor can help.",
        ],
        ["I am glad to look at what weighs on you, one matter at a time: your work, your family, your rest."],
    ]

    private static let hindiSpell = [
        [
            "कुंडली में न टोना दिखता है, न नज़र, और मैं किसी से नहीं कहता कि उस पर कुछ किया गया है।",
            "जब बहुत कुछ एक साथ बिगड़ता है तब एक ही कारण खोजने का मन होता है; अक्सर कारण कई और साधारण होते हैं।",
        ],
        [
            "इसे उतारने के लिए किसी को पैसे मत दीजिए: जो डराकर पैसे माँगे, हानि वही करता है।",
            "किसी शांत और भरोसे के व्यक्ति से बात कीजिए; डर के मारे हफ़्तों नींद न आए तो डॉक्टर मदद कर सकते हैं।",
        ],
        ["जो बात भारी है उसे एक-एक करके देख सकता हूँ: आपका काम, परिवार, आराम।"],
    ]

    private static let children = HelpLine.text(for: .child, isHindi: false) + "."
    private static let hindiChildren = HelpLine.text(for: .child, isHindi: true) + "।"

    /// First to who asks, then of the child.
    private static let harmedParent = [
        [
            "What is done to you is violence, and it is not your fault.",
            "No chart explains it, and none asks you or a child to bear it.",
        ],
        [
            "If you or the child are in danger now, call: \(HelpLine.text(for: .emergency, isHindi: false)).",
            "Help and shelter for you, in confidence, with your child: \(HelpLine.text(for: .violence, isHindi: false)).",
        ],
        [
            "The child needs to be safe too, whether it is hit or sees it, and it is never the child's fault.",
            "For children, and for adults who worry about one: \(children)",
        ],
        [
            "If you can, tell one person you trust, keep your phone and papers and the child's where you can reach them, and "
                + "take the child with you if you go."
        ],
    ]

    private static let hindiHarmedParent = [
        ["आपके साथ जो हो रहा है वह हिंसा है, और इसमें आपका दोष नहीं।", "कोई कुंडली इसे सहने को नहीं कहती, न आपको, न बच्चे को।"],
        [
            "आप या बच्चा अभी खतरे में हों तो यहाँ फ़ोन करें: \(HelpLine.text(for: .emergency, isHindi: true))।",
            "आपके लिए गोपनीय मदद और आश्रय, बच्चे के साथ: \(HelpLine.text(for: .violence, isHindi: true))।",
        ],
        [
            "बच्चे का सुरक्षित होना भी ज़रूरी है, चाहे उसे मारा जाए या वह देखता हो; दोष बच्चे का कभी नहीं होता।",
            "बच्चों के लिए और उनकी चिंता करने वालों के लिए: \(hindiChildren)",
        ],
        ["हो सके तो किसी एक भरोसे के व्यक्ति को बताइए, फ़ोन और अपने व बच्चे के कागज़ पास रखिए, और जाएँ तो बच्चे को साथ ले जाइए।"],
    ]

    /// Of who is hit, then of the child; true whoever tells it, a child too.
    private static let harmedAdult = [
        [
            "What you describe is violence, and it is not the fault of whoever is hit, nor yours.",
            "No chart explains it, and none asks anybody to bear it.",
        ],
        [
            "If somebody is in danger now, call: \(HelpLine.text(for: .emergency, isHindi: false)).",
            "Help and shelter in confidence, with the child, and advice for who calls for somebody else: "
                + "\(HelpLine.text(for: .violence, isHindi: false)).",
        ],
        [
            "The child needs to be safe too, whether it is hit or sees it, and it is never the child's fault.",
            "For children, and for adults who worry about one: \(children)",
        ],
        [
            "Say that you believe it, and ask what would help first; do not step between them or speak to whoever hits "
                + "alone, which can make it worse.",
            "Papers, a phone and some money in a safe place help on the day that somebody goes, together with the child.",
        ],
    ]

    private static let hindiHarmedAdult = [
        [
            "जो आप बता रहे हैं वह हिंसा है; जिसके साथ हो रही है दोष उसका नहीं, और आपका भी नहीं।",
            "कोई कुंडली इसे सहने को नहीं कहती।",
        ],
        [
            "कोई अभी खतरे में हो तो यहाँ फ़ोन करें: \(HelpLine.text(for: .emergency, isHindi: true))।",
            "बच्चे के साथ गोपनीय मदद और आश्रय, और किसी और के लिए फ़ोन करने वालों को सलाह: "
                + "\(HelpLine.text(for: .violence, isHindi: true))।",
        ],
        [
            "बच्चे का सुरक्षित होना भी ज़रूरी है, चाहे उसे मारा जाए या वह देखता हो; दोष बच्चे का कभी नहीं होता।",
            "बच्चों के लिए और उनकी चिंता करने वालों के लिए: \(hindiChildren)",
        ],
        [
            "बताइए कि आपको उस बात पर विश्वास है, और पूछिए कि पहले किस चीज़ से मदद होगी; बीच में मत पड़िए और मारने वाले से अकेले बात मत कीजिए, "
                + "इससे बात बिगड़ सकती है।",
            "कागज़, फ़ोन और कुछ पैसे सुरक्षित जगह रहें तो बच्चे को साथ लेकर जाना आसान होता है।",
        ],
    ]

    private static let youngPregnancy = [
        [
            "Thank you for saying it; this is a lot to carry, and you do not have to carry it alone.",
            "It is not something for a chart: a person and a doctor can help now.",
        ],
        [
            "Tell one grown-up you trust today, and see a doctor or a clinic soon, even if you are not sure yet.",
            "Strong pain or bleeding is an emergency: call \(HelpLine.text(for: .emergency, isHindi: false)).",
            "These lines are for you, in confidence, whatever you decide: \(children)",
        ],
        ["If you did not want what happened, or somebody frightens you, it is not your fault; tell them that too."],
    ]

    private static let worriedChild = [
        [
            "It is hard to be afraid for somebody you love, and it is good that you said it.",
            "A chart cannot tell what will happen to them, so I do not look; whatever it is, you did not cause it.",
        ],
        [
            "Ask them, or another grown-up you trust, to tell you how things are, and say what frightens you most.",
            "You can also talk to somebody whose work it is to listen to children: \(children)",
        ],
    ]

    private static let bereavedChild = [
        [
            "I am so sorry.",
            "You may be sad or angry, or feel nothing at all, and it was not because of anything you did or thought.",
        ],
        [
            "Stay near a grown-up you trust, and tell them when it is hard; talking about who you miss is allowed.",
            "These people listen to children, about anything: \(children)",
        ],
    ]

    private static let bereaved = [
        [
            "I am sorry for your loss.",
            "I do not read a chart for it: grief has no day by which it must be over, and no right way to be felt.",
        ],
        [
            "What carries most people is plain: somebody who listens or is silent with you, sleep, a little food, and one "
                + "small thing a day.",
            "If the days do not grow lighter with time, a doctor or a group of others who mourn can help.",
        ],
        ["When you want to look at something else, at home, at work or at the time ahead, I am here."],
    ]

    private static let hindiYoungPregnancy = [
        [
            "अच्छा हुआ कि आपने यह बताया; यह बहुत बड़ी बात है, और इसे अकेले नहीं उठाना है।",
            "यह कुंडली की बात नहीं: अभी कोई अपना और डॉक्टर मदद कर सकते हैं।",
        ],
        [
            "आज ही भरोसे के किसी बड़े को बताइए, और जल्दी डॉक्टर या क्लिनिक में दिखाइए, पक्का न हो तब भी।",
            "तेज़ दर्द या खून आए तो यह आपात स्थिति है, यहाँ फ़ोन करें: \(HelpLine.text(for: .emergency, isHindi: true))।",
            "ये नंबर आपके लिए हैं, गोपनीय, आप जो भी तय करें: \(hindiChildren)",
        ],
        ["जो हुआ वह आपकी इच्छा से न हुआ हो, या कोई डराता हो, तो दोष आपका नहीं; यह भी उन्हें बताइए।"],
    ]

    private static let hindiWorriedChild = [
        [
            "किसी अपने के लिए डरना कठिन है, और अच्छा है कि आपने यह कहा।",
            "उनके साथ क्या होगा, यह कुंडली नहीं बता सकती, इसलिए मैं नहीं देखता; जो भी हो, कारण आप नहीं हैं।",
        ],
        [
            "उनसे या भरोसे के किसी बड़े से पूछिए कि बात क्या है, और बताइए कि सबसे ज़्यादा डर किस बात का है।",
            "बच्चों की बात सुनने वाले लोग यहाँ मिलते हैं: \(hindiChildren)",
        ],
    ]

    private static let hindiBereavedChild = [
        ["मुझे बहुत दुख है।", "उदास होना, गुस्सा आना या कुछ न लगना, सब ठीक है; यह आपकी किसी बात से नहीं हुआ।"],
        [
            "भरोसे के किसी बड़े के पास रहिए और कठिन लगे तो बताइए; जिसकी याद आती है उसकी बात करना अच्छा है।",
            "ये लोग बच्चों की हर बात सुनते हैं: \(hindiChildren)",
        ],
    ]

    private static let hindiBereaved = [
        [
            "आपके दुख में मैं साथ हूँ।",
            "इसके लिए मैं कुंडली नहीं देखता: शोक का कोई अंतिम दिन नहीं होता, और उसे सहने का कोई एक ढंग नहीं।",
        ],
        [
            "अधिकतर लोगों को सीधी बातें सँभालती हैं: कोई जो सुने या चुप साथ बैठे, नींद, थोड़ा भोजन, और दिन में एक छोटा काम।",
            "समय के साथ दिन हल्के न हों तो डॉक्टर या शोक में साथ देने वाले लोग मदद कर सकते हैं।",
        ],
        ["जब घर, काम या आगे के समय के बारे में कुछ देखना चाहें, मैं यहाँ हूँ।"],
    ]
}
