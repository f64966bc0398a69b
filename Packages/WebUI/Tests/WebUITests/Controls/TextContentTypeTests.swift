import SwiftUI
import Testing
import WebUITesting

struct TextContentTypeTests {
    @Test func `what a field is for tells the browser what to fill in`() throws {
        let host = ViewHost(
            VStack {
                TextField("Address", text: .constant("")).textContentType(.username)
                SecureField("New", text: .constant("")).textContentType(.newPassword)
                SecureField("Old", text: .constant("")).textContentType(.password)
                TextField("Other", text: .constant(""))
            }
        )
        let filled = ["Address", "New", "Old", "Other"].map { label in
            host.document.root.first { $0.attributes["aria-label"] == label }?.attributes["autocomplete"]
        }
        #expect(filled == ["username", "new-password", "current-password", "off"])
    }
}
