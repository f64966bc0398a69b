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
        let settings = try await Settings(file: url.path, environment: environment)
        return try ServeOptions(command: try Serve.parse(arguments), settings: settings).configuration()
    }

    @Test func `the command line wins, then the environment, then the file, then the default`() async throws {
        let file = "# comment\nSERENDIP_PORT=1111\nSERENDIP_HOST=0.0.0.0\nGITHUB_TOKEN=from-file\n"
        let environment = ["SERENDIP_PORT": "2222", "SERENDIP_TRUSTED_PROXY": "10.0.0.1, 10.0.0.2"]
        let layered = try await configuration(file: file, environment: environment)
        #expect(layered.port == 2222)
        #expect(layered.host == "0.0.0.0")
        #expect(layered.gitHub.token == "from-file")
        #expect(layered.trustedProxies == ["10.0.0.1", "10.0.0.2"])
        #expect(try await configuration(["--port", "3333"], file: file, environment: environment).port == 3333)
        #expect(try await configuration().port == 8080)
    }

    @Test(arguments: [
        ["SERENDIP_PORT": "many"], ["SERENDIP_OFFLINE": "perhaps"], ["SERENDIP_PUBLIC_URL": "serendip.example"],
        ["SERENDIP_PUBLIC_URL": "https://serendip.example/below"],
    ])
    func `a setting that makes no sense is an error that names it`(environment: [String: String]) async throws {
        let value = try #require(environment.values.first)
        let error = await #expect(throws: ValidationError.self) {
            try await configuration(environment: environment)
        }
        #expect(error?.message.contains(value) == true)
    }

    @Test func `GitHub is asked ahead, but not offline and not where it is refused`() async throws {
        let usual = try await configuration()
        #expect(usual.harvests)
        #expect(try await !configuration(["--offline"]).harvests)
        #expect(try await !configuration(["--no-harvest"]).harvests)
        #expect(try await !configuration(environment: ["SERENDIP_NO_HARVEST": "1"]).harvests)
        #expect(try await configuration(["--harvest"]).harvests)
        await #expect(throws: ValidationError.self) { try await configuration(["--harvest", "--offline"]) }
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
        let error = await #expect(throws: ValidationError.self) { try await configuration(environment: half) }
        #expect(error?.message.contains(name) == true)
        #expect(error?.message.contains("secret") == false)
    }

    @Test(arguments: [
        ["SERENDIP_S3_ENDPOINT": "s3.example"], ["SERENDIP_S3_ENDPOINT": "https://me:word@s3.example"],
        ["SERENDIP_S3_BUCKET": "Pictures"],
    ])
    func `a bucket that makes no sense is an error that names it`(wrong: [String: String]) async throws {
        let environment = Self.bucket.merging(wrong) { $1 }
        let error = await #expect(throws: ValidationError.self) { try await configuration(environment: environment) }
        #expect(error?.message.hasPrefix(try #require(wrong.keys.first)) == true)
        #expect(error?.message.contains("word") == false)
    }

    @Test func `a settings' file that is not there is an error`() async throws {
        await #expect(throws: ValidationError.self) { try await Settings(file: "/nowhere/at.all", environment: [:]) }
    }
}
