import DestinyDomain
import Jyotish

/// The kutas of a couple in Hindi.
struct HindiKutaTexts: KutaWording {
    let match: Ashtakoota
    let boy: String
    let girl: String

    /// - Parameters:
    ///   - match: the two Moons.
    ///   - boy: what to call him; empty for nobody's name.
    ///   - girl: what to call her.
    init(_ match: Ashtakoota, boy: String = "", girl: String = "") {
        self.match = match
        self.boy = boy.isEmpty ? HindiMatchTexts.nameless.boy : boy
        self.girl = girl.isEmpty ? HindiMatchTexts.nameless.girl : girl
    }

    func values(of score: KutaScore) -> (boy: String, girl: String) {
        switch score.kuta {
        case .tara: (name(match.groom.nakshatra), name(match.bride.nakshatra))
        case .grahaMaitri: (lord(of: match.groom.sign), lord(of: match.bride.sign))
        case .bhakoot: (name(match.groom.sign), name(match.bride.sign))
        default: (Self.name(of: score.groomValue), Self.name(of: score.brideValue))
        }
    }

    func rule(of kuta: Kuta) -> String {
        switch kuta {
        case .varna: "वर की चंद्र राशि का वर्ण वधू की चंद्र राशि के वर्ण के बराबर या उससे ऊँचा हो तो एक अंक।"
        case .vashya: "दोनों चंद्र राशियों के प्राणी-वर्ग कितने मेल खाते हैं, इस पर दो अंक तक।"
        case .tara: "दोनों गिनतियों में से जो नौ के फेरे में 3री, 5वीं या 7वीं पर न रुके, उसका डेढ़ अंक।"
        case .yoni: "दोनों जन्म नक्षत्रों के पशुओं के मेल पर चार अंक तक: एक ही हों तो चार, बैरी हों तो शून्य।"
        case .grahaMaitri: "दोनों चंद्र राशियों के स्वामी ग्रहों की नैसर्गिक मित्रता पर पाँच अंक तक।"
        case .gana: "दोनों जन्म नक्षत्रों के गण पर छह अंक तक।"
        case .bhakoot: "सात अंक, यदि चंद्र राशियाँ एक-दूसरे से 2-12, 5-9 या 6-8 न हों।"
        case .nadi: "जन्म नक्षत्रों की नाड़ियाँ अलग हों तो आठ अंक, एक ही हो तो शून्य।"
        }
    }

    func meaning(of score: KutaScore) -> String {
        switch score.kuta {
        case .varna: varna(score)
        case .vashya: vashya(score)
        case .tara: tara(score)
        case .yoni: yoni(score)
        case .grahaMaitri: grahaMaitri(score)
        case .gana: gana(score)
        case .bhakoot: bhakoot(score)
        case .nadi: nadi(score)
        }
    }

    private func varna(_ score: KutaScore) -> String {
        let callings = ["ब्राह्मण": "विद्या", "क्षत्रिय": "रक्षा", "वैश्य": "व्यापार और खेती", "शूद्र": "शिल्प"]
        return "वर्ण चंद्र राशियों को चार प्रकार के कामों में बाँटता है, जो लोगों की जातियाँ नहीं हैं, और पूछता है कि दोनों "
            + "काम और कर्तव्य को एक-सा देखते हैं या नहीं। \(pair(score, callings))। "
            + (score.score == 1 ? "नियम के अनुसार इनका मेल है।" : "नियम के अनुसार दोनों इन्हें अलग ढंग से देखते हैं।")
    }

    private func vashya(_ score: KutaScore) -> String {
        let creatures = [
            "चतुष्पद": "चार पैरों वाला", "मानव": "मनुष्य", "जलचर": "जल का", "वनचर": "वन का", "कीट": "कीड़ा",
        ]
        return "वश्य हर चंद्र राशि में एक प्रकार का प्राणी देखता है और लेन-देन के बारे में पूछता है। \(pair(score, creatures))। "
            + score.pick(
                "परंपरा के अनुसार दोनों सहज ही एक-दूसरे का सहारा लेते हैं।",
                "परंपरा के अनुसार बातचीत से संतुलन बन जाता है।",
                "परंपरा के अनुसार दोनों आगे रहना पसंद करते हैं।"
            )
    }

    private func tara(_ score: KutaScore) -> String {
        let counts = [
            count(match.groom.nakshatra, of: boy, from: match.bride.nakshatra, of: girl),
            count(match.bride.nakshatra, of: girl, from: match.groom.nakshatra, of: boy),
        ]
        return "तारा 27 जन्म नक्षत्रों पर एक से दूसरे तक नौ-नौ के फेरों में गिनती है; फेरे की 3री, 5वीं और 7वीं प्रतिकूल मानी "
            + "जाती है। \(counts.joined(separator: " ")) "
            + score.pick(
                "दोनों गिनतियाँ अनुकूल हैं: रोज़ का जीवन सहज चलता है।",
                "एक गिनती अनुकूल है: कुछ दिन अच्छे, और कुछ दिन धैर्य माँगते हैं।",
                "कोई गिनती अनुकूल नहीं: रोज़ का जीवन धैर्य माँगता है।"
            )
    }

    private func count(_ star: Nakshatra, of person: String, from other: Nakshatra, of partner: String) -> String {
        let places = star.count(from: other)
        let round = (places - 1) % 9 + 1
        return "\(partner) के नक्षत्र \(name(other)) से \(person) के नक्षत्र \(name(star)) तक गिनती \(places) है"
            + (places > 9 ? ", फेरे की \(HindiMatchTexts.ordinal(round))" : "")
            + ": \([3, 5, 7].contains(round) ? "प्रतिकूल" : "अनुकूल")।"
    }

    private func yoni(_ score: KutaScore) -> String {
        let animals = values(of: score)
        return "योनि हर जन्म नक्षत्र को एक पशु देती है और देखती है कि दोनों कितने निकट हैं: \(boy) के नक्षत्र "
            + "\(name(match.groom.nakshatra)) का \(animals.boy), \(girl) के नक्षत्र \(name(match.bride.nakshatra)) का "
            + "\(animals.girl)। "
            + score.pick(
                "निकटता सहज आती है।",
                "निकटता को थोड़ा समय चाहिए।",
                "दोनों पशु बैरी माने जाते हैं, इसलिए कोमलता धैर्य माँगती है।"
            )
    }

    private func grahaMaitri(_ score: KutaScore) -> String {
        let lords = values(of: score)
        let isOne = lords.boy == lords.girl
        return "ग्रह मैत्री चंद्र राशियों के स्वामी ग्रहों को देखती है: \(boy) की राशि \(name(match.groom.sign)) का स्वामी "
            + "\(lords.boy), \(girl) की राशि \(name(match.bride.sign)) का \(lords.girl)। "
            + (isOne ? "दोनों का स्वामी एक ही ग्रह है: " : "")
            + score.pick(
                isOne ? "एक-दूसरे को समझने वाले मन।" : "दोनों मित्र हैं: मन सहज मिलते हैं।",
                "दोनों सम हैं: आदर, और समझने का थोड़ा प्रयत्न।",
                "दोनों मित्र नहीं हैं: सोचने के ढंग अलग हैं, जिन्हें समझाना पड़ता है।"
            )
    }

    private func gana(_ score: KutaScore) -> String {
        let tempers = ["देव": "सौम्य", "मनुष्य": "व्यावहारिक", "राक्षस": "दृढ़"]
        return "गण जन्म नक्षत्रों को तीन स्वभावों में बाँटता है, और कोई स्वभाव दूसरे से अच्छा नहीं है। \(pair(score, tempers))। "
            + score.pick(
                "परंपरा के अनुसार जीवन की लय समान रहती है।",
                "परंपरा के अनुसार यह लय मिल सकती है।",
                "परंपरा के अनुसार दोनों को अपने लिए जगह चाहिए।"
            )
    }

    private func bhakoot(_ score: KutaScore) -> String {
        let signs = values(of: score)
        let fromGirl = match.groom.sign.house(from: match.bride.sign)
        let fromBoy = match.bride.sign.house(from: match.groom.sign)
        let distance =
            fromGirl == 1
            ? "\(boy) और \(girl) दोनों का चंद्र एक ही राशि \(signs.boy) में है"
            : "\(boy) की चंद्र राशि \(signs.boy), \(girl) की चंद्र राशि \(signs.girl) से \(HindiMatchTexts.ordinal(fromGirl)) है; "
                + "दूसरी ओर से गिनें तो \(HindiMatchTexts.ordinal(fromBoy))"
        return "भकूट देखता है कि दोनों चंद्र राशियाँ कितनी दूर हैं। \(distance)। "
            + (score.score > 0
                ? "परंपरा साझे घर के लिए इस दूरी को अच्छा मानती है।"
                : "परंपरा इस दूरी को खिंचाव मानती है; नीचे परिहार देखें।")
    }

    private func nadi(_ score: KutaScore) -> String {
        let channels = ["आदि": "पहली", "मध्य": "बीच की", "अंत्य": "अंतिम"]
        return "नाड़ी जन्म नक्षत्रों को स्वभाव की तीन धाराओं में बाँटती है। \(pair(score, channels))। "
            + (score.score > 0
                ? "दोनों अलग हैं, जैसा परंपरा चाहती है।"
                : "दोनों एक हैं, जिसे परंपरा पसंद नहीं करती; यह पुराना नियम है और स्वास्थ्य के बारे में कुछ नहीं कहता।")
    }

    /// As in “रवि के लिए यह मनुष्य (व्यावहारिक) है, आशा के लिए देव (सौम्य)”.
    private func pair(_ score: KutaScore, _ words: [String: String]) -> String {
        func named(_ value: String) -> String { words[value].map { "\(value) (\($0))" } ?? value }
        let values = values(of: score)
        return values.boy == values.girl
            ? "\(boy) और \(girl) दोनों के लिए यह \(named(values.boy)) है"
            : "\(boy) के लिए यह \(named(values.boy)) है, \(girl) के लिए \(named(values.girl))"
    }

    private func name(_ star: Nakshatra) -> String { Star(star).name(in: .hindi) }

    private func lord(of sign: Sign) -> String { Graha(sign.lord).name(in: .hindi) }

    private func name(_ sign: Sign) -> String { Rashi(sign).name(in: .hindi) }
}

extension HindiKutaTexts {
    /// A value of the varna, vashya, yoni, gana or nadi, as the engine calls it.
    static func name(of value: String) -> String { names[value] ?? value }

    private static let names = [
        "Brahmin": "ब्राह्मण", "Kshatriya": "क्षत्रिय", "Vaishya": "वैश्य", "Shudra": "शूद्र",
        "Chatushpada": "चतुष्पद", "Manava": "मानव", "Jalachara": "जलचर", "Vanachara": "वनचर", "Keeta": "कीट",
        "Horse": "अश्व", "Elephant": "गज", "Sheep": "मेष", "Serpent": "सर्प", "Dog": "श्वान", "Cat": "मार्जार",
        "Rat": "मूषक", "Cow": "गौ", "Buffalo": "महिष", "Tiger": "व्याघ्र", "Deer": "मृग", "Monkey": "वानर",
        "Mongoose": "नकुल", "Lion": "सिंह",
        "Deva": "देव", "Manushya": "मनुष्य", "Rakshasa": "राक्षस",
        "Adi": "आदि", "Madhya": "मध्य", "Antya": "अंत्य",
    ]
}
