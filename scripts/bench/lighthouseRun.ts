import type { Result } from "lighthouse";
import { findChromium } from "#scripts/testing/browsers.ts";
import { browserFlags } from "./browser.ts";

/** `simulate` computes a slow phone from an unthrottled load; `devtools` applies the throttling for real. */
export type Throttling = "simulate" | "devtools";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/** One Lighthouse run; times in milliseconds. */
export interface Reading {
	/** 0 to 100. */
	readonly scores: Readonly<Record<Category, number>>;
	readonly fcp: number;
	readonly lcp: number;
	readonly tbt: number;
	readonly cls: number;
	/** Audits that cost points, outside of performance. */
	readonly failures: readonly string[];
}

export type RunLighthouse = (url: string, throttling: Throttling) => Promise<Reading>;

/** Loads Lighthouse, which is asked for only here. Throws, with the remedy, when it is not installed. */
export async function loadLighthouse(): Promise<RunLighthouse> {
	const [{ default: lighthouse }, { launch }] = await Promise.all([
		import("lighthouse"),
		import("chrome-launcher"),
	]).catch(() => {
		throw new Error('Lighthouse is not installed. Run "npm install".');
	});
	const once: RunLighthouse = async (url, throttling) => {
		const chrome = await launch({
			chromePath: findChromium().path,
			chromeFlags: ["--headless=new", ...browserFlags],
			logLevel: "silent",
		});
		const end = () => chrome.kill();
		process.once("exit", end);
		try {
			const result = await lighthouse(url, {
				port: chrome.port,
				output: "json",
				logLevel: "error",
				throttlingMethod: throttling,
				onlyCategories: [...categories],
			});
			if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
			if (result.lhr.runtimeError) throw new Error(`Lighthouse at ${url}: ${result.lhr.runtimeError.message}`);
			return read(result.lhr);
		} finally {
			end();
			process.off("exit", end);
		}
	};
	return (url, throttling) => withRetries(() => once(url, throttling));
}

/** Now and then a browser's trace comes out unusable, which says nothing about the page: such a run is made again. */
async function withRetries<T>(attempt: () => Promise<T>, retries = 2): Promise<T> {
	try {
		return await attempt();
	} catch (error) {
		if (retries === 0) throw error;
		console.error(`  again: ${error instanceof Error ? error.message : error}`);
		return withRetries(attempt, retries - 1);
	}
}

function read({ audits, categories: found }: Result): Reading {
	const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
	const score = (category: Category) => (found[category]?.score ?? Number.NaN) * 100;
	const failures = categories
		.slice(1)
		.flatMap((category) =>
			(found[category]?.auditRefs ?? [])
				.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
				.map(({ id }) => `${category}: ${id}`),
		);
	return {
		scores: {
			performance: score("performance"),
			accessibility: score("accessibility"),
			"best-practices": score("best-practices"),
			seo: score("seo"),
		},
		fcp: time("first-contentful-paint"),
		lcp: time("largest-contentful-paint"),
		tbt: time("total-blocking-time"),
		cls: time("cumulative-layout-shift"),
		failures,
	};
}
