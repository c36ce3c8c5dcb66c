/** Caches the result of a function: it answers all calls of the next `maxAgeMs`. A failure is not cached. */
export function cacheFor<Result>(maxAgeMs: number, load: () => Promise<Result>): () => Promise<Result> {
	let cached: { readonly result: Promise<Result>; readonly loadedAt: number } | undefined;
	return () => {
		const now = performance.now();
		if (cached && now - cached.loadedAt <= maxAgeMs) return cached.result;
		const entry = { result: load(), loadedAt: now };
		cached = entry;
		entry.result.catch(() => {
			if (cached === entry) cached = undefined;
		});
		return entry.result;
	};
}
