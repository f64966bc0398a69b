import Testing

@testable import serendip

struct TerminalTextTests {
    @Test(arguments: [
        ("Kite\u{1B}[2J", "Kite [2J"), ("a\tb\r\nc", "a b  c"), ("\u{9B}31mred", " 31mred"),
        ("evil\u{202E}gnp.exe", "evil gnp.exe"), ("one\u{2028}two", "one two"),
    ])
    func `what would act is a space`(written: String, shown: String) {
        #expect(written.inTerminal == shown)
    }

    @Test(arguments: ["हिन्दी में", "क्\u{200D}ष", "👩\u{200D}🚀", "العربية", "Ünïcode – “quoted”"])
    func `what is read stays`(text: String) {
        #expect(text.inTerminal == text)
    }
}
