import { describe, expect, it } from "vitest";
import { inParallel } from "./inParallel.ts";
import { createProgress } from "./progress.ts";

function record(isTTY: boolean) {
	const written: string[] = [];
	const write = (text: string) => written.push(text) > 0;
	return { written, progress: createProgress({ isTTY, write } as unknown as NodeJS.WriteStream) };
}

describe("progress", () => {
	it("counts in one line of a terminal and ends it", () => {
		const { written, progress } = record(true);
		progress.start("rendering", 2);
		progress.step();
		progress.step();
		progress.end();
		expect(written).toEqual(["\r  rendering 1/2", "\r  rendering 2/2", "\n"]);
	});

	it("begins a new line for the next part", () => {
		const { written, progress } = record(true);
		progress.start("one", 1);
		progress.step();
		progress.start("two", 1);
		progress.step();
		expect(written).toEqual(["\r  one 1/1", "\n", "\r  two 1/1"]);
	});

	it("says a short part once elsewhere, when it is done", () => {
		const { written, progress } = record(false);
		progress.start("rendering", 50);
		for (let step = 0; step < 50; step++) progress.step();
		progress.end();
		expect(written).toEqual(["  rendering 50/50\n"]);
	});

	it("says a long part by tenths elsewhere", () => {
		const { written, progress } = record(false);
		progress.start("rendering", 2000);
		for (let step = 0; step < 2000; step++) progress.step();
		expect(written).toHaveLength(10);
		expect(written[0]).toBe("  rendering 200/2000\n");
		expect(written.at(-1)).toBe("  rendering 2000/2000\n");
	});

	it("ends quietly where nothing began", () => {
		const { written, progress } = record(true);
		progress.end();
		expect(written).toEqual([]);
	});
});

describe("inParallel", () => {
	it("works on every item once, never on more than its width", async () => {
		const done: number[] = [];
		let running = 0;
		let most = 0;
		await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
			running += 1;
			most = Math.max(most, running);
			await new Promise((resolve) => setTimeout(resolve));
			running -= 1;
			done.push(item);
		});
		expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
		expect(most).toBe(3);
	});

	it("fails with the first failure", async () => {
		const work = inParallel([1, 2, 3], 1, async (item) => {
			if (item === 2) throw new Error("two");
		});
		await expect(work).rejects.toThrow("two");
	});

	it("does nothing with nothing", async () => {
		await inParallel([], 4, async () => expect.unreachable());
	});
});
