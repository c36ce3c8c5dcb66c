import { vi } from "vitest";

type ObserverCallback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** Stubs the IntersectionObserver that jsdom lacks. The result reports one or all observed elements as near or far. */
export function stubIntersectionObserver(isNear = () => false): (target?: Element, isNear?: boolean) => void {
	const observerCallbacks = new Map<Element, ObserverCallback>();
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			private readonly notify: ObserverCallback;
			constructor(notify: ObserverCallback) {
				this.notify = notify;
			}
			observe(target: Element) {
				observerCallbacks.set(target, this.notify);
				this.notify([{ isIntersecting: isNear(), target }]);
			}
			unobserve(target: Element) {
				observerCallbacks.delete(target);
			}
			disconnect() {
				for (const [target, notify] of observerCallbacks) if (notify === this.notify) observerCallbacks.delete(target);
			}
		},
	);
	return (given, isIntersecting = true) => {
		for (const [target, notify] of observerCallbacks)
			if (!given || given === target) notify([{ isIntersecting, target }]);
	};
}
