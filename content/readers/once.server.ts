/** Returns a function that runs `load` at its first call and then returns the same result. Errors are not cached. */
export function once<Result extends object>(load: () => Result): () => Result {
	let result: Result | undefined;
	return () => {
		result ??= load();
		return result;
	};
}
