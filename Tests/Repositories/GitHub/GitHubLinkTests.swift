import Foundation
import Testing

@testable import GitHubAPI

struct GitHubLinkTests {
    @Test(arguments: [
        (#"<https://a/?page=2>; rel="next", <https://a/?page=9>; rel="last""#, "https://a/?page=2"),
        (#"<https://a/?page=1>; rel="prev",<https://a/?p=3,4;5>; rel=next"#, "https://a/?p=3,4;5"),
        (#"<https://a/2>; title="x"; REL="first next""#, "https://a/2"),
        (#"<https://a/1>; rel="prev""#, nil),
        (#"<https://a/1>; rel="nextish""#, nil),
        ("", nil), ("<", nil), (nil, nil), ("<>; rel=next", nil),
    ])
    func `the address with the relation next is found`(header: String?, next: String?) {
        #expect(GitHubLink.next(in: header)?.absoluteString == next)
    }
}
