import DestinyDomain
import Jyotish

/// The yogas in Hindi: what each is called and what makes it.
enum HindiYogas {
    static let manglik = "मंगल दोष"
    static let loneMoon = "चंद्र की राशि से पहले और बाद की राशि में कोई ग्रह नहीं है।"

    static func marsRule(house: Int) -> String {
        "मंगल लग्न से \(HindiWords.oblique(house)) भाव में है, जैसा आधी कुंडलियों में होता है।"
    }

    static func withMoon(_ bodies: [Body]) -> String { "चंद्र के साथ: \(list(bodies))।" }

    static func inAngles(_ bodies: [Body]) -> String { "लग्न से केंद्र में: \(list(bodies))।" }

    private static func list(_ bodies: [Body]) -> String { bodies.map(HindiWords.name).joined(separator: ", ") }

    static func name(of kind: Yoga.Kind) -> String {
        switch kind {
        case .ruchaka: "रुचक"
        case .bhadra: "भद्र"
        case .hamsa: "हंस"
        case .malavya: "मालव्य"
        case .shasha: "शश"
        case .gajakesari: "गजकेसरी"
        case .amala: "अमला"
        case .sunapha: "सुनफा"
        case .anapha: "अनफा"
        case .durudhura: "दुरुधरा"
        case .kemadruma: "केमद्रुम"
        case .adhi: "अधि"
        case .vesi: "वेशि"
        case .vosi: "वोशि"
        case .ubhayachari: "उभयचरी"
        case .yogakaraka: "योगकारक"
        case .raja: "राज"
        case .dhana: "धन"
        case .parivartana: "परिवर्तन"
        case .neechabhanga: "नीचभंग"
        case .harsha: "हर्ष"
        case .sarala: "सरल"
        case .vimala: "विमल"
        }
    }

    static func text(of kind: Yoga.Kind) -> String {
        switch kind {
        case .ruchaka: strongInAngle(.mars)
        case .bhadra: strongInAngle(.mercury)
        case .hamsa: strongInAngle(.jupiter)
        case .malavya: strongInAngle(.venus)
        case .shasha: strongInAngle(.saturn)
        case .gajakesari: "गुरु चंद्र से केंद्र में है।"
        case .amala: "लग्न या चंद्र से दसवें भाव में केवल शुभ ग्रह हैं।"
        case .sunapha: beside(.moon, "दूसरी", without: "बारहवीं")
        case .anapha: beside(.moon, "बारहवीं", without: "दूसरी")
        case .durudhura: "चंद्र की राशि के दोनों ओर ग्रह हैं।"
        case .kemadruma: "चंद्र के साथ या आस-पास कोई ग्रह नहीं है, लग्न से केंद्र में भी नहीं।"
        case .adhi: "बुध, गुरु और शुक्र चंद्र से छठी, सातवीं और आठवीं राशि में हैं।"
        case .vesi: beside(.sun, "दूसरी", without: "बारहवीं")
        case .vosi: beside(.sun, "बारहवीं", without: "दूसरी")
        case .ubhayachari: "सूर्य की राशि के दोनों ओर ग्रह हैं।"
        case .yogakaraka: "एक ही ग्रह केंद्र और त्रिकोण, दोनों का स्वामी है।"
        case .raja: "केंद्र का स्वामी त्रिकोण के स्वामी के साथ है।"
        case .dhana: "दूसरे और ग्यारहवें भाव के स्वामी साथ हैं।"
        case .parivartana: "दो स्वामी एक-दूसरे की राशि में हैं।"
        case .neechabhanga: "नीच ग्रह की राशि का स्वामी, या उसकी उच्च राशि का स्वामी, केंद्र में है।"
        case .harsha: lordOfLoss("छठे")
        case .sarala: lordOfLoss("आठवें")
        case .vimala: lordOfLoss("बारहवें")
        }
    }

    private static func strongInAngle(_ body: Body) -> String {
        "\(HindiWords.name(body)) अपनी या उच्च राशि में, लग्न से केंद्र में है।"
    }

    private static func beside(_ body: Body, _ there: String, without: String) -> String {
        "\(HindiWords.name(body)) से \(there) राशि में ग्रह है, \(without) में कोई नहीं।"
    }

    private static func lordOfLoss(_ house: String) -> String {
        "\(house) भाव का स्वामी छठे, आठवें या बारहवें भाव में है।"
    }
}
