import { vi } from "vitest";

type ObserverCallback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/**
 * For tests: replaces the IntersectionObserver, which jsdom lacks.
 *
 * @param isNear whether elements are near when they are observed
 * @returns reports that observed elements are near, or far away: one of them if given
 */
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
