/**
 * Acquires an exclusive Web Lock. Returns a function that releases it, or `undefined` if another tab holds it. Always succeeds
 * in browsers without Web Locks.
 */
export async function acquireWebLock(name: string): Promise<(() => void) | undefined> {
	const release = () => {};
	// Undefined on pages over plain HTTP.
	const lockManager: LockManager | undefined = navigator.locks;
	if (!lockManager) return release;
	return new Promise((resolve) => {
		lockManager
			.request(name, { ifAvailable: true }, (lock) => {
				if (!lock) return resolve(undefined);
				return new Promise<void>((release) => resolve(release));
			})
			.catch(() => resolve(release));
	});
}
