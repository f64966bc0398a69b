import Jyotish

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
