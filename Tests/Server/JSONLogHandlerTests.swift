import Calls
import Foundation
import Logging
import Synchronization
import Testing

@testable import Server

struct JSONLogHandlerTests {
    @Test func `a line is one object, whatever was said`() throws {
        let lines = Mutex<[String]>([])
        var logger = Logger(label: "test") { _ in
            JSONLogHandler(
                write: { line in lines.withLock { $0.append(line) } },
                now: { Date(timeIntervalSince1970: 0) }
            )
        }
        logger[metadataKey: "hb.request.id"] = "abc"
        logger.warning("two\nlines and a \"quote\"", metadata: ["status": "404", "list": ["a", "b"]])
        logger.debug("not wanted at this level")

        let written = lines.withLock { $0 }
        #expect(written.count == 1)
        let line = try #require(written.first)
        #expect(!line.contains("\n"))
        let expected: JSONValue = [
            "time": "1970-01-01T00:00:00Z", "level": "warning", "message": "two\nlines and a \"quote\"",
            "request": "abc", "status": 404, "list": ["a", "b"],
        ]
        #expect(try JSONCoding.value(from: Data(line.utf8)) == expected)
    }
}
