import { vi } from "vitest";

type ObserverCallback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/**
 * For tests: replaces the IntersectionObserver, which jsdom lacks.
 *
 * @returns reports that an element is near, if it is observed
 */
export function stubIntersectionObserver(): (target: Element) => void {
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
				this.notify([{ isIntersecting: false, target }]);
			}
			unobserve(target: Element) {
				observerCallbacks.delete(target);
			}
			disconnect() {
				for (const [target, notify] of observerCallbacks) if (notify === this.notify) observerCallbacks.delete(target);
			}
		},
	);
	return (target) => observerCallbacks.get(target)?.([{ isIntersecting: true, target }]);
}
