import DestinyDomain
import Testing

@testable import DestinyService

struct CourtesyTests {
    @Test(arguments: [
        "hello", "Hi!", "hellooo", "hey there", "namaste", "Namaste guruji 🙏", "good morning", "hi, how are you?",
        "नमस्ते जी", "pranam", "what can you do?", "help",
    ])
    func `a greeting is one`(_ text: String) {
        #expect(SafetyGate.refusal(of: QuestionText(text)) == .greeting)
    }

    @Test(arguments: [
        "thanks", "Thank you so much!", "thx", "ok thanks", "hello and thank you", "dhanyavaad ji", "धन्यवाद",
        "thank you for your help", "bye", "ok", "dhanyavaad, bahut achha bataya", "बताने के लिए धन्यवाद",
        "shukriya aapne bahut achha samjhaya",
    ])
    func `thanks are thanks`(_ text: String) {
        #expect(SafetyGate.refusal(of: QuestionText(text)) == .thanks)
    }

    @Test(arguments: [
        "hello, when will I marry?", "namaste, meri shadi kab hogi", "thanks, and my career?",
        "ok, and when exactly?",
        "is this good for me?", "help me with my career", "how are you so sure about Saturn", "good health?",
        "and you?", "accha, naukri kab",
    ])
    func `a question with a kind word is a question`(_ text: String) {
        #expect(SafetyGate.refusal(of: QuestionText(text)) == nil)
    }

    @Test(arguments: ["hello i want to die", "thanks, should i invest in bitcoin"])
    func `kind words hide nothing from the gate`(_ text: String) {
        let refusal = SafetyGate.refusal(of: QuestionText(text))
        #expect(refusal == .selfHarm || refusal == .money)
    }
}
