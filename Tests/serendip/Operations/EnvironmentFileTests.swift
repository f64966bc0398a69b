import Foundation
import Server
import Testing

@testable import serendip

/// What a file of settings says, as systemd reads it.
struct EnvironmentFileTests {
    private static func values(_ text: String) throws -> [String: String] {
        try EnvironmentFile(Data(text.utf8)).values.mapValues(\.text)
    }

    @Test(arguments: [
        ("A=1\r\nB=two words\r\n", ["A": "1", "B": "two words"]),
        ("A=1\rB=2\r", ["A": "1", "B": "2"]),
        ("\u{FEFF}A=1\n", ["A": "1"]),
        ("A=1", ["A": "1"]), ("", [:]), ("# A=1\n; B=2\n\n  # C=3\n", [:]),
        ("  A =  1 \t\nB=\nC=  \n", ["A": "1", "B": "", "C": ""]),
        ("A=1\nA=2\n", ["A": "2"]),
        (#"A="one two" "#, ["A": "one two"]), (#"A='it "is" \n'"#, ["A": #"it "is" \n"#]),
        (#"A="a\"b\\c\$d\`e\f""#, ["A": #"a"b\c$d`e\f"#]),
        ("A=\"one\\\ntwo\"\nB=3", ["A": "onetwo", "B": "3"]), ("A='one\ntwo'\nB=3", ["A": "one\ntwo", "B": "3"]),
        (#"A=it's "so" #here"#, ["A": #"it's "so" #here"#]),
        (#"A=a\ \"b\\"#, ["A": #"a "b\"#]), ("A=one \\\n two\nB=3", ["A": "one  two", "B": "3"]),
        ("A=x=y==\n", ["A": "x=y=="]), ("A=1\\ \n", ["A": "1 "]),
    ])
    func `values are read as systemd reads them`(text: String, values: [String: String]) throws {
        #expect(try Self.values(text) == values)
    }

    @Test(arguments: [
        ("A=1\nexport B=2\n", 2, "export"), ("A=1\n\nB\n", 3, "NAME=value"), ("A=1\r\n\r\nB\r\n", 3, "NAME=value"),
        ("1A=1", 1, "no name"), ("A-B=1", 1, "no name"), ("=1", 1, "no name"), ("A B=1", 1, "no name"),
        ("\nA=\"1\nB=2\n", 2, "quote"), ("A='1' 2", 1, "behind"), ("A=1\nB=\0", 2, "UTF-8"), ("É=1", 1, "no name"),
    ])
    func `what is not understood is named by its line`(text: String, line: Int, word: String) throws {
        let fault = #expect(throws: EnvironmentFile.Fault.self) { try EnvironmentFile(Data(text.utf8)) }
        #expect(fault?.line == line)
        #expect(try #require(fault).reason.contains(word))
    }

    @Test func `a file in another encoding is not guessed at`() {
        let latin1 = Data("A=1\nB=".utf8) + [0xFC, 0x0A]
        let fault = #expect(throws: EnvironmentFile.Fault.self) { try EnvironmentFile(latin1) }
        #expect(fault?.line == 2)
        #expect(throws: EnvironmentFile.Fault.self) { try EnvironmentFile("A=1".data(using: .utf16) ?? Data()) }
    }

    private static func settings(_ text: String, _ environment: [String: String] = [:]) throws -> Settings {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString).env")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try Settings(file: url.path, environment: environment)
    }

    @Test(arguments: [
        ("\nSERENDIP_PROT=9000\n", "line 2: SERENDIP_PROT is no setting; SERENDIP_PORT is the nearest"),
        (
            "SERENDIP_PUBLICURL=http://nas.local",
            "line 1: SERENDIP_PUBLICURL is no setting; SERENDIP_PUBLIC_URL is the nearest"
        ),
        ("SERENDIP_TRUSTED_PROXIES=::1", "SERENDIP_TRUSTED_PROXY is the nearest"),
        ("serendip_port=9000", "SERENDIP_PORT is the nearest"), ("DATABASE_URI=x", "DATABASE_URL is the nearest"),
        ("DESTINY_GEOCODER=x", "DESTINY_GEOCODER_URL is the nearest"), ("SERENDIP_SOMETHING_ELSE=x", "is no setting"),
        ("GITHUB_TOKENS=x", "GITHUB_TOKEN is the nearest"), ("SERENDIP_DATA='/srv\n/data'", "more than one line"),
    ])
    func `a name that looks like a setting's is refused`(text: String, words: String) throws {
        let error = #expect(throws: ServeError.self) { try Self.settings(text) }
        #expect("\(try #require(error))".contains(words))
        #expect(error?.status == 64)
    }

    @Test func `names of others are left alone`() throws {
        let settings = try Self.settings("PGPASSFILE=/x\nTZ=UTC\nGITHUB_SHA=1\nMALLOC_ARENA_MAX=2\nSERENDIP_PORT=1\n")
        #expect(settings.text("SERENDIP_PORT") == "1")
        #expect(settings.warnings.isEmpty)
    }

    @Test func `in the environment it is a warning, as others may have put it there`() throws {
        let environment = [
            "SERENDIP_PUBLICURL": "x", "SERENDIP_BINARY": "x", "SERENDIP_SERVICE_HOST": "x",
            "SERENDIP_PORT_80_TCP": "x",
            "GITHUB_ENV": "x", "DATABASE_USER": "x", "SERENDIP_HOST": "::1\r",
        ]
        let settings = try Self.settings("", environment)
        #expect(settings.warnings == ["SERENDIP_PUBLICURL is no setting; SERENDIP_PUBLIC_URL is the nearest"])
        #expect(settings.text("SERENDIP_HOST") == "::1")
        let error = #expect(throws: ServeError.self) {
            try Self.settings("", ["SERENDIP_DATA": "/srv\nSERENDIP_PORT=1"])
        }
        #expect(error?.status == 64)
    }

    @Test func `documents and example name every setting, and no other`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        for (file, missing) in [
            ("docs/operations.md", ["APPLE_URL", "STEAM_URL"]),
            ("deploy/serendip.env.example", ["APPLE_URL", "STEAM_URL", "SERENDIP_CONFIG"]),
        ] {
            let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            let named = Set(
                text.matches(of: /\b(?:SERENDIP|DESTINY|DATABASE|GITHUB|APPLE|STEAM|STORE|ITCH)_[A-Z0-9_]*[A-Z0-9]\b/)
                    .map {
                        String($0.0)
                    }
            )
            let others: Set = ["SERENDIP_LEAKS", "SERENDIP_S3"]
            #expect(named.subtracting(others) == SettingName.known.subtracting(missing), "\(file)")
        }
    }
}
