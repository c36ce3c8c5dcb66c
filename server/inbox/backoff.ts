/**
 * Milliseconds to wait before the next attempt: twice as long each time, up to the longest, and a random half of it, so
 * that instances which failed together do not come back together.
 *
 * @param failures how often in a row it has failed, from 1
 */
export function backoff(
	failures: number,
	{ first, longest }: { first: number; longest: number },
	random = Math.random,
): number {
	const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 40));
	return Math.round(full * (0.5 + random() / 2));
}
