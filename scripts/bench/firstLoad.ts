import type { Browser, Page } from "@playwright/test";
import { booted, load, openPhone } from "./phone.ts";

/** What one visit to a page fetched, on an emulated phone, without scrolling, until the app had booted and all was quiet. */
export interface FirstLoad {
	/** Paths of everything fetched from the page's own origin, each once, the page itself first. */
	readonly paths: readonly string[];
	/** Paths of scripts whose fetching began before the load event. */
	readonly earlyScripts: readonly string[];
	/** Path of the picture that was the largest contentful paint; undefined when that was text. */
	readonly largest: string | undefined;
	/** Main-thread time in milliseconds, unthrottled; waiting for a core and answering this tool are not counted. */
	readonly mainThread: number;
}

interface VisitOptions {
	/** Pixels per CSS pixel: 1.75 is what Lighthouse emulates. */
	readonly density: number;
	/** Whether the page carries the app, whose boot is then waited for. */
	readonly app: boolean;
}

/** Visits a page in a fresh profile. Throws when it answers anything but 200 or its app does not boot. */
export async function visit(browser: Browser, url: string, { density, app }: VisitOptions): Promise<FirstLoad> {
	const context = await openPhone(browser, density);
	try {
		const page = await context.newPage();
		const urls = new Set<string>();
		page.on("request", (request) => urls.add(request.url()));
		const session = await context.newCDPSession(page);
		await session.send("Performance.enable", { timeDomain: "threadTicks" });
		await load(page, url);
		if (app) await booted(page);
		await page.waitForLoadState("networkidle");
		const { metrics } = await session.send("Performance.getMetrics");
		const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
		const { scripts, picture } = await paintedAndFetched(page);
		const origin = new URL(url).origin;
		const own = (address: string) => new URL(address).origin === origin;
		return {
			paths: [...urls].filter(own).map(pathOf),
			earlyScripts: scripts.filter(own).map(pathOf),
			largest: picture && pathOf(picture),
			mainThread: (seconds("TaskDuration") - seconds("DevToolsCommandDuration")) * 1000,
		};
	} finally {
		await context.close();
	}
}

/** Reads the browser's own records: scripts begun before the load event, and the last largest contentful paint. */
function paintedAndFetched(page: Page): Promise<{ scripts: string[]; picture: string }> {
	return page.evaluate(async () => {
		const entries = await new Promise<PerformanceEntry[]>((resolve) => {
			new PerformanceObserver((list) => resolve(list.getEntries())).observe({
				type: "largest-contentful-paint",
				buffered: true,
			});
			setTimeout(() => resolve([]), 2_000);
		});
		const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		const loaded = navigation?.loadEventStart ?? 0;
		const scripts = performance
			.getEntriesByType("resource")
			.filter(({ name, startTime }) => startTime < loaded && /\.js(\?|$)/.test(name))
			.map(({ name }) => name);
		return { scripts, picture: (entries.at(-1) as { url?: string } | undefined)?.url ?? "" };
	});
}

function pathOf(address: string): string {
	return new URL(address).pathname;
}
