import ArgumentParser
import Blobs
import Foundation
import Server
import Testing

@testable import serendip

struct SettingsTests {
    private func configuration(
        _ arguments: [String] = [],
        file: String = "",
        environment: [String: String] = [:]
    ) async throws -> ServerConfiguration {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString).env")
        try Data(file.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let settings = try Settings(file: url.path, environment: environment)
        return try ServeOptions(command: try Serve.parse(arguments), settings: settings).configuration()
    }

    @Test func `the command line wins, then the environment, then the file, then the default`() async throws {
        let file = "# comment\nSERENDIP_PORT=1111\nSERENDIP_HOST=0.0.0.0\nGITHUB_TOKEN=from-file\n"
        let environment = ["SERENDIP_PORT": "2222", "SERENDIP_TRUSTED_PROXY": "10.0.0.1, 10.0.0.2"]
        let layered = try await configuration(file: file, environment: environment)
        #expect(layered.port == 2222)
        #expect(layered.host == "0.0.0.0")
        #expect(layered.gitHub.token == "from-file")
        #expect(layered.trustedProxies == ["10.0.0.1", "10.0.0.2"].compactMap { AddressNetwork($0) })
        #expect(try await configuration(["--port", "3333"], file: file, environment: environment).port == 3333)
        #expect(try await configuration().port == 8080)
    }

    @Test(arguments: [
        ["SERENDIP_PORT": "many"], ["SERENDIP_OFFLINE": "perhaps"], ["SERENDIP_PUBLIC_URL": "serendip.example"],
        ["SERENDIP_PUBLIC_URL": "https://serendip.example/below"],
    ])
    func `a setting that makes no sense is an error that names it`(environment: [String: String]) async throws {
        let value = try #require(environment.values.first)
        let error = await #expect(throws: ServeError.self) {
            try await configuration(environment: environment)
        }
        #expect("\(try #require(error))".contains(value))
    }

    @Test func `GitHub is asked ahead, but not offline and not where it is refused`() async throws {
        let usual = try await configuration()
        #expect(usual.harvests)
        #expect(try await !configuration(["--offline"]).harvests)
        #expect(try await !configuration(["--no-harvest"]).harvests)
        #expect(try await !configuration(environment: ["SERENDIP_NO_HARVEST": "1"]).harvests)
        #expect(try await configuration(["--harvest"]).harvests)
        await #expect(throws: ServeError.self) { try await configuration(["--harvest", "--offline"]) }
    }

    private static let bucket = [
        "SERENDIP_S3_ENDPOINT": "http://127.0.0.1:9000", "SERENDIP_S3_BUCKET": "pictures",
        "SERENDIP_S3_ACCESS_KEY": "key", "SERENDIP_S3_SECRET_KEY": "secret",
    ]

    @Test func `pictures are in a bucket when all of it is said`() async throws {
        #expect(try await configuration().bucket == nil)
        let bucket = try #require(try await configuration(environment: Self.bucket).bucket)
        #expect(bucket.server.absoluteString == "http://127.0.0.1:9000")
        #expect(
            [bucket.name, bucket.region, bucket.accessKey, bucket.secretKey] == [
                "pictures", "us-east-1", "key", "secret",
            ]
        )
        let elsewhere = try await configuration(environment: Self.bucket.merging(["SERENDIP_S3_REGION": "r"]) { $1 })
        #expect(elsewhere.bucket?.region == "r")
    }

    @Test(arguments: bucket.keys.sorted())
    func `half a bucket is an error that names what is missing`(name: String) async throws {
        var half = Self.bucket
        half[name] = nil
        let error = await #expect(throws: ServeError.self) { try await configuration(environment: half) }
        #expect("\(try #require(error))".contains(name))
        #expect(!"\(try #require(error))".contains("secret"))
    }

    @Test(arguments: [
        ["SERENDIP_S3_ENDPOINT": "s3.example"], ["SERENDIP_S3_ENDPOINT": "https://me:word@s3.example"],
        ["SERENDIP_S3_BUCKET": "Pictures"],
    ])
    func `a bucket that makes no sense is an error that names it`(wrong: [String: String]) async throws {
        let environment = Self.bucket.merging(wrong) { $1 }
        let error = await #expect(throws: ServeError.self) { try await configuration(environment: environment) }
        #expect("\(try #require(error))".hasPrefix(try #require(wrong.keys.first)))
        #expect(!"\(try #require(error))".contains("word"))
    }

    @Test func `a settings' file that is not there is an error`() async throws {
        #expect(throws: ServeError.self) { try Settings(file: "/nowhere/at.all", environment: [:]) }
    }

    @Test(arguments: [
        (["--trusted-proxy", "127.0.0.1/32"], 1), (["--trusted-proxy", "10.0.0.1, fd00::/8,::1"], 3),
        (["--trusted-proxy", "10.0.0.1", "--trusted-proxy", "10.0.0.2"], 2), (["--trusted-proxy", "localhost"], 2),
    ])
    func `proxies are addresses and networks, one by one or with commas`(arguments: [String], count: Int) async throws {
        #expect(try await configuration(arguments).trustedProxies.count == count)
    }

    @Test(arguments: ["127.0.0.1/33", "proxy", "10.0.0.1,nonsense", "10.0.0.1:80", "0.0.0.0/0", "http://10.0.0.1"])
    func `a proxy that cannot be read keeps the server from starting`(text: String) async throws {
        for environment in [[:], ["SERENDIP_TRUSTED_PROXY": text]] {
            let arguments = environment.isEmpty ? ["--trusted-proxy", text] : []
            let error = await #expect(throws: ServeError.self) {
                try await configuration(arguments, environment: environment)
            }
            #expect(error?.status == 64)
            #expect("\(try #require(error))".hasPrefix("SERENDIP_TRUSTED_PROXY"))
        }
        let settings = try Settings(file: nil, environment: ["SERENDIP_TRUSTED_PROXY": text])
        #expect(throws: ServeError.self) { try DataOptions.parse([]).address(settings) }
    }

    @Test(arguments: ["0.0.0.0/0", "::/0"])
    func `a network of everybody is refused as such`(text: String) async throws {
        let error = await #expect(throws: ServeError.self) { try await configuration(["--trusted-proxy", text]) }
        #expect("\(try #require(error))".contains("everybody"))
    }

    @Test func `there may be several public addresses, all with TLS or all without`() async throws {
        let environment = ["SERENDIP_PUBLIC_URL": "http://nas.local, http://192.168.1.5:8080"]
        let several = try await configuration(environment: environment)
        #expect(several.publicURLs.map(\.absoluteString) == ["http://nas.local", "http://192.168.1.5:8080"])
        #expect(several.publicURL == several.publicURLs.first && !several.isSecure)
        let said = ["--public-url", "https://a.example", "--public-url", "https://b.example"]
        #expect(try await configuration(said, environment: environment).publicURLs.count == 2)
        for wrong in [
            "http://a.example,https://a.example", "https://a.example/below", "a.example", "https://me@a.example",
        ] {
            let error = await #expect(throws: ServeError.self) { try await configuration(["--public-url", wrong]) }
            #expect(error?.status == 64)
        }
    }

    @Test(arguments: ["127.0.0.1:80", "300.0.0.1", "http://localhost", "a b", "::1/64", "[nas]", "a..b", ""])
    func `a host that cannot be one is refused`(host: String) async throws {
        guard !host.isEmpty else { return #expect(try await configuration(["--host", ""]).host == "127.0.0.1") }
        let error = await #expect(throws: ServeError.self) { try await configuration(["--host", host]) }
        #expect(error?.status == 64)
    }

    @Test(arguments: [("[::1]", "::1"), ("::", "::"), ("nas.local", "nas.local"), ("fe80::1%eth0", "fe80::1%eth0")])
    func `a host is an address or a name`(text: String, host: String) async throws {
        #expect(try await configuration(["--host", text]).host == host)
    }

    @Test(arguments: [
        ["SERENDIP_GRAPHQL_STATUS": "x"], ["SERENDIP_GRAPHQL_DOCUMENTS": "/nowhere"], ["DESTINY_LLM_URL": "https://a"],
        ["SERENDIP_GRAPHQL_TRUSTED_ONLY": "perhaps"], ["SERENDIP_SMTP_URL": "smtps://a"], ["DATABASE_URL": "x"],
        ["APPLE_CLIENT_ID": "x"], ["DESTINY_STORE_BUNDLE": "x"], ["SERENDIP_S3_REGION": "x"],
        ["SERENDIP_STOP_DELAY": "x"], ["SERENDIP_GRAPHQL_DEPTH": "0"], ["SERENDIP_GRAPHQL_COST": "many"],
    ])
    func `every wrong setting is the same kind of failure`(environment: [String: String]) async throws {
        let error = await #expect(throws: ServeError.self) { try await configuration(environment: environment) }
        #expect(error?.status == 64)
    }
}
