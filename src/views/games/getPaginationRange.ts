/** The pages that a pager names: the first, the last, the current one and its neighbors, ascending. */
export function getPaginationRange(current: number, last: number): number[] {
	const wanted = new Set([1, current - 1, current, current + 1, last]);
	return [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
}
