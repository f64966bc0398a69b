import DestinyDomain
import Jyotish

/// Days, houses and the almanac in Hindi.
struct HindiWords {
    let today: CivilDate

    /// “2027 में”, “14 दिसंबर 2026 को”; where nothing was said what is looked at.
    func said(_ span: QuestionSpan, kind: QuestionKind) -> String {
        guard span.isSaid else {
            switch kind {
            case .when where span.to <= today: return "पिछले दस वर्षों में"
            case .when: return "अगले दस वर्षों में"
            case .day: return "अगले दो हफ़्तों में"
            case _ where span.days > 3000: return "अगले दस वर्षों में"
            default: return span.days > 300 ? "अगले दो वर्षों में" : "अगले छह महीनों में"
            }
        }
        if span.from == span.to { return "\(Self.day(span.from)) को" }
        return whole(span).map { "\($0) में" } ?? "\(Self.range(span.from, span.to)) के बीच"
    }

    /// Before “का समय”.
    func ofTime(_ span: QuestionSpan) -> String {
        guard span.isSaid else { return span.days > 300 ? "अगले दो वर्षों" : "अगले छह महीनों" }
        return whole(span) ?? Self.range(span.from, span.to)
    }

    private func whole(_ span: QuestionSpan) -> String? {
        let (from, to) = (span.from, span.to)
        guard from.day == 1, CivilDate(daysSince1970: to.daysSince1970 + 1).day == 1 else { return nil }
        if from.month == 1, to.month == 12 {
            return from.year == to.year ? "\(from.year)" : "\(from.year) से \(to.year)"
        }
        if from.month == to.month, from.year == to.year { return "\(Self.months[from.month - 1]) \(from.year)" }
        return "\(Self.months[from.month - 1]) से \(Self.months[to.month - 1]) \(to.year)"
    }

    static func date(_ day: CivilDate) -> String { "\(day.day) \(months[day.month - 1]) \(day.year)" }

    static func day(_ date: CivilDate) -> String { "\(weekday(date)), \(self.date(date))" }

    static func weekday(_ date: CivilDate) -> String {
        ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"][date.weekday]
    }

    static func range(_ from: CivilDate, _ to: CivilDate) -> String {
        if from == to { return date(from) }
        let first = from.year == to.year ? "\(from.day) \(months[from.month - 1])" : date(from)
        return "\(first) से \(date(to))"
    }

    static let months = [
        "जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्तूबर", "नवंबर", "दिसंबर",
    ]

    // MARK: Houses and planets

    static func ordinal(_ house: Int) -> String {
        ["पहला", "दूसरा", "तीसरा", "चौथा", "पाँचवाँ", "छठा", "सातवाँ", "आठवाँ", "नौवाँ", "दसवाँ", "ग्यारहवाँ", "बारहवाँ"][(house + 11) % 12]
    }

    /// Before “भाव में”.
    static func oblique(_ house: Int) -> String {
        ["पहले", "दूसरे", "तीसरे", "चौथे", "पाँचवें", "छठे", "सातवें", "आठवें", "नौवें", "दसवें", "ग्यारहवें", "बारहवें"][(house + 11) % 12]
    }

    static func topic(ofHouse house: Int) -> String {
        [
            "स्वयं", "धन और परिवार", "परिश्रम और भाई-बहन", "घर", "विद्या और संतान", "सेवा और बाधाएँ", "साझेदारी", "परिवर्तन",
            "भाग्य और गुरु", "कर्म", "लाभ और मित्र", "दूर देश और त्याग",
        ][(house + 11) % 12]
    }

    static func name(_ body: Body) -> String { Graha(body).name(in: .hindi) }

    static func manner(of body: Body) -> String {
        switch body {
        case .sun: "सामने आने और ज़िम्मेदारी लेने से"
        case .moon: "भावना और अपनों के साथ से"
        case .mars: "साहस और सीधे कदमों से"
        case .mercury: "कौशल, बातचीत और सीखने से"
        case .jupiter: "अच्छी सलाह, विश्वास और धैर्य से"
        case .venus: "स्नेह और मेल-जोल से"
        case .saturn: "नियम, मेहनत और समय से"
        case .rahu: "नए रास्ते आज़माने से"
        case .ketu: "जो ज़रूरी नहीं, उसे छोड़ने से"
        }
    }

    static func meaning(of body: Body) -> String {
        switch body {
        case .sun: "आत्मसम्मान, पिता और प्रतिष्ठा"
        case .moon: "मन, माता और भावना"
        case .mars: "साहस, शक्ति और भूमि"
        case .mercury: "बुद्धि, वाणी और व्यापार"
        case .jupiter: "ज्ञान, गुरु और वृद्धि"
        case .venus: "प्रेम, सौंदर्य और सुख"
        case .saturn: "कर्तव्य, समय और धैर्य"
        case .rahu: "नए और विदेशी की चाह"
        case .ketu: "वैराग्य और अंतर्दृष्टि"
        }
    }

    static func strength(_ dignity: Dignity?, isLifted: Bool) -> String {
        switch dignity {
        case .exalted: "अपनी उच्च राशि में"
        case .moolatrikona: "अपनी मूलत्रिकोण राशि में"
        case .own: "अपनी ही राशि में"
        case .friend: "मित्र राशि में"
        case .neutral: "सम राशि में"
        case .enemy: "शत्रु राशि में"
        case .debilitated: isLifted ? "नीच राशि में, जिसे नीचभंग संभालता है" : "अपनी नीच राशि में"
        case nil: "बिना राशि-बल के"
        }
    }

    static func trait(of sign: Sign) -> String {
        switch sign {
        case .aries: "सीधा और जल्दी शुरू करने वाला"
        case .taurus: "स्थिर और टिकाऊ"
        case .gemini: "जिज्ञासु और बातूनी"
        case .cancer: "स्नेही और भावुक"
        case .leo: "गर्वीला और आगे रहने वाला"
        case .virgo: "सूक्ष्म और उपयोगी"
        case .libra: "संतुलित और मिलनसार"
        case .scorpio: "गहरा और निजी"
        case .sagittarius: "खुला और आशावान"
        case .capricorn: "धैर्यवान और कर्मठ"
        case .aquarius: "स्वतंत्र और सामाजिक"
        case .pisces: "कोमल और कल्पनाशील"
        }
    }

    // MARK: The almanac

    static func tithi(_ panchang: Panchang) -> String {
        switch panchang.tithi {
        case 15: return "पूर्णिमा"
        case 30: return "अमावस्या"
        default:
            let names = [
                "प्रतिपदा", "द्वितीया", "तृतीया", "चतुर्थी", "पंचमी", "षष्ठी", "सप्तमी", "अष्टमी", "नवमी", "दशमी", "एकादशी", "द्वादशी", "त्रयोदशी",
                "चतुर्दशी",
            ]
            return "\(panchang.isBright ? "शुक्ल" : "कृष्ण") \(names[(panchang.tithi - 1) % 15])"
        }
    }

    static func karana(_ panchang: Panchang) -> String {
        let names = [
            "Bava": "बव", "Balava": "बालव", "Kaulava": "कौलव", "Taitila": "तैतिल", "Garaja": "गर", "Vanija": "वणिज",
            "Vishti": "विष्टि",
            "Kimstughna": "किंस्तुघ्न", "Shakuni": "शकुनि", "Chatushpada": "चतुष्पद", "Naga": "नाग",
        ]
        return names[panchang.karanaName] ?? panchang.karanaName
    }

    static func yoga(_ panchang: Panchang) -> String {
        [
            "विष्कंभ", "प्रीति", "आयुष्मान", "सौभाग्य", "शोभन", "अतिगंड", "सुकर्मा", "धृति", "शूल", "गंड", "वृद्धि", "ध्रुव", "व्याघात", "हर्षण", "वज्र",
            "सिद्धि", "व्यतीपात", "वरीयान", "परिघ", "शिव", "सिद्ध", "साध्य", "शुभ", "शुक्ल", "ब्रह्म", "इंद्र", "वैधृति",
        ][(panchang.yoga + 26) % 27]
    }

    // MARK: Subjects

    /// The name as it stands before “के लिए”.
    static func oblique(_ name: String) -> String {
        if let known = obliques[name] { return known }
        let own = "अपना "
        return name.hasPrefix(own) ? "अपने " + name.dropFirst(own.count) : name
    }

    private static let obliques = [
        "आपका जीवन": "आपके जीवन", "जीवन का उद्देश्य": "जीवन के उद्देश्य", "आपका स्वभाव": "आपके स्वभाव", "दूसरा विवाह": "दूसरे विवाह",
        "पहला प्यार": "पहले प्यार", "किराये का घर": "किराये के घर", "विदेश में बसना": "विदेश में बसने", "दूसरी जगह जाना": "दूसरी जगह जाने",
        "फिर मिलना": "फिर मिलने", "यहीं रहना": "यहीं रहने", "उधार देना": "उधार देने", "कानूनी मामला": "कानूनी मामले",
        "घर किराये पर देना": "घर किराये पर देने", "बोलने का ढंग": "बोलने के ढंग",
    ]

    /// Something to begin with and something to have ready, by area.
    static func steps(_ area: LifeArea) -> (begin: String, prepare: String) {
        switch area {
        case .career: ("इस हफ़्ते एक अधूरा काम पूरा करके दिखाइए", "अपना बायोडाटा और पिछले काम की सूची तैयार रखिए")
        case .marriage: ("एक सच्ची बात आराम से बैठकर कहिए", "धन, घर और परिवार पर अपनी राय साफ़ रखिए")
        case .finance: ("आमदनी का दसवाँ हिस्सा आते ही अलग रखिए", "तीन महीने के खर्च की राशि जोड़ लीजिए")
        case .health: ("रोज़ एक ही समय आधा घंटा टहलिए", "सोने और खाने का समय तय रखिए")
        case .education: ("सबसे कठिन विषय दिन में सबसे पहले पढ़िए", "हफ़्ते की योजना एक पन्ने पर लिख लीजिए")
        case .children: ("परिवार के साथ एक शांत घंटा बिताइए", "समय और खर्च की योजना मिलकर बनाइए")
        case .home: ("घर का एक टला हुआ काम निपटाइए", "कागज़ और खर्च का हिसाब तैयार रखिए")
        case .siblings: ("पहल आप कीजिए और पुरानी बात छोड़िए", "अपनी बात तीन वाक्यों में तैयार रखिए")
        case .travel: ("वहाँ रह चुके दो लोगों से बात कीजिए", "कागज़, भाषा और छह महीने का खर्च तैयार रखिए")
        case .fortune: ("एक नया निमंत्रण स्वीकार कीजिए", "मौके के लिए थोड़ा समय और धन खाली रखिए")
        case .spirituality: ("रोज़ एक ही समय दस मिनट मौन बैठिए", "चालीस दिन के लिए एक ही अभ्यास चुनिए")
        case .conflict: ("एक बार तथ्य के साथ उत्तर देकर आगे बढ़िए", "सारे कागज़ तारीख़ के क्रम में रखिए")
        case .personality: ("अपनी सबसे मज़बूत बात रोज़ एक बार काम में लाइए", "अपने कमज़ोर समय के लिए पहले से योजना रखिए")
        case .general: ("एक काम चुनिए जो यह महीना अच्छा बना दे", "सबसे पुराना टला हुआ काम निपटा लीजिए")
        }
    }
}

extension Varga {
    /// As Hindi's texts call a division.
    var hindiName: String {
        switch self {
        case .rashi: "राशि"
        case .hora: "होरा"
        case .drekkana: "द्रेष्काण"
        case .chaturthamsa: "चतुर्थांश"
        case .saptamsa: "सप्तांश"
        case .navamsa: "नवांश"
        case .dashamsa: "दशांश"
        case .dwadashamsa: "द्वादशांश"
        case .shodashamsa: "षोडशांश"
        case .vimshamsa: "विंशांश"
        case .chaturvimshamsa: "चतुर्विंशांश"
        case .saptavimshamsa: "सप्तविंशांश"
        case .trimshamsa: "त्रिंशांश"
        case .khavedamsa: "खवेदांश"
        case .akshavedamsa: "अक्षवेदांश"
        case .shashtiamsa: "षष्ट्यंश"
        }
    }
}
