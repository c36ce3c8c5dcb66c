/** A thread of the build: renders, completes and compresses what `PageWorkers` tells it to. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { markOf } from "#content/readers/fileMarks.server.ts";
import { Compressor } from "#scripts/build/compress.ts";
import { tagOf } from "#scripts/build/fileIndex.ts";
import { prepareDocument } from "#scripts/build/finishDocument.ts";
import { digestOfParts } from "#scripts/build/kept/digest.ts";
import { readRouteSheets } from "#scripts/build/routeSheets.ts";
import type { Answer, CompletedPage, Job, OpenPage, RenderedPage, WorkerSettings } from "./jobs.ts";
import { PreparedPages } from "./preparedPages.ts";
import { dataFile, Renderer } from "./renderer.ts";

const { build, server, digest, bootScript, level }: WorkerSettings = workerData;
/** What every page is made of, as one digest: the script is long, and there are many pages. */
const ofEvery = digestOfParts(digest, bootScript);
const client = path.join(build, "client");
const compressed = path.join(build, "compressed");
const prepared = new PreparedPages();
const compressor = new Compressor();
const { lateOf } = await readRouteSheets(client);
/** Classes met so far, by the sheets of their pages. */
const met = new Map<string, Set<string>>();
let renderer: Renderer | undefined;

async function render(page: string): Promise<RenderedPage> {
	renderer ??= await Renderer.open(server);
	const name = digestOfParts(ofEvery, page, await renderer.said(page));
	let notes = prepared.notes(name);
	const isNew = !notes;
	if (!notes) {
		const route = await renderer.data(page);
		const { start, end, data, ...others } = prepareOne(page, await renderer.html(page));
		notes = others;
		prepared.keep(name, notes, { start, end, data, route });
	}
	const { sheets, classes, facts } = notes;
	const known = met.get(sheets.join()) ?? new Set();
	met.set(sheets.join(), known);
	const fresh = classes.filter((name) => !known.has(name));
	for (const name of fresh) known.add(name);
	return { page, name, sheets, classes: fresh, facts, isNew };
}

function prepareOne(page: string, html: string) {
	try {
		return prepareDocument(html, { lateSheetsOf: lateOf, bootScript });
	} catch (error) {
		throw new Error(`Finishing ${page} failed. ${error instanceof Error ? error.message : error}`, { cause: error });
	}
}

function complete({ page, name, endOfHead }: OpenPage): CompletedPage {
	const { start, end, data, route } = prepared.texts(name);
	const served = [
		write(path.join(page, "index.html"), start + endOfHead + end),
		write(dataFile(page), route),
		write(data.address, data.text),
	];
	const files = served.flatMap(({ name, tag }) => {
		const target = name.replace(/^client/, "compressed");
		return [{ name, tag }, ...["br", "gz"].map((kind) => ({ name: `${target}.${kind}`, tag: "" }))];
	});
	return files.flatMap((file) => {
		const mark = markOf(path.join(build, file.name));
		return mark ? [{ ...file, mark }] : [];
	});
}

/** @returns the file's name in the build, and its tag */
function write(name: string, text: string): { name: string; tag: string } {
	const file = path.join(client, name);
	const content = Buffer.from(text);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, content);
	compressor.compress(content, path.join(compressed, name), level);
	return { name: path.posix.join("client", name), tag: tagOf(content) };
}

async function run({ kind, items }: Job): Promise<readonly unknown[]> {
	if (kind === "compress")
		for (const name of items) compressor.compress(readFileSync(path.join(client, name)), path.join(compressed, name));
	if (kind === "complete") return items.map(complete);
	if (kind !== "render") return [];
	const results: RenderedPage[] = [];
	for (const page of items) results.push(await render(page));
	return results;
}

parentPort?.on("message", (job: Job) => {
	run(job).then(
		(results) => parentPort?.postMessage({ results } satisfies Answer),
		(error) => parentPort?.postMessage({ error } satisfies Answer),
	);
});
