import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import lighthouse, { type Result } from "lighthouse";
import { launchBrowser } from "#scripts/testing/launchBrowser.ts";
import { fetchText, listPages, type Site } from "./site.ts";
import { formatTable, quantile, type Report } from "./table.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Largest contentful paint divided by that of the bare page. */
const LCP_BUDGET = 1.05;

/**
 * Runs Lighthouse with applied throttling on every page and on a bare page, in rounds, each time in a new browser. Prints medians.
 * Scores of accessibility, best practices and SEO below 100 and layout shifts are problems; times are not.
 */
export async function measureLighthouse({ origin }: Site, runs: number, types: readonly string[]): Promise<Report> {
	const bare = await serveBarePage(origin);
	const { port } = bare.address() as AddressInfo;
	const pages = (await listPages(origin, types)).map(({ name, path }) => ({ name, url: origin + path }));
	pages.unshift({ name: "bare page", url: `http://127.0.0.1:${port}/` });
	const results = pages.map((page) => ({ ...page, found: [] as Result[] }));
	for (let run = 1; run <= runs; run += 1) {
		for (const { url, found } of results) found.push(await runLighthouse(url));
		console.log(`Round ${run} of ${runs}`);
	}
	bare.close();
	const problems: string[] = [];
	let bareLcp = 0;
	const rows = results.map(({ name, found }) => {
		const audit = (id: string) => quantile(found.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
		const [lcp, cls] = [audit("largest-contentful-paint"), audit("cumulative-layout-shift")];
		const scores = CATEGORIES.map((id) => quantile(found.map((result) => (result.categories[id]?.score ?? 0) * 100)));
		if (bareLcp > 0 && (cls > 0 || scores.slice(1).some((score) => score < 100)))
			problems.push(`${name}: scores ${scores.join(", ")}, layout shift ${cls}`);
		bareLcp ||= lcp;
		const ratio = `${(lcp / bareLcp).toFixed(2)}${lcp / bareLcp > LCP_BUDGET ? " !" : ""}`;
		return [name, ...scores.map((score) => score.toFixed(0)), lcp.toFixed(0), ratio, cls.toFixed(3)];
	});
	const head = ["medians", "performance", "accessibility", "best practices", "SEO", "LCP ms", "to bare", "CLS"];
	return { table: formatTable(head, rows), problems };
}

async function runLighthouse(url: string): Promise<Result> {
	const port = 20_000 + Math.floor(Math.random() * 10_000);
	const browser = await launchBrowser(`--remote-debugging-port=${port}`);
	const options = { port, onlyCategories: CATEGORIES, throttlingMethod: "devtools", logLevel: "error" } as const;
	const result = await lighthouse(url, options).finally(() => browser.close());
	if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
	return result.lhr;
}

/** The least that a page can cost: 4 KB of HTML, and of the home page's AVIF files the one nearest to 20 KB. */
async function serveBarePage(origin: string) {
	const urls = new Set([...(await fetchText(origin)).matchAll(/\/[\w./-]+\.avif/g)].map(([url]) => origin + url));
	const pictures = await Promise.all([...urls].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
	const [picture] = pictures.sort((a, b) => Math.abs(a.length - 20_000) - Math.abs(b.length - 20_000));
	const html =
		'<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare page</title>' +
		'<style>img{width:100%}</style><h1>A headline</h1><img src="/picture.avif" fetchpriority="high" alt="A picture">' +
		"<p>Some text</p>".repeat(250);
	const server = createServer(({ url }, response) => {
		response.setHeader("content-type", url === "/" ? "text/html" : "image/avif").end(url === "/" ? html : picture);
	});
	return server.listen(0, "127.0.0.1");
}
