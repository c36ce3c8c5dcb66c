/**
 * Holds a name that only one tab of the browser has at a time.
 *
 * @returns what lets it go; `undefined` when another tab holds it. Where the browser has no such locks, everybody gets it
 */
export async function acquireWebLock(name: string): Promise<(() => void) | undefined> {
	const anybody = () => {};
	// Missing in pages that are not encrypted.
	const locks: LockManager | undefined = navigator.locks;
	if (!locks) return anybody;
	return new Promise((resolve) => {
		locks
			.request(name, { ifAvailable: true }, (lock) => {
				if (!lock) return resolve(undefined);
				return new Promise<void>((release) => resolve(release));
			})
			.catch(() => resolve(anybody));
	});
}
