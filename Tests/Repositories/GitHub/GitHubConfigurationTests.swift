import Foundation
import Testing

@testable import GitHubAPI

struct GitHubConfigurationTests {
    @Test func `without settings the public API is asked without a token`() throws {
        let configuration = try GitHubConfiguration(environment: ["GITHUB_TOKEN": " "])
        #expect(configuration.baseURL.absoluteString == "https://api.github.com")
        #expect(configuration.token == nil)
    }

    @Test(arguments: ["ftp://x", "api.github.com", "https://", "https://u:p@host", "https://host/?a=b", "http:// x"])
    func `an address that cannot be asked is refused`(address: String) {
        #expect(throws: GitHubConfiguration.Problem.invalidURL(address)) {
            try GitHubConfiguration(baseURL: address)
        }
    }

    @Test func `a token travels encrypted, or not beyond this machine`() throws {
        #expect(throws: GitHubConfiguration.Problem.tokenNeedsHTTPS) {
            try GitHubConfiguration(baseURL: "http://github.example", token: "t")
        }
        #expect(throws: GitHubConfiguration.Problem.invalidToken) {
            try GitHubConfiguration(token: "two\r\nlines")
        }
        _ = try GitHubConfiguration(baseURL: "http://127.0.0.1:80", token: "t")
    }

    @Test(arguments: [
        ("https://host/api/v3/x", true), ("https://HOST:443/api/v3/x?y", true), ("https://host/api/v33", false),
        ("https://host/x", false), ("http://host/api/v3/x", false), ("https://host:444/api/v3/x", false),
        ("https://u@host/api/v3/x", false), ("https://host.evil/api/v3/x", false),
    ])
    func `only addresses below the base are the configured host's`(address: String, isCovered: Bool) throws {
        let configuration = try GitHubConfiguration(baseURL: "https://host/api/v3/")
        #expect(configuration.covers(try #require(URL(string: address))) == isCovered)
    }
}
