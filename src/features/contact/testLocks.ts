import { afterEach, beforeEach, vi } from "vitest";

/** Installs Web Locks, which jsdom lacks, for each test of a file. Returns the names of held locks. */
export function installLocks(): ReadonlySet<string> {
	const held = new Set<string>();
	beforeEach(() => {
		held.clear();
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
	});
	afterEach(() => void Reflect.deleteProperty(navigator, "locks"));
	return held;
}
