import AccountsDomain
import SwiftUI

/// Why a form was refused as a whole, above its fields.
struct FormFailure: View {
    let error: AccountError?

    var body: some View {
        if error != nil {
            Section { FormFailureText(error: error) }
        }
    }
}
