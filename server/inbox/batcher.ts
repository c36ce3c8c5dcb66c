/**
 * Collects what arrives while the previous batch is on its way, so that one sync to disk serves all of it. Alone, an
 * item waits for nothing.
 *
 * @param flush gives a result per item, in order; when it fails, every item of the batch does
 * @param most items of a batch
 */
export function createBatcher<Item, Result>(
	flush: (items: Item[]) => Promise<Result[]>,
	most = 256,
): (item: Item) => Promise<Result> {
	const queue: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
	let isRunning = false;

	async function run(): Promise<void> {
		isRunning = true;
		while (queue.length > 0) {
			const batch = queue.splice(0, most);
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
			queue.push({ item, resolve, reject });
			if (!isRunning) queueMicrotask(() => isRunning || run());
		});
}
