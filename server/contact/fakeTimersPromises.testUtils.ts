/** `setTimeout` of `node:timers/promises` on Vitest's fake timers, which do not cover that module. */
export function setTimeout(delay: number, _value: unknown, { signal }: { signal: AbortSignal }): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	globalThis.setTimeout(resolve, delay);
	if (signal.aborted) reject(signal.reason);
	signal.addEventListener("abort", () => reject(signal.reason));
	return promise;
}
