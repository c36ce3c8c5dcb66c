import { vi } from "vitest";

/** For tests: gives the page locks as browsers have them, which jsdom lacks. Returns a function that removes them. */
export function installLocks(): { readonly held: ReadonlySet<string>; readonly remove: () => void } {
	const held = new Set<string>();
	const request = vi.fn(
		async (name: string, _options: LockOptions, callback: (lock: object | null) => Promise<void> | undefined) => {
			if (held.has(name)) return callback(null);
			held.add(name);
			try {
				await callback({ name });
			} finally {
				held.delete(name);
			}
		},
	);
	Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
	return { held, remove: () => Reflect.deleteProperty(navigator, "locks") };
}
