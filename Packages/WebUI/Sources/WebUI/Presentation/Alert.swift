public import Foundation

/// A question or a notice with its buttons.
private struct AlertBody<Actions: View, Message: View>: View {
    let title: Text
    let actions: Actions
    let message: Message
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        HTMLElement("h2", draw: { $0.classes = ["alert-title"] }) { title }
        HTMLElement("div", draw: { $0.classes = ["alert-message"] }) { message }
        HTMLElement("div", draw: { $0.classes = ["alert-buttons"] }) {
            if Actions.self == EmptyView.self {
                Button("OK", role: .cancel) {}
            } else {
                actions
            }
        }
    }
}

extension View {
    private func alert<A: View, M: View>(
        _ kind: DialogView<AlertBody<A, M>>.Kind,
        _ title: Text,
        _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> A,
        _ message: @escaping () -> M
    ) -> some View {
        modifier(
            PresentationModifier(isPresented: { isPresented.wrappedValue }) {
                DialogView(
                    kind: kind,
                    title: title,
                    dismiss: { isPresented.wrappedValue = false },
                    content: AlertBody(title: title, actions: actions(), message: message())
                )
            }
        )
    }

    // MARK: alert

    /// Says something, with a message and actions.
    public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(.alert, title, isPresented, actions, message)
    }

    /// Says something, with a message and actions.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(.alert, Text(titleKey), isPresented, actions, message)
    }

    /// Says something, with a message and actions.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(.alert, Text(title), isPresented, actions, message)
    }

    /// Says something, with actions.
    public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.alert, title, isPresented, actions, { EmptyView() })
    }

    /// Says something, with actions.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.alert, Text(titleKey), isPresented, actions, { EmptyView() })
    }

    /// Says something, with actions.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.alert, Text(title), isPresented, actions, { EmptyView() })
    }

    /// Says something about some data, with a message and actions.
    public func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(.alert, title, isPresented, { data.map(actions) }, { data.map(message) })
    }

    /// Says something about some data, with a message and actions.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Says something about some data, with a message and actions.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    // MARK: confirmationDialog

    /// Asks, with a message, which of the actions to take.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(.confirm, title, isPresented, actions, message)
    }

    /// Asks, under a localized title and with a message, which of the actions to take.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(.confirm, Text(titleKey), isPresented, actions, message)
    }

    /// Asks which of the actions to take.
    public func confirmationDialog<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.confirm, title, isPresented, actions, { EmptyView() })
    }

    /// Asks, under a localized title, which of the actions to take.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.confirm, Text(titleKey), isPresented, actions, { EmptyView() })
    }

    /// Asks about some data which of the actions to take.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(.confirm, Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() })
    }

    /// Asks about some data, with a message, which of the actions to take.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(.confirm, Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) })
    }

    /// Asks which of the actions to take.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.confirm, Text(title), isPresented, actions, { EmptyView() })
    }

    /// Asks, with a message, which of the actions to take.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(.confirm, Text(title), isPresented, actions, message)
    }

    /// Asks about some data which of the actions to take.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(.alert, Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() })
    }

    /// Says what went wrong, with what can be done about it.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.alert, Text(error?.errorDescription ?? ""), isPresented, actions, { EmptyView() })
    }

    /// Says what went wrong, with a message and what can be done about it.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alert(
            .alert,
            Text(error?.errorDescription ?? ""),
            isPresented,
            { error.map(actions) },
            { error.map(message) }
        )
    }
}
