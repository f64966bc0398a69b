import DestinyDomain
import Testing

@testable import DestinyService

private let guideOfTests = GuideConversation.Guide()

/// What is asked of the guide itself, and what is told beside a question.
struct AboutGuideTests {
    private func answers(_ questions: [String]) throws -> [GuideAnswer] {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var talk = try GuideConversation(birth, guide: guideOfTests, now: Births.now)
        return questions.map { talk.ask($0, now: Births.now) }
    }

    @Test(arguments: [
        ["are you a real astrologer", "I am a program"], ["is astrology even real", "no study has shown"],
        ["can you be wrong?", "often does not come true"],
        ["how do you know this?", "where Sun, Moon and planets stood"],
        ["what do you know about me?", "the birth details"], ["who can see my questions?", "no other user"],
        ["where was I born", "12 March 1991 at 06:42 in Jaipur"], ["what's my birth time", "06:42"],
        ["what is my lucky number", "Vedic tradition"],
        ["I had a dream of snakes, what does it mean", "not read from a birth chart"],
        ["sapne mein saanp dekha", "Sapne"], ["can I get a haircut on Thursday", "a custom of families"],
        ["mangalvar ko baal katwa sakte hain kya", "riti"], ["can I eat non veg on Tuesday", "a custom of families"],
        ["a black cat crossed my path, is it bad", "without fear"],
        ["can astrology be wrong", "often does not come true"],
        ["मेरा जन्म समय क्या है", "12 मार्च 1991, 06:42 बजे, Jaipur"],
        ["how many questions do I have left", "how many questions are left"], ["delete my account", "in your profile"],
        ["how do I change my birth time", "in your profile"], ["hindi me batao", "bhasha"],
        ["what if I was born at 6:15 instead of 6", "the slider in Chart"],
        ["how accurate is my chart if I was born at 6 or 6:15", "every four minutes"],
        ["should I shave my head", "a custom of families"], ["does my name suit me", "Vedic tradition"],
        ["do twins have the same chart", "Born minutes apart"],
        ["what does Rahu in the 15th house mean", "twelve houses"],
        ["which letter should I name my baby with", "the child's own birth star"],
        ["can I change my fate", "what you do counts"], ["can I talk to a human astrologer", "I am a program"],
        ["kya aap insaan ho", "program"], ["hello, I am new here, what should I ask", "For example"],
    ])
    func `the guide tells what it is, and no chart is asked`(_ line: [String]) throws {
        let answer = try #require(try answers([line[0]]).first)
        #expect(
            answer.kind == "outside" && answer.subject == nil && answer.answer.contains(line[1]),
            "\(answer.answer)"
        )
    }

    @Test(arguments: [
        "my mother is in hospital, will she come home soon", "papa icu mein hain, ghar kab aayenge",
        "she has been in a coma since June, will she wake up", "my mother is in hospital", "papa aspatal mein hain",
        "मेरी माँ अस्पताल में है",
    ])
    func `who lies in hospital is no matter for a chart`(_ question: String) throws {
        #expect(try answers([question]).first?.kind == "safety")
    }

    @Test func `what is asked after somebody's illness is of it too`() throws {
        let talk = try answers(["my mother is in hospital", "will she be okay by Friday", "will I get a new job?"])
        #expect(talk.map(\.kind) == ["safety", "safety", "whether"])
    }

    @Test(arguments: [
        "what if I quit life", "what if I quit everything", "what time is best to leave this world",
        "what time is best to go forever", "so they can find my body", "and she is bleeding a lot",
        "but they would be better without me", "what if it does not stop bleeding",
        "neighbours hate me, I will burn their house", "relatives hate me, they lock the door at night",
        "teachers hate me and cut me, I cut too",
        "baby born last week and the voices tell me things about him", "born at 7 and wish I had not been",
        "what if they refuse to let me out of the house", "my niece born today has stopped feeding and is cold",
        "my family wants me to marry next month and I turn 16 in june",
        "what if this is the last time you hear from me", "everything is given away, letters are written",
        "samadhi lena chahta hu, shubh din batao", "kya fasi lagane se moksha milega",
        "he is 9 and has not woken up since morning", "he was born in 2012 and touches himself, my uncle showed him",
        "he is 70 and I gave him too many pills", "bank refuses the loan, I drink pesticide tonight",
        "how do I find peace without waking up", "planning to divorce my wife by burning her",
        "my business is failing and I will hang", "how old will I be when I die", "my cat died and I want to die too",
    ])
    func `what sounds like it is still stopped`(_ question: String) throws {
        #expect(try answers([question]).first?.kind == "safety")
    }

    @Test func `who asks where a custom comes from is told`() throws {
        #expect(
            try answers(["can I cut my hair on Tuesday", "why?"]).last?.answer.contains("Mars, of Tuesday") == true
        )
    }

    @Test(arguments: [
        "my in laws hate me", "what if I quit tomorrow", "my boss hates me", "what if it doesn't",
        "what time is best to leave for the airport tomorrow", "my parents want me to marry, I don't",
        "and if they refuse", "my boss hates me, should I look for another job",
        "if they refuse my offer on the flat, what next",
        "my in laws hate me but my husband is kind", "which day to visit the samadhi of Sai Baba",
        "she stopped responding after our date", "my daughter is not feeding well in her new hostel",
        "my baby was born yesterday at 5 am, how is his chart",
    ])
    func `dislike and leaving a job are no emergency`(_ question: String) throws {
        #expect(try answers([question]).first?.kind != "safety")
    }

    @Test(arguments: ["will I get the job at the hospital near my home", "should I work in a hospital or come home"])
    func `work in a hospital is one`(_ question: String) throws {
        #expect(try answers([question]).first?.kind != "safety")
    }

    @Test func `how it is known is asked of what was answered before`() throws {
        let talk = try answers(["When will I get married?", "how do you know this?"])
        #expect(talk[1].subject == "marriage")
    }

    @Test func `what stops a question goes before what is asked of the guide`() throws {
        #expect(try answers(["are you real or can i just kill myself"]).first?.kind == "safety")
    }

    @Test(arguments: [
        "My wife was born on 4 May 1992. Are we a good match?", "she was born 4.5.1992, will she marry me",
        "meri patni ka janm 4 May 1992 ko hua, hamari shaadi kaisi rahegi", "DOB 14/08/1995, will I get a job",
    ])
    func `somebody's day of birth is no day that is asked about`(_ question: String) throws {
        let answer = try #require(try answers([question]).first)
        #expect(answer.kind != "day" && !answer.answer.contains("199"), "\(answer.answer)")
    }

    @Test func `two planets that were asked about are laid beside each other`() throws {
        let talk = try answers(["What does my Mars mean?", "and my Venus?", "which is stronger?"])
        #expect(talk[2].kind == "which" && Set(talk[2].options.map(\.subject)) == ["planet-mars", "planet-venus"])
    }

    @Test(arguments: [
        ["what is a dasha", "a stretch of life", "You are in the great period"],
        ["explain nakshatra", "one of the 27 parts", "Your birth star is"],
        ["what does tithi mean", "a day of the Moon", "has"], ["sade sati kya hoti hai", "", "nahi chal rahi"],
    ])
    func `a word of the tradition is told before what it is for who asks`(_ line: [String]) throws {
        let answer = try #require(try answers([line[0]]).first)
        let first = try #require(answer.answer.split(separator: ". ").first)
        if !line[1].isEmpty { #expect(first.contains(line[1]), "\(answer.answer)") }
        #expect(answer.kind == "what" && answer.answer.contains(line[2]), "\(answer.answer)")
    }

    @Test func `one's own star is told without what a star is`() throws {
        let answer = try #require(try answers(["what is my nakshatra"]).first)
        #expect(answer.answer.hasPrefix("Your birth star is"))
    }

    @Test(arguments: [
        "asdfgh", "qwrtzp hjklmn", "asdf qwer", "hjkl", "poiu lkjh", "aaaa", "12345", "blah blah", "2+2", "foo bar",
        "lol", "zzz zzz zzz",
    ])
    func `what is no word is no question`(_ text: String) throws {
        #expect(try answers([text]).first?.kind == "outside")
    }
}
