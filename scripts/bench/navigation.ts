import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { startCountingProxy } from "./countingProxy.ts";
import { pathOf } from "./pages.ts";
import { booted, load, openPhone } from "./phone.ts";
import { type MeasuredSite, startSites } from "./server.ts";
import { SlowPhone } from "./slowPhone.ts";
import { figure, formatTable, median } from "./table.ts";

/** Milliseconds from the finger on a link to the next page's largest picture, when everything is in the cache. */
const bound = 250;

/** Navigations for each page that is loaded. */
const repeats = 4;

interface Way {
	readonly name: string;
	readonly from: string;
	readonly to: string;
	/** What must be open before the link can be touched. */
	readonly open?: string;
	readonly link: string;
}

function ways(): Way[] {
	const [home, games, game, business] = [pathOf("home"), pathOf("games"), pathOf("game"), pathOf("business")];
	const menu = "button[popovertarget=menu]";
	return [
		{ name: "home to a game", from: home, to: game, link: `main a[href="${game}"]` },
		{ name: "games to a game", from: games, to: game, link: `main a[href="${game}"]` },
		{ name: "game to home", from: game, to: home, link: `header a[href="${home}"]` },
		{ name: "home to games", from: home, to: games, open: menu, link: `#menu a[href="${games}"]` },
		{ name: "home to business", from: home, to: business, open: menu, link: `#menu a[href="${business}"]` },
	];
}

/**
 * Times client navigations on a slow phone with a warm cache, and counts what second visits ask the server for. Prints
 * both. Resolves to whether second visits ask for nothing but what may have changed: times are for reading.
 *
 * @param runs pages loaded for each way
 * @param beside another checkout with a build of the site, timed in turns with this one
 */
export async function measureNavigation(runs: number, beside?: string): Promise<boolean> {
	const sites = await startSites(beside);
	const [own] = sites;
	const browser = await launchBrowser();
	try {
		await timeNavigations(browser, sites, runs);
		return await countRequests(browser, own?.origin ?? "");
	} finally {
		await browser.close();
		await Promise.all(sites.map(({ server }) => server.stop()));
	}
}

async function timeNavigations(browser: Browser, sites: readonly MeasuredSite[], runs: number): Promise<void> {
	const all = ways().flatMap((way) => sites.map(({ suffix, origin }) => ({ ...way, name: way.name + suffix, origin })));
	const times = new Map(all.map(({ name }) => [name, { values: [] as number[], pictures: new Set<string>() }]));
	for (let run = 1; run <= runs; run += 1) {
		for (const { name, origin, from, to, open, link } of all) {
			const phone = await SlowPhone.open(browser, origin);
			// Once there and back, so that the files are in the cache.
			await phone.load(origin + to);
			const own: number[] = [];
			for (let time = 0; time < repeats; time += 1) {
				await phone.load(origin + from);
				if (open) await phone.tap(open);
				const { value, url } = await phone.largestPicture(() => phone.tap(link));
				own.push(value);
				times.get(name)?.pictures.add(path.basename(new URL(url).pathname));
			}
			await phone.close();
			times.get(name)?.values.push(...own);
			console.log(`  round ${run}/${runs}, ${name}: ${own.map((value) => figure(value)).join(" ")}`);
		}
	}
	const rows = [...times].map(([name, { values, pictures }]) => {
		const middle = median(values);
		const figures = [middle, Math.min(...values), Math.max(...values)].map((value) => figure(value));
		return [name, String(values.length), ...figures, middle <= bound ? "OK" : "over", [...pictures].join(", ")];
	});
	const head = ["largest picture after a touch, ms", "times", "median", "fastest", "slowest", `<= ${bound}`, "of"];
	console.log(`\n${formatTable(head, rows)}`);
}

/** What a second visit may ask for: whether the page, or its data, has changed since. */
const mayAsk = /^GET \/[^.]*(\.data)?(\?\S*)? 304$/;

async function countRequests(browser: Browser, origin: string): Promise<boolean> {
	const proxy = await startCountingProxy(origin);
	const context = await openPhone(browser);
	const [home, game] = [pathOf("home"), pathOf("game")];
	const rows: string[][] = [];
	let holds = true;
	try {
		const page = await context.newPage();
		const open = async (path: string) => {
			await load(page, proxy.origin + path);
			await ready(page);
		};
		const follow = async (link: string, path: string) => {
			await page.locator(link).first().tap();
			await page.waitForURL(proxy.origin + path);
		};
		const toGame = () => follow(`main a[href="${game}"]`, game);
		const toHome = () => follow(`header a[href="${home}"]`, home);
		// The first visits, to documents and within the app.
		await open(game);
		await open(home);
		for (const go of [toGame, toHome, toGame]) {
			await go();
			await ready(page);
		}
		proxy.take();
		const steps: Readonly<Record<string, () => Promise<unknown>>> = {
			"back, within the app": () => page.goBack(),
			"a link again": toGame,
			"the logo": toHome,
			reload: () => page.reload(),
			"the address again": () => open(game),
		};
		for (const [name, step] of Object.entries(steps)) {
			await step();
			await ready(page);
			const asked = proxy.take();
			const more = asked.filter((line) => !mayAsk.test(line));
			holds &&= more.length === 0;
			rows.push([name, String(asked.length), String(more.length), asked.slice(0, 4).join(", ")]);
			for (const line of more) console.error(`  ${name}: ${line}`);
		}
	} finally {
		await context.close();
		proxy.close();
	}
	console.log(`\n${formatTable(["second visit", "requests", "more than 304 of the page", "asked"], rows)}`);
	return holds;
}

async function ready(page: Page): Promise<void> {
	await booted(page);
	await page.waitForTimeout(500);
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(1_000);
}
