import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

private let exampleGuide = GuideConversation.Guide()

/// What answers say to the question that was asked.
struct AnswerWordingTests {
    private func answers(_ questions: [String]) throws -> [GuideAnswer] {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var talk = try GuideConversation(birth, guide: exampleGuide, now: Births.now)
        return questions.map { talk.ask($0, now: Births.now) }
    }

    @Test(arguments: [["law or medicine?", "why?", "law", "medicine"], ["वकालत या डॉक्टरी?", "क्यों?", "वकालत", "डॉक्टरी"]])
    func `why after a choice tells of every option`(_ line: [String]) throws {
        let first = try #require(try answers(Array(line[0..<2])).last?.answer.split(separator: ". ").first)
        #expect(line[2...].allSatisfy { first.contains($0) }, "\(first)")
    }

    @Test(arguments: [["Should I move to Dubai?", "yes", "how?"], ["kya mera promotion hoga", "haan", "kaise?"]])
    func `how after a yes goes a step further`(_ questions: [String]) throws {
        let talk = try answers(questions)
        #expect(talk.map(\.kind) == ["whether", "how", "how"] && talk[1].answer != talk[2].answer)
        #expect(talk[1].action != talk[2].action)
    }

    @Test func `two better windows are told in the order in which they come`() throws {
        let questions = ["Will my ex come back in the first half of 2027?", "Will my loan be closed by end of March?"]
        for answer in try answers(questions) {
            let told = try #require(answer.answer.firstMatch(of: /two better windows are ([^.]*)\./))
            let years = told.1.matches(of: /\d{4}/).compactMap { Int($0.0) }
            #expect(years == years.sorted() && years.count >= 2, "\(told.0)")
        }
    }

    @Test(arguments: ["When will my loan end?", "How are my siblings in 2027?", "How is 2027 for my savings?"])
    func `a verb agrees with what is many`(_ question: String) throws {
        let text = try #require(try answers([question]).first?.answer)
        #expect(text.firstMatch(of: /(debts rises|sisters has|savings has|debts has)/) == nil, "\(text)")
        #expect(text.firstMatch(of: /(debts rise |sisters have|savings have)/) != nil, "\(text)")
    }

    @Test func `Hinglish is answered in Hinglish, a courtesy too`() throws {
        let talk = try answers(["2027 me canada jaa paunga kya", "shukriya ji", "IAS ya business kya karu"])
        #expect(talk.allSatisfy { $0.language == "hi-Latn" })
        #expect(talk[1].kind == "courtesy" && talk[1].answer.contains("swagat"))
        #expect(talk[2].options.map(\.name).contains("business"))
    }

    /// What each question has to be answered with in its first sentence; the chart is of 12 March 1991, Jaipur.
    @Test(arguments: [
        ["Which gemstone should I wear?", "blue sapphire"],
        ["Should I wear a pearl?", "Moon, ruler of your 6th house"],
        ["which day should I fast", "Saturday"], ["which mantra for rahu", "Om Rahave Namah"],
        ["anything bad coming this year", "a reason to prepare and not a verdict"],
        ["is my chart good", "What stands out is Jupiter"],
        ["is today unlucky", "Not really: Sunday, 22 November 2026 is a fair day"], ["will I be rich at 40", "2031"],
        ["what is my ruling planet", "ruled by"],
        ["what time should I leave tomorrow", "Rahu kalam"],
        ["meri kundli mein kaun sa dosh hai", "mangalik"], ["aaj kya pehnu", "rang"],
        ["what is the moon sign today", "The Moon is in Aries"],
        ["what's mercury retrograde doing to me", "next turns retrograde"],
        ["does Mars affect my career", "Yes, Mars has a say in moving ahead in work: it is ruler of your 10th house"],
        ["does Venus delay my marriage", "the planet for marriage"],
        ["does Mercury affect my marriage", "Hardly: Mercury neither rules, fills nor looks at your 7th house"],
        ["does Mars hurt my marriage", "Mars has a say in marrying: it is looking at your 7th house"],
        ["kya shukra meri shaadi par asar dalega", "shaadi par Shukra ka asar hai"],
        ["am I compatible with a Leo man", "With Leo as their Moon sign, your Moon in Capricorn gives"],
        ["compatibility with a Scorpio", "With Scorpio as their Moon sign"],
        ["which country should I move to", "No chart names a country or a city"],
        ["what is my lucky direction", "By tradition for"],
        ["when did my bad luck start", "In the past ten years"],
        ["when was my best year for money", "In the past ten years, the strongest time for earning more was"],
        ["February or May, when should I travel", "2027 has more behind it for the journey than"],
        ["when is my saturn return", "back where it stood at your birth on"],
        ["how will I meet my husband", "The partner your chart describes"],
        ["what is my lucky colour", "ruler of your 9th house, is white"],
        ["what is my lucky day of the week", "ruler of your 9th house, is Friday"],
        ["How many children will I have?", "No chart tells a number"],
        ["what hours should I avoid tomorrow", "08:12 to 09:32"],
        ["What planet rules my career", "Mars, the ruler of your 10th house"],
        ["When will Jupiter enter Leo?", "Jupiter is in Leo"],
        ["when does saturn enter Aries", "Saturn goes into Aries, your 3rd house, on 2 June 2027"],
        ["when does mercury turn retrograde", "9 February 2027"],
        ["Is Mercury retrograde right now?", "No, Mercury goes forward now"],
        ["when does the sun turn retrograde", "never turns retrograde"],
        ["explain my chart simply", "Aquarius rises in your chart, your Moon is in Capricorn"],
        ["can I marry a non manglik?", "Nothing in your chart forbids it"],
        ["should I get a divorce", "No chart decides whether to part"],
        ["do i have kaal sarp dosha", "stand on both sides of Rahu and Ketu."],
        ["meri kundli mein rajyog hai kya?", "aapki kundli mein yogkarak hai, jo Shukra se banta hai"],
        ["shani kab rashi badlega", "Mesh rashi mein"], ["mere kitne bachche honge", "Sankhya koi kundli nahi batati"],
        ["mujhe kaun sa ratna pehnna chahiye", "Shani ka ratna neelam hai"],
        ["aaj rahu kaal kab hai", "mein Rahu kaal 16:13 se 17:33 tak hai"],
        ["what is rahu kaal today", "Rahu kalam on Sunday, 22 November 2026 is from"],
        [
            "what is the best time of day tomorrow to study",
            "best from 11:51 to 12:34, the middle of the day (Abhijit), for learning well",
        ],
        ["I'm 38 and single, is it too late", "Your chart does not say so"],
        ["is 2028 going to be better than 2027", "has more behind it for what matters to you than"],
        ["will I marry someone older", "No chart tells a partner's age, looks, work or means"],
        ["what does Mars in my 4th house mean for my work", "Mars has a say in moving ahead in work"],
        [
            "which planet is bad for my health",
            "Of the planets that bear on your energy and health, the Moon has the hardest place",
        ],
        ["my boss is toxic, do I stay or leave", "stay"],
        [
            "should I join before or after Diwali",
            "For moving ahead in work your chart makes no difference that counts between",
        ],
        ["on amavasya or purnima, when should I move", "Tuesday, 8 December 2026 is better for moving"],
        ["which year will I buy a flat", "The strongest window for buying"],
        ["what are my weaknesses", "What asks for care in you is distance, and being right alone"],
        ["what talents do I have", "Your gift is"], ["meri kamzori kya hai", "par dhyan dena hai"],
        ["mangal dosh ka upay", "Mangal"], ["is the number 13 unlucky for me", "Vedic tradition"],
        ["when is sankashti chaturthi", "Chaturthi"], ["do we match, he was born on 3 May 1990 in Pune", "love"],
        ["will I get a government job by 2028", "a government post"],
        ["everything is going wrong since last year", "your chart works best through"],
        ["why did I fail in 2024", "no block for this time of your life in 2024"],
        ["compare my luck in job and business", "Of the two"],
        ["mujhe kis field mein jana chahiye", "aapki kundli sabse adhik bal"],
        ["what career suits an introvert like me", "Of the usual fields"],
        ["breakup ke baad kya wo wapas aayegi", "fir milne ke"], ["अगली एकादशी कब है", "एकादशी"],
        ["what are the best years of my life", "The strongest window for what matters to you"],
        ["what does the next decade hold", "this time of your life"],
        ["is Friday the 13th bad", "a custom of families"], ["why do you say Libra when I am a Leo", "Your Moon sign"],
        ["gaadi lene ka sahi samay", "sabse prabal samay"], ["who will I end up with, Sam or Alex", "Sam and Alex"],
        ["when is Diwali 1947", "Diwali is on Wednesday, 12 November 1947"],
    ])
    func `the first sentence answers what was asked`(_ line: [String]) throws {
        let text = try #require(try answers([line[0]]).first?.answer)
        let first = text.split(separator: #/[.।] /#).first.map(String.init) ?? text
        #expect((first + ".").contains(line[1]), "\(text)")
    }

    @Test func `what was said already is weighed when it is asked about`() throws {
        let talk = try answers(["do i have kaal sarp dosha", "is it bad?"])
        #expect(talk[1].answer.hasPrefix("About Kaal Sarp: the classical texts do not know it"), "\(talk[1].answer)")
    }

    @Test func `a star is told with what it is known for`() throws {
        let star = try #require(try answers(["What is my nakshatra and what does it say about me?"]).first?.answer)
        #expect(star.contains("Uttara Ashadha") && star.contains("known as modest, dutiful, grateful"))
    }

    @Test(arguments: [
        [
            "should I cancel my trip", "waiting than for the journey", "for calling it off",
            "your chart asks for neither",
        ],
        ["should I postpone my exam", "more speaks for waiting", "for calling it off", "your chart asks for neither"],
    ])
    func `what may be called off is not answered as if it were asked for`(_ line: [String]) throws {
        let answer = try #require(try answers([line[0]]).first?.answer)
        let isTold = line[1...].contains { answer.lowercased().contains($0) }
        #expect(isTold && !answer.hasPrefix("Yes"), "\(answer)")
    }

    @Test func `whether two match leads to the match`() throws {
        let answer = try answers(["my partner was born on 3 May 1990 in Pune, do we match"]).first
        #expect(answer?.kind == "other" && answer?.action.hasPrefix("Open Match") == true)
    }

    @Test(arguments: ["good day for study", "when should I study", "is it better to study in the morning or at night"])
    func `studies are those at home`(_ question: String) throws {
        #expect(try answers([question]).first?.subject == "study")
    }

    @Test func `of a spouse no work is told`() throws {
        let answer = try answers(["who will I marry, an engineer or a doctor"]).first
        #expect(answer?.subject == "marriage" && answer?.answer.contains("No chart tells a partner's") == true)
    }

    @Test(arguments: [
        "how many times will I marry", "how many children will I have", "how much will I earn next year",
        "meri kitni shadi hogi",
    ])
    func `no number is told`(_ question: String) throws {
        let answer = try answers([question]).first?.answer ?? ""
        #expect(answer.hasPrefix("No chart tells a number") || answer.hasPrefix("Sankhya koi kundli"), "\(answer)")
    }

    @Test func `Rahu kalam is today's where no day is said`() throws {
        let answer = try #require(try answers(["राहु काल कब है"]).first?.answer)
        #expect(answer.contains("22 नवंबर 2026"), "\(answer)")
    }

    @Test func `a feast too far away has no day`() throws {
        #expect(try answers(["when is Diwali 2500"]).first?.answer.contains("not for 2500") == true)
    }

    @Test(arguments: [
        ["why am I unlucky in love", "love"], ["I want to be a mother, when", "children"],
        ["naya phone kab lu", "purchase"], ["is Friday good to buy gold", "purchase"],
        ["what's going to happen to me", "general"], ["aaj kya karu", "general"], ["पढ़ाई के लिए अच्छा दिन कौन सा है", "study"],
        ["किस देश में जाऊँ", "moving-abroad"],

        ["what is my biggest strength", "personality"],
        ["do I have any bad yogas", "yoga"], ["am I under shani's bad effect", "sade-sati"],
        ["why does everyone leave me", "friends"], ["what if I quit tomorrow", "job-change"],
    ])
    func `what is asked about is what is answered`(_ line: [String]) throws {
        #expect(try answers([line[0]]).first?.subject == line[1])
    }

    @Test(arguments: [
        ["what is the best month for a wedding in 2027", "when"], ["can you tell me my future", "period"],
        ["mera pati mujhse pyar karta hai kya", "other"], ["is this a good month to ask for a raise", "whether"],
    ])
    func `how it is asked is how it is answered`(_ line: [String]) throws {
        #expect(try answers([line[0]]).first?.kind == line[1])
    }

    @Test func `the worst year so far lies behind`() throws {
        let answer = try #require(try answers(["which year was the worst for me so far"]).first?.answer)
        #expect(answer.contains("weak stretch"), "\(answer)")
    }

    @Test(arguments: [
        ["my exam is on 3 December", "will I pass", "3 December 2026"],
        ["is 14 February 2027 a good day to marry", "is there a better day", "the best day"],
        ["३ दिसंबर को मेरी परीक्षा है", "क्या मैं पास हो जाऊँगा", "3 दिसंबर 2026"],
        ["how is next week", "which day is worst", "with least behind it"],
        ["is my Saturn strong", "and Jupiter", "which one is better", "by sign Jupiter stands better"],
        ["will 2027 be better than 2026", "why", "; for 202"],
        ["kya meri shaadi is saal hogi", "kis mahine me", "haadi ke liye"],
        ["what is the effect of ketu in my chart", "which house is it in", "Ketu"],
        ["why is my Mars weak", "how do I strengthen it", "your Mars"],
        ["mere liye kaunsa business accha rahega", "kab shuru karu", "sabse prabal samay"],
        ["rahu kaal kab hai aaj", "aur kal", "Rahu kaal"],
        ["which metal suits me", "and silver", "the Moon"], ["kaunsa ratna pehnu", "aur kis din", "ka var "],
        ["which yogas are in my chart", "when do they show", "most in the periods of"],
        ["will i get promoted in 2027", "and if not", "in 2028 to 2037 is"],
        ["should i start a business", "which business", "tradition ties"],
        ["which subject should I teach", "No chart names one subject; tradition ties"],
        ["main school mein kaunsa vishay padhaun", "kisi ek vishay ka nam"],
        ["मुझे कौन सा विषय पढ़ाना चाहिए", "किसी एक विषय का नाम नहीं"],
        ["should i move to delhi", "what about bangalore", "delhi and bangalore"],
        ["is today a good day", "for signing a contract", "day for signing"],
    ])
    func `what follows goes on with what was asked`(_ line: [String]) throws {
        let answer = try #require(try answers(line.dropLast()).last?.answer)
        #expect(answer.contains(line[line.count - 1]), "\(answer)")
    }
}
