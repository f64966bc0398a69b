/// Puts a screen on the stack around as long as a condition holds.
private struct PresentedDestination<Destination: View>: ViewModifier {
    let isPresented: () -> Bool
    let dismiss: () -> Void
    let destination: () -> Destination?

    typealias Body = Never
    static var _role: _ViewRole { .composite }

    static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        let isShown = node.tracked(ModifiedContent(content: content, modifier: modifier)) { modifier.isPresented() }
        node.update(0, content, inputs: node.inputs)
        guard let navigation = node.inputs.environment.navigation else { return }
        let source = ObjectIdentifier(node)
        if node.memory == nil {
            node.memory = ActionBox(())
            node.unmountActions.append { [weak navigation] in navigation?.hide(source) }
        }
        let screen = { AnyView(modifier.destination()) }
        // The stack stands above: it is changed once this evaluation is over.
        node.graph.add(
            Effect(phase: .change) {
                if isShown {
                    navigation.update(screen, from: source)
                    navigation.show(screen, from: source, closed: modifier.dismiss)
                } else {
                    navigation.hide(source)
                }
            }
        )
    }
}

extension View {
    /// Shows a screen on the stack around while a condition holds.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedDestination(
                isPresented: { isPresented.wrappedValue },
                dismiss: { isPresented.wrappedValue = false },
                destination: destination
            )
        )
    }

    /// Shows a screen on the stack around for an item, as long as there is one.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestination(
                isPresented: { item.wrappedValue != nil },
                dismiss: { item.wrappedValue = nil },
                destination: { item.wrappedValue.map(destination) }
            )
        )
    }
}
