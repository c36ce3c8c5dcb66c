import { expect, it } from "vitest";
import { getPaginationRange } from "./Pagination.tsx";

it.each([
	[1, 1, [1]],
	[1, 2, [1, 2]],
	[1, 84, [1, 2, 84]],
	[40, 84, [1, 39, 40, 41, 84]],
	[84, 84, [1, 83, 84]],
])("for page %d of %d returns %j", (current, last, named) => {
	expect(getPaginationRange(current, last)).toEqual(named);
});
