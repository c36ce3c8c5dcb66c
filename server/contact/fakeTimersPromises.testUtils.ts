/** `setTimeout` of `node:timers/promises` on Vitest's fake timers, which do not cover that module. */
export function setTimeout<Value>(delay: number, value: Value, { signal }: { signal: AbortSignal }): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = globalThis.setTimeout(resolve, delay, value);
		const stop = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		if (signal.aborted) stop();
		signal.addEventListener("abort", stop);
	});
}
