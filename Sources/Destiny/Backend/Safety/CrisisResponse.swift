import DestinyDomain

/// What is said when somebody's life or safety is at stake: first what to do now, then who answers, no astrology.
enum CrisisResponse {
    /// Sentences by paragraphs; `nil` for a refusal that is no crisis.
    static func paragraphs(for refusal: Refusal, isHindi: Bool) -> [[String]]? {
        switch refusal {
        case .overdose: isHindi ? hindiOverdose : overdose
        case .selfHarm: isHindi ? hindiSelfHarm : selfHarm
        case .violence: isHindi ? hindiViolence : violence
        case .childAbuse: isHindi ? hindiChildAbuse : childAbuse
        case .minor: isHindi ? hindiMinor : minor
        default: nil
        }
    }

    private static func lines(_ need: HelpLine.Need) -> String { HelpLine.text(for: need, isHindi: false) + "." }
    private static func hindiLines(_ need: HelpLine.Need) -> String { HelpLine.text(for: need, isHindi: true) + "।" }

    private static let overdose = [
        [
            "This is an emergency: please call an ambulance now, even if you feel well.",
            lines(.emergency),
        ],
        [
            "Tell them what was taken, how much and when, and keep the packet in your hand.",
            "Do not make yourself sick and do not stay alone; open the door and call somebody near you.",
        ],
        ["Poison advice: \(lines(.poison))", "When you are safe, these people listen at any hour: \(lines(.despair))"],
    ]

    private static let selfHarm = [
        [
            "I am glad you wrote this down, and I am sorry it hurts so much, whether it is you or somebody you love.",
            "This is not a moment for a chart; it is a moment for a person beside you.",
        ],
        [
            "If you might act on it now, call your emergency number: \(lines(.emergency))",
            "To talk to somebody at any hour: \(lines(.despair))",
            "Elsewhere findahelpline.com lists free lines by country.",
        ],
        [
            "Until then, stay near someone you trust, and tell them in plain words what you told me.",
            "If it is about somebody else, take it seriously: ask them straight out, stay with them, and call together.",
        ],
    ]

    private static let violence = [
        [
            "What you describe is violence, and it is not your fault.",
            "No chart explains it or asks you to bear it.",
        ],
        [
            "If you are in danger now, call: \(lines(.emergency))",
            "Help and shelter, in confidence: \(lines(.violence))",
        ],
        ["If you can, tell one person you trust, and keep your phone and papers where you can reach them."],
    ]

    private static let childAbuse = [
        [
            "A child who is harmed or touched wrongly needs a safe adult today, and it is never the child's fault.",
            "This is not something for a chart.",
        ],
        [
            "If there is danger now, call: \(lines(.emergency))",
            "For children, and for adults who worry about one: \(lines(.child))",
        ],
        ["Believe what the child says, stay with them, and keep them away from whoever does it."],
    ]

    private static let minor = [
        [
            "I do not look at love or marriage for anybody under eighteen.",
            "To like somebody is nothing wrong; there is time, and a grown-up you trust is a good one to talk to.",
        ],
        [
            "If anybody presses a child into a marriage, or into anything, these lines help in confidence: \(lines(.child))"
        ],
    ]

    private static let hindiOverdose = [
        ["यह आपात स्थिति है: ठीक लग रहा हो तब भी अभी एम्बुलेंस बुलाइए।", hindiLines(.emergency)],
        [
            "बताइए कि क्या लिया, कितना और कब; दवा का पत्ता हाथ में रखिए।",
            "उल्टी करने की कोशिश न करें, अकेले न रहें; दरवाज़ा खोलकर किसी को पास बुलाइए।",
        ],
        ["ज़हर के बारे में सलाह: \(hindiLines(.poison))", "सुरक्षित होने पर यहाँ हर समय कोई सुनता है: \(hindiLines(.despair))"],
    ]

    private static let hindiSelfHarm = [
        [
            "अच्छा हुआ कि आपने यह लिखा; मुझे दुख है कि इतनी पीड़ा है, आपको या किसी अपने को।",
            "यह कुंडली देखने का समय नहीं, किसी अपने के पास होने का समय है।",
        ],
        [
            "अगर आप अभी खुद को चोट पहुँचा सकते हैं, तो यहाँ फ़ोन करें: \(hindiLines(.emergency))",
            "किसी से बात करने के लिए, हर समय: \(hindiLines(.despair))",
            "दूसरे देशों के नंबर findahelpline.com पर हैं।",
        ],
        [
            "तब तक किसी भरोसे के व्यक्ति के पास रहिए और उसे साफ़ शब्दों में वही बताइए जो मुझे बताया।",
            "बात किसी और की हो तो उसे गंभीरता से लीजिए: सीधे पूछिए, उसके साथ रहिए, और साथ मिलकर फ़ोन कीजिए।",
        ],
    ]

    private static let hindiViolence = [
        ["आपके साथ जो हो रहा है वह हिंसा है, और इसमें आपका दोष नहीं।", "कोई कुंडली इसे सहने को नहीं कहती।"],
        [
            "अभी खतरा हो तो यहाँ फ़ोन करें: \(hindiLines(.emergency))",
            "गोपनीय मदद और आश्रय: \(hindiLines(.violence))",
        ],
        ["हो सके तो किसी एक भरोसे के व्यक्ति को बताइए, और फ़ोन व कागज़ पास रखिए।"],
    ]

    private static let hindiChildAbuse = [
        ["जिस बच्चे के साथ गलत हुआ है उसे आज ही किसी सुरक्षित बड़े की ज़रूरत है; दोष बच्चे का कभी नहीं होता।"],
        [
            "अभी खतरा हो तो यहाँ फ़ोन करें: \(hindiLines(.emergency))",
            "बच्चों के लिए और उनकी चिंता करने वालों के लिए: \(hindiLines(.child))",
        ],
        ["बच्चे की बात मानिए, उसके साथ रहिए और उसे उस व्यक्ति से दूर रखिए।"],
    ]

    private static let hindiMinor = [
        [
            "अठारह वर्ष से कम उम्र में प्रेम या विवाह की बात यहाँ नहीं देखी जाती।",
            "किसी का अच्छा लगना गलत नहीं; अभी समय है, और भरोसे के किसी बड़े से बात करना अच्छा है।",
        ],
        ["किसी बच्चे पर विवाह या किसी और बात का दबाव हो तो ये गोपनीय मदद करते हैं: \(hindiLines(.child))"],
    ]
}
