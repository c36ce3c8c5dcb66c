/** Runs `work` over all items, `width` at a time. Rejects with the first failure. */
export async function inParallel<T>(
	items: readonly T[],
	width: number,
	work: (item: T) => Promise<void>,
): Promise<void> {
	const queue = items.values();
	const lane = async () => {
		for (const item of queue) await work(item);
	};
	await Promise.all(Array.from({ length: width }, lane));
}
