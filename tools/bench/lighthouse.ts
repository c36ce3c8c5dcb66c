import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import lighthouse, { type Result } from "lighthouse";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import { type BenchSite, fetchText, listPages } from "./site.ts";
import { formatFigure, formatTable, getQuantile } from "./table.ts";

const CATEGORY_IDS = ["performance", "accessibility", "best-practices", "seo"];

/** Medians of Lighthouse with applied throttling, beside a bare page. "!" marks layout shifts and scores below 100. */
export async function measureLighthouse(
	{ origin }: BenchSite,
	runs: number,
	types: readonly string[],
): Promise<string> {
	const bare = await serveBarePage(origin);
	const pages = (await listPages(origin, types)).map(({ name, path }) => ({ name, url: origin + path }));
	const results = [bare, ...pages].map(({ name, url }) => ({ name, url, found: [] as Result[] }));
	for (let run = 1; run <= runs; run += 1) {
		for (const { url, found } of results) found.push(await runLighthouse(url));
		console.log(`Round ${run} of ${runs}`);
	}
	bare.server.close();
	let bareLcp = 0;
	const rows = results.map(({ name, found }) => {
		const getMedian = (id: string) => getQuantile(found.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
		const medianLcp = getMedian("largest-contentful-paint");
		bareLcp ||= medianLcp;
		const scoreCells = CATEGORY_IDS.map((id) => {
			const medianScore = getQuantile(found.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
			return `${formatFigure(medianScore)}${medianScore < 100 && id !== "performance" && name !== bare.name ? " !" : ""}`;
		});
		const layoutShift = formatFigure(getMedian("cumulative-layout-shift"), 0, 3);
		return [name, ...scoreCells, formatFigure(medianLcp), formatFigure(medianLcp / bareLcp, undefined, 2), layoutShift];
	});
	return formatTable(["medians", ...CATEGORY_IDS, "LCP ms", "to bare", "CLS"], rows);
}

async function runLighthouse(url: string): Promise<Result> {
	const port = 20_000 + Math.floor(Math.random() * 10_000);
	const browser = await launchBrowser(`--remote-debugging-port=${port}`);
	const options = { port, onlyCategories: CATEGORY_IDS, throttlingMethod: "devtools", logLevel: "error" } as const;
	const result = await lighthouse(url, options).finally(() => browser.close());
	if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
	return result.lhr;
}

/** Serves the lower limit of a page's cost: 4 KB of HTML, and the first of the home page's AVIF files above 15 KB. */
async function serveBarePage(origin: string) {
	const avifUrls = new Set([...(await fetchText(origin)).matchAll(/\/[\w./-]+\.avif/g)].map(([url]) => origin + url));
	const pictures = await Promise.all(
		[...avifUrls].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
	);
	const picture = pictures.find(({ length }) => length > 15_000);
	const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare page</title>
<meta name="description" content="A bare page"><link rel="icon" href="data:,"><style>img{width:100%;aspect-ratio:1}</style>
<main><h1>A headline</h1><img src="/picture.avif" fetchpriority="high" alt="A picture">${"<p>Some text</p>".repeat(250)}</main>`;
	const server = createServer(({ url }, response) => {
		response.setHeader("content-type", url === "/" ? "text/html" : "image/avif").end(url === "/" ? html : picture);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	return { server, name: "bare page", url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
