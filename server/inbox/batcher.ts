/**
 * Collects what arrives while the previous batch is on its way, so that one sync to disk serves all of it. Alone, an
 * item waits for nothing.
 *
 * @param flush gives a result per item, in order; when it fails, every item of the batch does
 * @param limits items of a batch, items that may wait, and milliseconds that one waits before it fails unflushed
 */
export function createBatcher<Item, Result>(
	flush: (items: Item[]) => Promise<Result[]>,
	{ most = 256, longest = 2_000, patience = 5_000 } = {},
): (item: Item) => Promise<Result> {
	const queue: { item: Item; since: number; resolve: (result: Result) => void; reject: (error: unknown) => void }[] =
		[];
	let isRunning = false;

	async function run(): Promise<void> {
		isRunning = true;
		while (queue.length > 0) {
			const now = performance.now();
			const taken = queue.splice(0, most);
			const batch = taken.filter(({ since }) => now - since <= patience);
			for (const { since, reject } of taken) if (now - since > patience) reject(new Error("The store is too slow."));
			if (batch.length === 0) continue;
			try {
				const results = await flush(batch.map(({ item }) => item));
				for (const [index, { resolve, reject }] of batch.entries()) {
					const result = results[index];
					if (result === undefined) reject(new Error("The batch has fewer results than items."));
					else resolve(result);
				}
			} catch (error) {
				for (const { reject } of batch) reject(error);
			}
		}
		isRunning = false;
	}

	return (item) =>
		new Promise((resolve, reject) => {
			if (queue.length >= longest) return reject(new Error("Too many messages wait for the store."));
			queue.push({ item, since: performance.now(), resolve, reject });
			if (!isRunning) queueMicrotask(() => isRunning || run());
		});
}
