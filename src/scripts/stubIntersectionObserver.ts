import { vi } from "vitest";

type Notify = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/**
 * For tests: replaces the IntersectionObserver, which jsdom lacks.
 *
 * @returns reports that an element is near, if it is observed
 */
export function stubIntersectionObserver(): (target: Element) => void {
	const observers = new Map<Element, Notify>();
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			private readonly notify: Notify;
			constructor(notify: Notify) {
				this.notify = notify;
			}
			observe(target: Element) {
				observers.set(target, this.notify);
				this.notify([{ isIntersecting: false, target }]);
			}
			unobserve(target: Element) {
				observers.delete(target);
			}
			disconnect() {
				for (const [target, notify] of observers) if (notify === this.notify) observers.delete(target);
			}
		},
	);
	return (target) => observers.get(target)?.([{ isIntersecting: true, target }]);
}
