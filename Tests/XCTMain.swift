import Testing

/// Begins the suites of Swift Testing.
///
/// SwiftPM looks for a file of this name: without one it reads an index of all files to find tests of XCTest, of which
/// there are none, and the index costs an eighth of a build.
@main
struct AllTests {
    static func main() async {
        // `swift test` asks for XCTest's tests all the same.
        guard CommandLine.arguments.contains("swift-testing") else { return print(#"{"name": "None", "tests": []}"#) }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
