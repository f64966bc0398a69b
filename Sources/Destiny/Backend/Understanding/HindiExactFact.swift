import DestinyDomain
import Foundation
import Jyotish

/// The answer to a question of one fact, in Hindi.
extension ExactFactAnswer {
    var hindi: FrontParts {
        (hindiTold, [], "कुंडली में इसे देखिए, या पूछिए कि जीवन के किसी एक विषय पर इसका क्या असर है।")
    }

    private var hindiTold: String {
        if english.0.hasPrefix("this hangs on") { return "यह जन्म के समय पर निर्भर है, और दिए गए समय से यह खुला रहता है।" }
        switch fact {
        case .state(let body, let state): return hindiState(of: body, state)
        case .bodies(let state): return hindiBodies(state)
        case .meaning(let state): return "\(Self.hindiMeaning(state)) \(hindiBodies(state))"
        case .degree(let body):
            return "\(HindiWords.name(body)) \(rashi(chart[body].sign)) राशि में \(Self.degrees(chart[body].point)) पर है।"
        case .looking(let body):
            let found = lookers(at: body)
            return found.isEmpty
                ? "आपके \(HindiWords.name(body)) पर किसी ग्रह की दृष्टि नहीं है।"
                : "आपके \(HindiWords.name(body)) पर \(list(found)) की दृष्टि है।"
        case .lookingAtHouse(let house):
            let found = lookers(atHouse: house)
            return found.isEmpty
                ? "आपके \(HindiWords.oblique(house)) भाव पर किसी ग्रह की दृष्टि नहीं है।"
                : "आपके \(HindiWords.oblique(house)) भाव पर \(list(found)) की दृष्टि है।"
        case .isInHouse(let body, let house): return hindiPlace(of: body, isAsked: self.house(of: body) == house)
        case .isInSign(let body, let sign): return hindiPlace(of: body, isAsked: chart[body].sign == sign)
        case .ruler(let house):
            guard let frame = HouseFrame(plan.birth) else { return "" }
            let lord = frame.lord(ofHouse: house)
            return
                "आपके \(HindiWords.oblique(house)) भाव का स्वामी \(HindiWords.name(lord)) है, जो \(rashi(chart[lord].sign)) राशि और \(HindiWords.oblique(frame.house(of: chart[lord].sign))) भाव में है।"
        case .occupants(let house):
            let found = bodies(in: house)
            return found.isEmpty
                ? "आपके \(HindiWords.oblique(house)) भाव में कोई ग्रह नहीं है।"
                : "आपके \(HindiWords.oblique(house)) भाव में \(list(found)) \(found.count == 1 ? "है" : "हैं")।"
        case .emptyHouses:
            return
                "आपके \(emptyHouses.map { HindiWords.ordinal($0) }.joined(separator: ", ")) भाव में कोई ग्रह नहीं है; खाली भाव बुरा नहीं होता।"
        case .houseOfPoints(let isMost):
            let house = (isMost ? housesByPoints.first : housesByPoints.last) ?? 1
            return
                "अष्टकवर्ग से आपका सबसे \(isMost ? "मज़बूत" : "कमज़ोर") भाव \(HindiWords.ordinal(house)) है, \(points(ofHouse: house)) बिंदुओं के साथ; 28 मध्य है।"
        case .allies(let isGood):
            let found = alliedPlanets(isGood: isGood)
            return found.isEmpty
                ? "आपकी कुंडली में कोई ग्रह आपके विरुद्ध नहीं है।"
                : isGood
                    ? "आपकी कुंडली में \(list(found)) शुभ \(found.count == 1 ? "है" : "हैं"): पहले, पाँचवें और नौवें भाव \(found.count == 1 ? "इसके" : "इनके") हैं।"
                    : "कोई ग्रह शत्रु नहीं होता; \(list(found)) अधिक धैर्य \(found.count == 1 ? "माँगता है" : "माँगते हैं"), क्योंकि छठे, आठवें या बारहवें भाव के स्वामी हैं।"
        case .risingDegree:
            return "आपका लग्न \(rashi(chart.lagna.sign)) राशि के \(Self.degrees(chart.lagna)) पर है।"
        case .ishtaDevata:
            return planetOfIshta.map {
                "नवमांश के नियम से आपके इष्ट \(Self.deity(of: $0).hindi) हैं (\(HindiWords.name($0)) के देवता); परिवार या गुरु दूसरा भी बता सकते हैं।"
            } ?? ""
        default: return hindiOfBirth
        }
    }

    private func house(of body: Body) -> Int? { HouseFrame(plan.birth)?.house(of: chart[body].sign) }

    private func hindiPlace(of body: Body, isAsked: Bool) -> String {
        let house = house(of: body).map { " और \(HindiWords.oblique($0)) भाव" } ?? ""
        return "\(isAsked ? "हाँ" : "नहीं"): आपका \(HindiWords.name(body)) \(rashi(chart[body].sign)) राशि\(house) में है।"
    }

    static func hindiMeaning(_ state: ExactFact.State) -> String {
        switch state {
        case .retrograde: "जब कोई ग्रह तारों के सामने पीछे चलता दिखे, तब वह वक्री कहलाता है।"
        case .combust: "जब कोई ग्रह सूर्य के इतना पास हो कि दिखे नहीं, तब वह अस्त कहलाता है।"
        case .exalted: "ग्रह अपनी उच्च राशि में परंपरा के अनुसार सबसे बलवान होता है।"
        case .fallen: "उच्च राशि के सामने की राशि में ग्रह नीच कहलाता है; दूसरे ग्रह इसे भंग कर सकते हैं।"
        case .strong, .weak: "ग्रह का बल उसकी राशि, भाव और दृष्टि से देखा जाता है।"
        }
    }

    private var hindiOfBirth: String {
        let star = chart[.moon].nakshatra
        switch fact {
        case .navamsa:
            return
                "नवमांश में आपका लग्न \(rashi(Varga.navamsa.sign(of: chart.lagna))) है और चंद्र \(rashi(Varga.navamsa.sign(of: chart[.moon].point))) राशि में है।"
        case .gana: return "आपका गण \(HindiKutaTexts.name(of: Gana(of: star).name)) है।"
        case .nadi: return "आपकी नाड़ी \(HindiKutaTexts.name(of: Nadi(of: star).name)) है।"
        case .yoni: return "आपकी योनि \(HindiKutaTexts.name(of: Yoni(of: star).name)) है।"
        case .varna: return "आपका वर्ण \(HindiKutaTexts.name(of: Varna(of: chart[.moon].sign).name)) है।"
        case .birthDay:
            let limbs = limbsAtBirth
            let weekday = almanacDay.map { "\(HindiWords.weekday($0.date)) को, " } ?? ""
            return
                "आपका जन्म \(weekday)\(HindiWords.tithi(limbs)) तिथि, \(Star(limbs.nakshatra).name(in: .hindi)) नक्षत्र, \(HindiWords.yoga(limbs)) योग और \(HindiWords.karana(limbs)) करण में हुआ।"
        case .atmakaraka:
            return furthest.map {
                "आपका आत्मकारक \(HindiWords.name($0)) है, जो अपनी राशि में सबसे आगे \(Self.degrees(chart[$0].point)) पर है।"
            } ?? ""
        default:
            let moon = plan.birth.isMoonSignCertain ? "आपकी चंद्र राशि \(rashi(chart[.moon].sign)) है, जिससे राशिफल देखा जाता है; " : ""
            return "\(moon)सूर्य \(rashi(chart[.sun].sign)) राशि में है।"
        }
    }

    private func hindiState(of body: Body, _ state: ExactFact.State) -> String {
        let name = HindiWords.name(body)
        let place = "\(name) \(rashi(chart[body].sign)) राशि में है"
        let manner = HindiWords.strength(chart[body].dignity, isLifted: lookup.isLifted(body))
        switch state {
        case .retrograde:
            if body == .rahu || body == .ketu { return "हाँ, राहु और केतु हर कुंडली में वक्री होते हैं।" }
            return chart[body].isRetrograde ? "हाँ, आपके जन्म के समय \(name) वक्री था।" : "नहीं, आपके जन्म के समय \(name) मार्गी था।"
        case .combust:
            return chart[body].isCombust
                ? "हाँ, \(name) अस्त है: वह सूर्य से केवल \(fromSun(body))° पर था।"
                : "नहीं, \(name) अस्त नहीं है: वह सूर्य से \(fromSun(body))° पर था।"
        case .exalted, .fallen:
            let isSo = chart[body].dignity == (state == .exalted ? .exalted : .debilitated)
            return "\(isSo ? "हाँ" : "नहीं"): \(place), \(manner)।"
        case .strong, .weak:
            let value = Planets.value(of: body, in: chart)
            let verdict = value >= 0.3 ? "अच्छी स्थिति में" : value <= -0.3 ? "कठिन स्थिति में" : "बीच की स्थिति में"
            return "\(name) \(verdict) है: \(rashi(chart[body].sign)) राशि, \(manner)।"
        }
    }

    private func hindiBodies(_ state: ExactFact.State) -> String {
        let found = found(state)
        if state == .strong || state == .weak, let body = found.first {
            return
                "राशि से आपका सबसे \(state == .strong ? "बलवान" : "कमज़ोर") ग्रह \(HindiWords.name(body)) है, \(rashi(chart[body].sign)) राशि में।"
        }
        let what = [.retrograde: "वक्री", .combust: "अस्त", .exalted: "उच्च का"][state] ?? "नीच का"
        return found.isEmpty
            ? "आपके जन्म के समय कोई ग्रह \(what) नहीं था।"
            : "आपके जन्म के समय \(list(found)) \(what) \(found.count == 1 ? "था" : "थे")।"
    }

    private func rashi(_ sign: Sign) -> String { Rashi(sign).name(in: .hindi) }
    private func list(_ bodies: [Body]) -> String { bodies.map(HindiWords.name).joined(separator: " और ") }
}
