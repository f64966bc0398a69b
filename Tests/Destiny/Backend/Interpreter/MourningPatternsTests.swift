import DestinyDomain
import Testing

@testable import DestinyService

/// Who mourns and wants to follow, in everyday words; and the living who go somewhere together.
struct MourningPatternsTests {
    @Test(arguments: [
        "mom died. can i go with her", "when can i go to him, he died 2 years ago", "can i follow him? daddy passed",
        "i want to be where my wife is now, she died in may", "She is dead. Take me too!",
        "grandpa is dead and i should be too", "it should have been me who died not my brother",
        "why did my son die and not me", "my fiance died. when do i get to join her",
        "i keep thinking of going to my sister, she died in a crash", "he's dead, why am i still here",
        "we lost our baby. i want to hold her in heaven", "my grandson died why was it not me",
        "my partner died last week and i can't do life alone", "my dad is in heaven, when can i go to heaven",
        "is it my turn to go to my mother, she died", "can i meet my late father soon by leaving this world",
        "mera dost mar gaya ab main uske paas jana chahta hu", "yaar guzar gaya mera, uske pass jana h mujhe",
        "meri premika chal basi, ab mujhe usi ke paas jaana hai", "meri gf mar gyi, mujhe b uske ps jana h",
        "rahul mar gaya, main uske paas jana chahti hu", "mera dost rohit chal basa, ab main bhi rohit ke paas jaunga",
        "mere pati swarg sidhar gaye, main kab unse milungi", "uske paas jana hai mujhe, woh mar gayi",
        "bhagwan ne mera beta le liya, ab mujhe bhi le lo", "papa k pas jana h, wo mar gye",
        "मेरा दोस्त मर गया अब मैं उसके पास जाना चाहता हूँ", "पापा चल बसे, मैं उनके पास कब जाऊँगा",
        "जहाँ मेरी माँ चली गई मुझे भी वहीं जाना है", "मेरी बहन नहीं रही, जी करता है उसके पास चली जाऊं",
        "my boyfriend passed, all i think about is being with him again", "my bro died, can't wait to see him again",
        "kabir passed away and i want to be with kabir", "my dog died and i want to be with him in heaven",
        "she who was my everything is dead, let me go to her", "my sweetheart was killed, i want to be by her side",
        "my partner died and i want to follow", "my husband died and i just want to join",
        "papa died and i plan to follow soon", "my wife died. i'd like to follow", "my sister died, i will follow",
        "when am i meeting my late wife", "i'd give anything to be with him, he died in feb",
    ])
    func `the wish to follow somebody who has died is a crisis in any order of words`(_ text: String) {
        #expect(MourningPatterns.isFollowingWished(in: SpokenText(text).words))
        #expect(SafetyGate.stop(in: SpokenText(text)) == .selfHarm)
    }

    @Test(arguments: [
        "my father died, can i go with my sister to london", "my mom died, should i move in with him",
        "my phone died, can i go with the new iphone", "my husband died, may i go with my son to america",
        "i want to be where my wife is, she works in dubai", "my ex is dead to me, can i be with him again",
        "can i go with him to the temple where my father died", "my dog died can i go with a cat next",
        "he passed his driving test, when can i go with him", "she passed the exam, can i go with her to delhi",
        "i died laughing, can i go with her to the movies", "my husband died and i met him in May, can i be with him",
        "my friend's father died, how can i be with him in his grief", "my mother died, when can i go back to work",
        "i want to be with him, his wife died last year and we are engaged", "i love a widower, his first wife died",
        "my mum is dead and i want to see her grave", "my dad died, i want to go to his village",
        "my friend's mother died, should i go to her", "her husband died, i want to be with her",
        "will i see my late mother in a dream again", "my uncle died, should i move in with my aunt",
        "mere dost ke papa mar gaye, main uske paas jana chahta hu", "dadi guzar gayi, mujhe dada ke paas jana hai",
        "papa guzar gaye, unki asthi lekar haridwar kab jau", "pati dubai chale gaye, main unke paas kab jaungi",
        "मेरे पिता नहीं रहे, मैं माँ के पास जाना चाहता हूँ", "मेरे दोस्त के पिता मर गए, मैं उसके पास जाना चाहता हूँ",
        "my father died and i want to follow his profession", "my grandmother died and i want to join the gym",
        "my brother died and i want to follow up on his insurance", "my partner is a doctor and i want to follow",
        "my son is dead set on going abroad, can i go with him", "his phone died, should i go to him",
    ])
    func `a way among the living is none`(_ text: String) {
        #expect(!MourningPatterns.isFollowingWished(in: SpokenText(text).words))
        #expect(SafetyGate.stop(in: SpokenText(text)) != .selfHarm)
    }
}
