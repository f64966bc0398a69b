import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

private let factGuide = GuideConversation.Guide()

/// Single facts of a chart that are asked for; the chart is of 12 March 1991, 06:42, Jaipur.
struct ExactFactTests {
    private func answer(_ question: String) throws -> GuideAnswer {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var talk = try GuideConversation(birth, guide: factGuide, now: Births.now)
        return talk.ask(question, now: Births.now)
    }

    private var chart: Chart {
        get throws { try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur")).chart }
    }

    @Test(arguments: [
        ["is my Jupiter retrograde", "Yes, Jupiter was retrograde when you were born"],
        ["is my Mercury retrograde in my birth chart", "No, Mercury went forward when you were born"],
        ["is my Sun retrograde", "never turns retrograde"],
        ["which planets are retrograde in my chart", "Jupiter was retrograde at your birth"],
        ["do I have any exalted planets", "Jupiter and Venus were exalted"],
        ["which nakshatra is my Venus in", "Your Venus stands at"],
        ["what house is my Venus in", "Your Venus stands in Pisces"],
        ["what does retrograde mean", "while it goes backwards against the stars"],
        ["what does combust mean", "too near the Sun to be seen"],
        ["who is the lord of my 7th house", "The ruler of your 7th house is the Sun"],
        ["do I have the Sun in the 1st", "Yes: your Sun stands in Aquarius"],
        ["is my Venus in the 7th house", "No: your Venus stands in Pisces"],
        ["is my Moon in Capricorn", "Yes: your Moon stands in Capricorn"],
        ["who aspects my 10th house", "at your 10th house (work in the world)"],
        ["is Jupiter good for me", "It leans to the good: Jupiter"],
        ["which house is strongest in my chart", "Your strongest house by Ashtakavarga is the"],
        ["what is the weakest part of my chart", "Your weakest house by Ashtakavarga is the"],
        ["which planets are lucky for me", "Saturn, Mercury and Venus are on your side by rule"],
        ["which planet is my enemy", "No planet is an enemy of yours"],
        ["what is my lagna degree", "Aquarius rose at"], ["what is my ishta devata", "By the rule of the navamsa"],
        ["where is my 10th lord", "The ruler of your 10th house is Mars"],
        ["how many planets are in my 1st house", "in your 1st house (yourself): the Sun"],
        ["which houses are empty in my chart", "No planet stands in your"],
        ["what is my gana", "Your gana is Manushya"], ["what is my nadi", "Your nadi is Antya"],
        ["which yoni am I", "Your yoni is the mongoose"], ["am I dev or rakshasa gana", "Your gana is Manushya"],
        ["what is my navamsa lagna", "In the navamsa (D9)"],
        ["what is my zodiac sign", "Your Moon sign, by which Indian forecasts go, is Capricorn"],
        ["what day of the week was I born on", "You were born on a Tuesday"],
        ["what is my birth tithi", "You were born on a Tuesday, under Krishna"],
        ["कौन सा ग्रह सबसे मज़बूत है", "बलवान ग्रह गुरु है"],
        ["which planet is strongest", "By sign your strongest planet is Jupiter"],
        ["am I Leo or Virgo", "Your Moon sign, by which Indian forecasts go, is Capricorn"],
        ["which is my strongest planet", "By sign your strongest planet is Jupiter"],
        ["what is my atmakaraka", "Your atmakaraka is"],
        ["mera guru vakri hai kya", "janam ke samay Guru vakri tha"], ["meri nadi kya hai", "Aapki nadi antya hai"],
        ["dasve ghar ka swami kahan hai", "bhav ka swami Mangal hai"],
        ["what does my saturn mean, good or bad?", "It leans to the good: Saturn"],
        ["mera shani accha hai ya bura", "Shani acchi sthiti mein hai"],
        ["guru chandal", "In part: Jupiter stands with Ketu in Cancer"],
        ["what is guru chandal yoga", "Guru Chandal is what later texts call"],
        ["10 dec ko flight lu ya 14 ko", "Somvaar, 14 December 2026 adhik accha din hai"],
        ["10 dec ko flight lu ya 12 ko", "aur Shanivaar, 12 December 2026 lagbhag barabar hain"],
        ["flight on 10 or 14 december", "Of the two, Monday, 14 December 2026 is better"],
        ["is tomorrow 3pm ok for signing", "Yes, 15:00 on Monday, 23 November 2026 is free of Rahu kalam"],
        ["is tomorrow 9am ok for signing", "Better not: at 09:00 on Monday, 23 November 2026 it is Rahu kalam"],
        ["kal subah 9 baje sign karu kya", "Behtar hoga nahi: 23 November 2026 ko 09:00 par Rahu kaal hai"],
        ["partner or alone for my cafe?", "Of the two, alone has somewhat more behind it in your chart than partner"],
        ["bahu kaisi milegi", "Aapki kundli mein bahu ka swabhav"],
        ["kya is mahine paisa aayega", "bal aapke samanya se kam hai"],
    ])
    func `a fact that is asked for is the first sentence`(_ line: [String]) throws {
        let text = try answer(line[0]).answer
        let first = text.split(separator: #/[.।] /#).first.map(String.init) ?? text
        #expect(first.contains(line[1]), "\(text)")
    }

    @Test func `what is told agrees with the chart`() throws {
        let chart = try chart
        for body in Body.visible where body != .sun && body != .moon {
            let retrograde = try answer("is my \(body.name) retrograde").answer
            #expect(retrograde.hasPrefix("Yes") == chart[body].isRetrograde, "\(retrograde)")
            let combust = try answer("is my \(body.name) combust").answer
            #expect(combust.hasPrefix("Yes") == chart[body].isCombust, "\(combust)")
        }
        for house in 1...12 {
            let lord = chart.lagna.sign.advanced(by: house - 1).lord
            let text = try answer("who is the lord of my \(ordinal(house)) house").answer
            #expect(text.contains("house is \(Planets.name(lord));"), "\(text)")
        }
    }

    /// What is asked of the sky, of a time, or of a part of life is no fact of the chart.
    @Test(arguments: [
        "Is Mercury retrograde right now?", "when does mercury turn retrograde", "how is my Saturn period this year",
        "is my Venus good for love", "will my strong will help my career", "which planet rules my career",
    ])
    func `what moves, and what is asked of a life, is answered as before`(_ question: String) {
        #expect(ExactFact.asked(in: QuestionWords.of(question)) == nil)
    }

    @Test func `an open hour of birth is said to leave open what hangs on it`() throws {
        let birth = GivenBirth(try Births.birth("1991-03-12", nil, "Jaipur", .unknown))
        var talk = try GuideConversation(birth, guide: factGuide, now: Births.now)
        let text = talk.ask("what is my navamsa lagna", now: Births.now).answer
        #expect(text.contains("hangs on the hour of birth"), "\(text)")
    }

    @Test(arguments: [
        ["which planet is strongest", "and the weakest?", "your weakest planet is"],
        ["is my Jupiter retrograde", "and Mercury?", "Mercury went forward"],
        ["which nakshatra is my Venus in", "and Mars", "your Mars stands at"],
        ["who is the lord of my 7th house", "and the 10th?", "the ruler of your 10th house is Mars"],
        ["which house is strongest in my chart", "and the weakest", "your weakest house by Ashtakavarga"],
        ["which planets are lucky for me", "and the bad ones", "no planet is an enemy of yours"],
        ["which planets are retrograde in my chart", "what does that mean?", "goes backwards against the stars"],
        ["which planets are retrograde in my chart", "which ones", "was retrograde at your birth"],
        ["what does my Venus mean", "is it strong?", "it leans to the good: Venus"],
        ["is my Jupiter retrograde", "why?", "as the Earth overtakes it"],
        ["which yoni am I", "why", "each of the 27 stars has its own"],
        ["what is my moon sign", "why", "signs are counted along the stars here"],
        ["meri nadi kya hai", "kyun", "janam nakshatra se tay hota hai"],
    ])
    func `what follows a fact asks for one in the same way, or for its rule`(_ line: [String]) throws {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var talk = try GuideConversation(birth, guide: factGuide, now: Births.now)
        _ = talk.ask(line[0], now: Births.now)
        let followed = talk.ask(line[1], now: Births.now).answer
        #expect(followed.contains(line[2]), "\(followed)")
    }
}
