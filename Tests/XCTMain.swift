import Foundation
import Testing

/// Begins the suites of Swift Testing.
///
/// SwiftPM looks for a file of this name: without one it reads an index of all files to find tests of XCTest, of which
/// there are none, and the index costs an eighth of a build.
@main
struct AllTests {
    static func main() async {
        guard CommandLine.arguments.contains("swift-testing") else {
            // A run that tries nothing must not look like one that passed.
            FileHandle.standardError.write(Data("There are no tests of XCTest: bin/suites runs the suites.\n".utf8))
            exit(1)
        }
        // Fails as well where a filter leaves no test, which the entry that never returns takes for a success.
        let code: CInt = await Testing.__swiftPMEntryPoint()
        exit(code)
    }
}
