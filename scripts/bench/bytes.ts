import type { Browser } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { type FirstLoad, visit } from "./firstLoad.ts";
import { type MeasuredPage, measuredPages } from "./pages.ts";
import { startServer } from "./server.ts";
import { formatTable, kilobytes } from "./table.ts";
import { weigh } from "./weigh.ts";

/** What a visit costs in bytes, as sent: brotli where the server has it. */
interface PageBytes {
	readonly name: string;
	readonly html: number;
	readonly scripts: number;
	readonly earlyScripts: number;
	readonly locales: number;
	readonly fonts: number;
	/** The largest contentful paint's picture at 1.75 and at 2 pixels per CSS pixel; 0 when it is text. */
	readonly picture: number;
	readonly sharpPicture: number;
	readonly requests: number;
}

/** Bounds (docs/performance.md), in bytes (a KB is 1,000) or in files. */
const bounds: readonly { name: string; bound: number; unit: "KB" | "files"; of: (page: PageBytes) => number }[] = [
	{ name: "HTML with the inlined sheet", bound: 30_000, unit: "KB", of: ({ html }) => html },
	{ name: "JavaScript of the first load", bound: 115_000, unit: "KB", of: ({ scripts }) => scripts },
	{ name: "script files before the load event", bound: 0, unit: "files", of: ({ earlyScripts }) => earlyScripts },
	{ name: "LCP picture on a 2x phone", bound: 60_000, unit: "KB", of: ({ sharpPicture }) => sharpPicture },
];

/** Weighs first visits to the built site and prints them beside the bounds. Resolves to whether all bounds hold. */
export async function measureBytes(): Promise<boolean> {
	const server = await startServer(".");
	const browser = await launchBrowser();
	const pages: PageBytes[] = [];
	try {
		console.log(`Chromium ${browser.version()}, 412x823, build/client as it lies there`);
		for (const page of measuredPages()) {
			console.log(`  loading ${page.name}`);
			pages.push(await measurePage(browser, server.origin, page));
		}
	} finally {
		await browser.close();
		await server.stop();
	}
	console.log(`\n${describePages(pages)}`);
	const verdicts = bounds.map(({ name, bound, unit, of }) => {
		const largest = Math.max(...pages.map(of));
		const show = (value: number) => (unit === "KB" ? kilobytes(value) : String(value));
		return { holds: largest <= bound, row: [name, unit, show(bound), show(largest), largest <= bound ? "OK" : "over"] };
	});
	const head = ["bound", "unit", "at most", "largest", "verdict"];
	console.log(
		`\n${formatTable(
			head,
			verdicts.map(({ row }) => row),
		)}`,
	);
	return verdicts.every(({ holds }) => holds);
}

async function measurePage(browser: Browser, origin: string, { name, path }: MeasuredPage): Promise<PageBytes> {
	const load = await visit(browser, origin + path, { density: 1.75, app: true });
	const sharp = await visit(browser, origin + path, { density: 2, app: true });
	const of = (pattern: RegExp) => load.paths.filter((candidate) => pattern.test(candidate));
	const scripts = of(/\.js$/);
	if (scripts.length === 0) throw new Error(`${name}: the first load fetched no script; has the build changed shape?`);
	return {
		name,
		html: await weigh([path]),
		scripts: await weigh(scripts),
		earlyScripts: load.earlyScripts.length,
		locales: await weigh(of(/^\/locales\//)),
		fonts: await weigh(of(/\.woff2$/)),
		picture: await weighPicture(load),
		sharpPicture: await weighPicture(sharp),
		requests: load.paths.length,
	};
}

function weighPicture({ largest }: FirstLoad): Promise<number> {
	return weigh(largest ? [largest] : []);
}

function describePages(pages: readonly PageBytes[]): string {
	return formatTable(
		["page", "HTML", "JavaScript", "early scripts", "locales", "fonts", "LCP picture", "at 2x", "requests"],
		pages.map((page) => [
			page.name,
			kilobytes(page.html),
			kilobytes(page.scripts),
			String(page.earlyScripts),
			kilobytes(page.locales),
			kilobytes(page.fonts),
			kilobytes(page.picture),
			kilobytes(page.sharpPicture),
			String(page.requests),
		]),
	);
}
