import DestinyDomain
import Jyotish

/// “Mujhe kis field mein jana chahiye”: the professions laid beside each other, in Hindi.
struct HindiFields {
    let front: HindiFront
    private var plan: AnswerPlan { front.plan }

    /// `nil` where no field is asked for.
    var parts: FrontParts? {
        let fields = plan.fields
        guard fields.count >= 3 else { return nil }
        let names = fields.prefix(3).map { $0.subject.hindiName }
        return (
            "सामान्य क्षेत्रों में आपकी कुंडली सबसे अधिक बल \(names[0]) को देती है, फिर \(names[1]) और \(names[2]) को।",
            fields.prefix(2).compactMap(reason), "पहले क्षेत्र को छोटे रूप में आज़माइए: उसमें काम करने वाले दो लोगों से बात कीजिए।"
        )
    }

    private func reason(_ field: AnswerPlan.WeighedOption) -> String? {
        guard let frame = HouseFrame(plan.birth), let house = field.subject.houses.first else { return nil }
        let lord = frame.lord(ofHouse: house)
        guard plan.birth.isSignCertain(lord) else { return nil }
        let sign = plan.birth.chart[lord].sign
        return
            "\(field.subject.hindiName): \(HindiWords.oblique(house)) भाव का स्वामी \(HindiWords.name(lord)) \(Rashi(sign).name(in: .hindi)) राशि और \(HindiWords.oblique(frame.house(of: sign))) भाव में है।"
    }
}
