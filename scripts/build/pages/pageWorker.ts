/** A thread of the build: renders, completes and describes what `PageWorkers` tells it to. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { markOf } from "#content/readers/fileMarks.server.ts";
import { Compressor } from "#scripts/build/compress.ts";
import { prepareDocument } from "#scripts/build/finishDocument.ts";
import type { BuiltFile } from "#scripts/build/kept/builtPages.ts";
import { digestOfParts } from "#scripts/build/kept/digest.ts";
import { getPageFile } from "#server/site.ts";
import type { Answer, CompletedPage, Job, OpenPage, RenderedPage, WorkerSettings } from "./jobs.ts";
import { PreparedPages } from "./preparedPages.ts";
import { dataFile, Renderer } from "./renderer.ts";

const { build, server, digest, bootScript }: WorkerSettings = workerData;
/** What every page is made of, as one digest: the script is long, and there are many pages. */
const ofEvery = digestOfParts(digest, bootScript);
const client = path.join(build, "client");
const prepared = new PreparedPages();
const compressor = new Compressor();
/** Sheets met so far, by the note that tells them. */
const looks = new Map<string, readonly string[]>();
let renderer: Renderer | undefined;

async function render(page: string): Promise<RenderedPage> {
	renderer ??= await Renderer.open(server);
	const name = digestOfParts(ofEvery, page, await renderer.said(page));
	let notes = prepared.notes(name);
	const isNew = !notes;
	if (!notes) {
		const route = await renderer.data(page);
		const { sheets, facts, ...texts } = prepareOne(page, await renderer.html(page));
		notes = { look: JSON.stringify(sheets), facts: facts ? JSON.stringify(facts) : "" };
		prepared.keep(name, notes, { ...texts, route });
	}
	const { look, facts } = notes;
	const sheets: readonly string[] = looks.get(look) ?? JSON.parse(look);
	looks.set(look, sheets);
	return { page, name, sheets, facts, isNew };
}

function prepareOne(page: string, html: string) {
	try {
		return prepareDocument(html, { bootScript });
	} catch (error) {
		throw new Error(`Finishing ${page} failed. ${error instanceof Error ? error.message : error}`, { cause: error });
	}
}

function complete({ page, name, endOfHead, level }: OpenPage): CompletedPage {
	const { start, end, data, route } = prepared.texts(name);
	return [
		write(getPageFile(page), start + endOfHead + end, level),
		write(dataFile(page), route, level),
		write(data.address, data.text, level),
	];
}

function write(name: string, text: string, level: number): BuiltFile {
	const file = path.join(client, name);
	const content = Buffer.from(text);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, content);
	compressor.compress(content, file, level);
	return builtFile(path.posix.join("client", name));
}

/** @param name in the folder of the build */
function builtFile(name: string): BuiltFile {
	const mark = markOf(path.join(build, name));
	if (mark) return { name, mark };
	throw new Error(`${name} was gone from ${build} as soon as it was written: does another build run in this folder?`);
}

function compressFile(name: string): void {
	const file = path.join(client, name);
	compressor.compress(readFileSync(file), file);
}

async function run({ kind, items }: Job): Promise<readonly unknown[]> {
	if (kind === "compress") return items.map(compressFile);
	if (kind === "complete") return items.map(complete);
	const results: RenderedPage[] = [];
	for (const page of items) results.push(await render(page));
	return results;
}

/**
 * Jobs are done one after the other. Between them the thread's clocks get their turn: the framework lets go of what it has rendered a
 * page with when its time for that page is over, and with the next job always at hand it never would be.
 */
let done = Promise.resolve();
parentPort?.on("message", (job: Job) => {
	done = done
		.then(() => setImmediate())
		.then(() => run(job))
		.then(
			(results) => parentPort?.postMessage({ results } satisfies Answer),
			(error) => parentPort?.postMessage({ error } satisfies Answer),
		);
});
