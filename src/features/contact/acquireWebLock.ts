/**
 * Acquires an exclusive Web Lock. Returns the function that releases it, or `undefined` if another tab holds the lock.
 * Browsers without Web Locks always get it.
 */
export async function acquireWebLock(name: string): Promise<(() => void) | undefined> {
	const release = () => {};
	// Missing in pages over plain HTTP.
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
