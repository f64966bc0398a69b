import DestinyDomain
import Testing

@testable import DestinyService

/// Who was left, blocked or left out asks an everyday question; who cannot bear it is in danger.
struct RejectionTests {
    @Test(arguments: [
        "she blocked me on everything", "he blocked me everywhere", "she left the group chat",
        "he deleted everything we had on his phone", "he removed me from his life", "she said goodbye on whatsapp",
        "usne mujhe sab jagah block kar diya", "usne mera number block kar diya kya wo wapas aayega",
        "उसने मुझे अनफॉलो कर दिया, क्या करूँ", "nobody came to my birthday", "she returned everything i gave her",
        "he broke up and blocked me everywhere", "they took everything in the divorce",
        "my landlord locked me out", "my mother controls everything i do", "he checks everything i buy",
        "we sold everything and moved", "she wont pick up my calls since the wedding season",
        "he took down all our pictures, is there hope", "i threw away everything he gave me",
        "my son locked himself in his room to study", "my daughter has nobody to play with",
        "he stopped following me", "follow my heart or my parents", "my mother died. should i follow my heart",
        "my brother jumped ship to google, should i go where he went",
        "mera bf dusri ladki se baat karta hai, rishta bachega kya",
        // Not yet loved, not asked along, sleepless.
        "i am 24 and never had a girlfriend, when", "i am 27 and nobody has ever asked me out",
        "i have never held hands with a girl", "he never introduces me to his family",
        "my brother has not invited me to his wedding", "aaj tak kisi ladki ne haan nahi bola",
        "मेरी कभी कोई गर्लफ्रेंड नहीं रही", "मेरा दोस्त अब मुझे नहीं बुलाता", "i cannot sleep at night",
        "which mantra fits my chart",
        // Agreeing is one letter from dying.
        "mummy papa shaadi ke liye kab maanenge", "papa mujhse naraz hain kab maanenge", "papa kab mante hain",
        "mummy kab maanegi hamari shaadi ke liye", "ghar wale kab maanenge", "papa abhi tak maane nahi",
        "ladke wale mana kar gaye",
    ])
    func `who was left or left out is answered`(_ text: String) {
        #expect(SafetyGate.stop(in: SpokenText(text)) == nil)
    }

    @Test(arguments: [
        ("she removed me everywhere and i have the pills in my hand", Refusal.selfHarm),
        ("nobody called on my birthday, so why keep breathing", .selfHarm),
        ("my friends dropped me and the world would be fine without me", .selfHarm),
        ("usne block kar diya, ab zinda rehne ka koi matlab nahi", .selfHarm),
        ("उसने छोड़ दिया, अब जीना नहीं चाहता", .selfHarm),
        ("after the divorce i have no wish to be alive", .selfHarm),
        ("i gave everything away, tomorrow i will not be here", .selfHarm),
        ("i have never been loved and i want it all to end", .selfHarm),
        ("papa nahi maanenge to main jaan de dungi", .selfHarm),
        ("papa kab marenge", .death),
        ("i cannot sleep at night and think of killing myself", .selfHarm),
        ("he locks the door from outside and beats me", .violence),
        ("he keeps following me home", .violence),
    ])
    func `who cannot bear to be left is given help`(_ text: String, _ refusal: Refusal) {
        #expect(SafetyGate.stop(in: SpokenText(text)) == refusal)
    }
}
