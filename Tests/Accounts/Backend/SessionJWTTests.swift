import AccountsService
import Calls
import Foundation
import Testing

struct SessionJWTTests {
    private let secret = Data(repeating: 7, count: 32)
    private let session = UUID()

    @Test func `a token names its session until its time is over`() throws {
        let start = Date(timeIntervalSince1970: 1_767_225_600)
        let issuer = SessionJWT(secret: secret) { start }
        let token = try issuer.token(for: session, life: 60, claims: ["id": "somebody"])
        #expect(SessionJWT.isToken(token) && !SessionJWT.isToken("a secret of 43 characters"))
        #expect(issuer.session(of: token) == session)
        #expect(SessionJWT(secret: secret) { start.addingTimeInterval(59) }.session(of: token) == session)
        #expect(SessionJWT(secret: secret) { start.addingTimeInterval(60) }.session(of: token) == nil)
    }

    @Test func `a token of another key, of another algorithm or with another word opens nothing`() throws {
        let issuer = SessionJWT(secret: secret)
        let token = try issuer.token(for: session)
        #expect(SessionJWT(secret: Data(repeating: 8, count: 32)).session(of: token) == nil)
        let parts = token.split(separator: ".").map(String.init)
        let none = Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64EncodedString()
        for forged in [
            "\(none).\(parts[1]).", "\(none).\(parts[1]).\(parts[2])", "\(parts[0]).\(parts[1]).",
            "\(parts[0]).\(parts[0]).\(parts[2])", "\(parts[0]).\(parts[1])", "", "..", "eyJ..", "\(token).x",
        ] {
            #expect(issuer.session(of: forged) == nil, "\(forged)")
        }
    }
}
