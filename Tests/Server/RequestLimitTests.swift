import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

@testable import Server

struct RequestLimitTests {
    @Test func `who asks too often is told how long to wait`() async throws {
        try await withServer {
            $0.limits.perAddress = .init(burst: 2, perSecond: 0.1)
            // How soon the database answers is not the question here.
            $0.limits.probeTimeout = .seconds(60)
        } _: { client in
            for _ in 0..<2 { #expect(try await client.execute(uri: "/", method: .get).status == .ok) }
            let response = try await client.execute(uri: "/api/v1/account", method: .get)
            #expect(response.status == .tooManyRequests)
            let problem = try response.decoded(Problem.self)
            // Ten seconds, less those that have passed.
            let seconds = try #require(problem.retryAfter)
            #expect((1...10).contains(seconds))
            #expect(response.headers[.test("Retry-After")] == String(seconds))
            #expect(try await client.execute(uri: "/readyz", method: .get).status == .ok)
        }
    }

    @Test func `one account's haste does not slow another`() async throws {
        try await withServer {
            $0.limits.perAccount = .init(burst: 1, perSecond: 0.1)
        } _: { client in
            let guests = try await [
                client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self),
                client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self),
            ]
            func status(_ guest: NewSession) async throws -> HTTPResponse.Status {
                let headers: HTTPFields = [.authorization: "Bearer \(guest.token.value)"]
                return try await client.execute(uri: "/api/v1/account", method: .get, headers: headers).status
            }
            #expect(try await status(guests[0]) == .ok)
            #expect(try await status(guests[0]) == .tooManyRequests)
            #expect(try await status(guests[1]) == .ok)
        }
    }

    @Test func `guests cannot be made without end`() async throws {
        try await withServer {
            $0.limits.newGuests = .init(burst: 1, perSecond: 0.001)
        } _: { client in
            let first = try await client.execute(uri: "/api/v1/guests", method: .post)
            let second = try await client.execute(uri: "/api/v1/guests", method: .post)
            #expect(first.status == .created)
            #expect(second.status == .tooManyRequests)
        }
    }
}

struct TokenBucketsTests {
    @Test func `a bucket empties at once and fills with time, up to its brim`() {
        let clock = UptimeClock()
        let buckets = TokenBuckets<String>(.init(burst: 2, perSecond: 0.5), now: clock.now)
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("a") == 2)
        clock.advance(by: .seconds(1))
        #expect(buckets.take("a") == 1)
        clock.advance(by: .seconds(1))
        #expect(buckets.take("a") == nil)
        clock.advance(by: .seconds(1_000_000))
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("a") != nil)
    }

    @Test func `keys do not share a bucket`() {
        let buckets = TokenBuckets<String>(.init(burst: 1, perSecond: 1), now: UptimeClock().now)
        #expect(buckets.take("a") == nil)
        #expect(buckets.take("b") == nil)
        #expect(buckets.take("a") != nil)
    }

    @Test func `a flood of keys takes no more memory, and full buckets make room`() {
        let clock = UptimeClock()
        let buckets = TokenBuckets<String>(.init(burst: 1, perSecond: 1), keyLimit: 3, now: clock.now)
        for key in ["a", "b", "c"] { #expect(buckets.take(key) == nil) }
        #expect(buckets.take("d") == 60)
        clock.advance(by: .seconds(2))
        #expect(buckets.take("d") == nil)
    }
}

/// An uptime that stands still until a test moves it.
final class UptimeClock: Sendable {
    private let instant = Mutex(ContinuousClock.now)

    var now: @Sendable () -> ContinuousClock.Instant {
        { self.instant.withLock { $0 } }
    }

    func advance(by duration: Duration) {
        instant.withLock { $0 += duration }
    }
}
