import Foundation

/// The few words that come from the engine and not from the app, in the language that a view is in.
///
/// On a phone the system says them. A language without a table here gets English.
enum OwnWords {
    static func text(_ english: String, in locale: Locale) -> String {
        locale.language.languageCode.flatMap { tables[$0.identifier]?[english] } ?? english
    }

    private static let tables = [
        "hi": [
            "Back": "वापस",
            "Change the height of the sheet": "शीट की ऊँचाई बदलें",
            "Clear search": "खोज साफ़ करें",
            "Copied to the clipboard": "क्लिपबोर्ड पर कॉपी किया गया",
            "Delete": "हटाएँ",
            "Dialog": "संवाद",
            "More actions": "और कार्रवाइयाँ",
            "Move Down": "नीचे ले जाएँ",
            "Move Up": "ऊपर ले जाएँ",
            "Refresh": "ताज़ा करें",
            "Tabs": "टैब",
        ]
    ]
}
