/** Caches the result of a function for `maxAgeMs`. Failures are not cached. */
export function cacheFor<Result>(maxAgeMs: number, load: () => Promise<Result>): () => Promise<Result> {
	let cachedEntry: { readonly result: Promise<Result>; readonly loadedAt: number } | undefined;
	return () => {
		const now = performance.now();
		if (cachedEntry && now - cachedEntry.loadedAt <= maxAgeMs) return cachedEntry.result;
		const entry = { result: load(), loadedAt: now };
		cachedEntry = entry;
		entry.result.catch(() => {
			if (cachedEntry === entry) cachedEntry = undefined;
		});
		return entry.result;
	};
}
