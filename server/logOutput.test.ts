import { beforeEach, expect, it } from "vitest";
import { createLogOutput, type Sink } from "./logOutput.ts";

let written: string[];
let finish: ((error?: Error) => void)[];
const sink: Sink = (text, done) => {
	written.push(text);
	finish.push(done);
};
let time: number;
let lost: number;
const open = () =>
	createLogOutput(
		sink,
		() => (lost += 1),
		() => time,
	);

beforeEach(() => {
	written = [];
	finish = [];
	time = 0;
	lost = 0;
});

it("writes a line at once, and what comes meanwhile together", () => {
	const output = open();
	for (const line of ["a\n", "b\n", "c\n"]) output.write(line);
	expect(written).toEqual(["a\n"]);
	finish.shift()?.();
	expect(written).toEqual(["a\n", "b\nc\n"]);
	finish.shift()?.();
	expect(lost).toBe(0);
});

it("keeps a megabyte for a slow reader, counts what it drops, and says so once it is read", () => {
	const output = open();
	const line = `${"x".repeat(100_000)}\n`;
	for (let count = 0; count < 15; count += 1) output.write(line);
	expect(lost).toBe(5);
	finish.shift()?.();
	expect(written[1]).toMatch(/^\{"level":"warn",.*"count":5,"msg":"lines of the log were lost"\}\nxxx/);
	finish.shift()?.();
	output.write("next\n");
	expect(written[2]).toBe("next\n");
});

it("counts what a full disk did not take, and does not let half a line swallow the next", () => {
	const output = open();
	output.write("a\n");
	finish.shift()?.(new Error("ENOSPC"));
	expect(lost).toBe(1);
	output.write("b\n");
	expect(written[1]).toMatch(/^\n\{.*"count":1,.*\}\nb\n$/);
});

it("takes six thousand lines in a minute, whoever causes them", () => {
	const output = open();
	for (let count = 0; count < 6_010; count += 1) {
		output.write("a\n");
		finish.shift()?.();
	}
	expect(written).toHaveLength(6_000);
	expect(lost).toBe(10);
	time = 60_000;
	output.write("b\n");
	expect(written.at(-1)).toMatch(/"count":10,.*\nb\n$/);
});

it("can be waited for, but not for ever", async () => {
	const output = open();
	await output.flush(1);
	output.write("a\n");
	await output.flush(1);
	const flushed = output.flush(60_000);
	finish.shift()?.();
	await flushed;
});
