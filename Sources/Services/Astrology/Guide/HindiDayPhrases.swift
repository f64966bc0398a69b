import AstrologyDomain
import Jyotish

/// What a day's Moon is known for, in Hindi; see ``DayPhrases``.
struct HindiDayPhrases {
    let strength: DayStrength
    let isMoonKnown: Bool

    /// A headline, and a sentence or two.
    var sentences: (title: String, text: String) {
        guard isMoonKnown else {
            return (
                "जैसा आए वैसा दिन",
                "आपके जन्म के दिन चंद्र राशि बदलता है, इसलिए आज केवल आकाश की बात कही जाती है।"
            )
        }
        let (title, mood) = Self.houses[strength.house - 1]
        let star =
            strength.isTaraGood
            ? "दिन का नक्षत्र आपके नक्षत्र से \(tara) है, छह अनुकूल ताराओं में से एक।"
            : "दिन का नक्षत्र आपके नक्षत्र से \(tara) है, इसलिए ज़रूरी कामों को सरल रखें।"
        return (title, "चंद्र आपके चंद्र से \(HindiMatchTexts.ordinal(strength.house)) राशि में है: \(mood)। \(star)")
    }

    /// The star of the day as counted from the birth star.
    var tara: String { Self.taras[strength.tara - 1] }

    private static let taras = [
        "जन्म", "संपत्", "विपत्", "क्षेम", "प्रत्यरि", "साधक", "वध", "मित्र", "अतिमित्र",
    ]

    private static let houses = [
        ("अपने निकट का दिन", "अपनी ज़रूरतें आसानी से सुनाई देती हैं; उन्हें थोड़ा समय दें"),
        ("छोटे हिसाबों का दिन", "शब्दों और पैसों को ध्यान चाहिए; बोलने में थोड़ी धीमी गति रखें"),
        ("अच्छे साहस का दिन", "छोटी यात्राएँ, संदेश और पहले कदम ठीक चलते हैं"),
        ("घर का दिन", "आराम गति से बड़ा है; विश्राम के लिए जगह रखें"),
        ("कोमल ध्यान का दिन", "भाव विचारों को रंगते हैं; कुछ तय करने से पहले कुछ रचें"),
        ("काम पूरे करने का दिन", "सँवारना, अभ्यास और निपटाना सहज होता है"),
        ("अच्छे साथ का दिन", "दूसरों से बीच में मिलना आसान और सुखद है"),
        ("धीरे चलने का दिन", "परंपरा नई शुरुआत किसी और दिन के लिए रखती है; दिनचर्या आपका साथ देती है"),
        ("आगे देखने का दिन", "मन दो ओर खिंच सकता है; किसी आदरणीय से पूछें"),
        ("दिखने का दिन", "आज किया काम ध्यान में आता है"),
        ("छोटे लाभों का दिन", "मित्र और योजनाएँ ध्यान का फल देते हैं"),
        ("छोड़ने का दिन", "विश्राम, मौन और कुछ देना आज अच्छा है"),
    ]
}
