/// The language in which somebody asks.
enum QuestionLanguage: String, Sendable {
    case english = "en"
    case hindi = "hi"
    /// Hindi in Latin letters.
    case hinglish = "hi-Latn"
}

extension QuestionReader {
    static func language(of question: String, _ words: [SpokenWord]) -> QuestionLanguage {
        if Devanagari.isIn(question) { return .hindi }
        let hindi = words.count { word in
            hinglish.contains(word.latin) || verbEndings.contains { word.latin.hasSuffix($0) }
        }
        return hindi >= 2 || hindi * 3 >= max(1, words.count) && hindi > 0 ? .hinglish : .english
    }

    /// Of what is to come: “paunga”, “milegi”, “honge”.
    static let verbEndings = ["unga", "ungi", "onga", "ongi", "ega", "egi", "enge", "engi"]

    private static let hinglish: Set<String> = Set(
        """
        makaan makan banwana kare karwana khareedna kharidna banana shuru wapas pehle baad lena dena jana rehna chalega apni honge karenge milenge jayenge aayenge banenge rahenge lenge denge jaa jana jaana jane woh ladki ladka mujhse usse karti karta karte pyar pyaar hu hun hoon tha thi raha rahi rahe \
        gaya gayi gaye baccha bacche bachche hamare hamara hamari yaha yahan kahan kidhar bahut sab kuch koi apne tum \
        dost rishta pati patni biwi beta beti paison dukan gaadi gadi chutti kismat bhagya haal shukriya dhanyavaad \
        dhanyavad dhanyawad ji jee kaunse kis saas mann samay waqt sarkari chal bhai behen aapka aap ghar \
        kya kab kaise kaisa kaisi kyu kyun kyon kaun kaunsa kaunsi konsa konsi mera meri mere mujhe hai hain \
        hoga hogi honge hota hoti ka ki ke ko se mein aur ya nahi nahin nhi kar karu karun karna karni chahiye \
        shaadi naukri ghar paisa paise padhai saal sal mahine hafte aaj kal kitna kitne kitni bhi toh abhi jaldi banu banun lagta jaunga jaungi wakil vakil shani \
        milega milegi jayega jayegi rahega rahegi banega lagegi lagega acha accha theek thik wala wali batao bataiye \
        meri apna apni unka uska uski din shubh videsh vivah kundli rashi dhan karz upay upaay totka dosh doshon grah grahon kamzor kamjor sapne sapna dekha dekhi lu lun loon kaam tak liye agle agla iss
        """.split(whereSeparator: { " \n".contains($0) }).map(String.init)
    )
}
