import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { pathOf } from "./pages.ts";
import { type MeasuredSite, type RunningServer, startScript, startSites } from "./server.ts";
import { SlowPhone } from "./slowPhone.ts";
import { figure, formatTable, median, percentile } from "./table.ts";
import { inTemporaryFolder } from "./temporaryFolder.ts";

/** Milliseconds from a finger to the next paint, for nearly all of them. */
const bound = 100;

/** So many times each on every page that is loaded: ten taps of one visitor, the first of which may have to fetch code. */
const repeats = 10;

/** Milliseconds between two interactions, in which what moves comes to rest. */
const pause = 500;

interface Interaction {
	readonly name: string;
	/** Of the page that it is tried on. */
	readonly path: string;
	/** Whether that is the bare one, which has a server of its own. */
	readonly isBare?: true;
	/** What must be so before the first time. */
	readonly prepare?: (phone: SlowPhone) => Promise<unknown>;
	/** The interaction. */
	readonly act: (phone: SlowPhone, place: number) => Promise<void>;
	/** Puts the page back as it was, without being measured. */
	readonly undo?: (page: Page) => Promise<unknown>;
}

/** One button that writes a word: what the browser and this tool take of themselves. */
const barePage =
	'<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>' +
	`<button onclick="this.textContent = this.textContent === 'on' ? 'off' : 'on'">off</button>`;

const openSearch = (phone: SlowPhone) => phone.tap("header a[aria-keyshortcuts]");
const closeDialog = (page: Page) =>
	page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.close());
const switchTheme = (phone: SlowPhone, place: number) =>
	phone.tap(`footer input[name=theme][value=${place % 2 === 0 ? "dark" : "light"}]`);

function interactions(): Interaction[] {
	const clear = async (page: Page) => page.keyboard.press("Backspace");
	return [
		{ name: "bare page, button", path: "/0", isBare: true, act: (phone) => phone.tap("button") },
		{
			name: "menu, opening",
			path: pathOf("home"),
			act: (phone) => phone.tap("button[popovertarget=menu]"),
			undo: (page) => page.evaluate(() => document.querySelector<HTMLElement>("#menu")?.hidePopover()),
		},
		{ name: "search, opening", path: pathOf("home"), act: openSearch, undo: closeDialog },
		{
			name: "search, a letter",
			path: pathOf("home"),
			prepare: async (phone) => {
				await openSearch(phone);
				await phone.page.waitForSelector("dialog[open] li a");
			},
			act: ({ page }) => page.keyboard.press("s"),
			undo: clear,
		},
		{
			name: "games, a letter",
			path: pathOf("games"),
			prepare: async (phone) => {
				await phone.tap("main input[type=search]");
				await phone.page.waitForLoadState("networkidle");
			},
			act: ({ page }) => page.keyboard.press("s"),
			undo: clear,
		},
		{
			name: "slider, an arrow",
			path: pathOf("game"),
			act: (phone, place) => phone.tap(`main [data-app-only] > button:${place % 2 === 0 ? "last" : "first"}-child`),
		},
		{
			name: "screenshot, opening",
			path: pathOf("game"),
			act: (phone) => phone.tap("li a[draggable=false]"),
			undo: closeDialog,
		},
		{ name: "accordion", path: pathOf("publish"), act: (phone) => phone.tap("main summary") },
		{
			name: "home to a game",
			path: pathOf("home"),
			act: (phone) => phone.tap("main a[data-shape]"),
			// The first paint may be that of the card under the finger, and the address changes before the page does: one step too
			// early, Back would leave the site, or the card would go with the page that is left.
			undo: async (page) => {
				await page.waitForSelector("main a[draggable=false]");
				await page.goBack();
				await page.waitForSelector("main a[data-shape]");
			},
		},
		{ name: "theme, home", path: pathOf("home"), act: switchTheme },
		{ name: "theme, document", path: pathOf("document"), act: switchTheme },
	];
}

/**
 * Times the interaction to the next paint on a slow phone, of each kind of interaction in turns, beside a bare page's in
 * the same run, and prints it. Resolves to true: times are for reading.
 *
 * @param runs pages loaded for each kind
 * @param beside another checkout with a build of the site, measured in turns with this one
 */
export function measureInteractions(runs: number, beside?: string): Promise<boolean> {
	return inTemporaryFolder("bare", async (folder) => {
		const file = path.join(folder, "bare.html");
		await writeFile(file, barePage);
		const servers: RunningServer[] = [];
		const browser = await launchBrowser();
		try {
			const bare = await startScript("scripts/bench/bareServer.ts", [file, '{"content-type":"text/html"}'], ".");
			servers.push(bare);
			const sites = await startSites(beside);
			servers.push(...sites.map(({ server }) => server));
			report(await timeInteractions(browser, bare.origin, sites, runs));
		} finally {
			await browser.close();
			await Promise.all(servers.map((server) => server.stop()));
		}
		return true;
	});
}

/** The first on each page that was loaded, and all of them: milliseconds by name. */
type Times = ReadonlyMap<string, { readonly first: number[]; readonly every: number[] }>;

async function timeInteractions(
	browser: Browser,
	bare: string,
	sites: readonly MeasuredSite[],
	runs: number,
): Promise<Times> {
	const all = interactions().flatMap((kind) =>
		(kind.isBare ? [{ suffix: "", origin: bare }] : sites).map(({ suffix, origin }) => {
			return { ...kind, name: kind.name + suffix, origin };
		}),
	);
	const times: Times = new Map(all.map(({ name }) => [name, { first: [], every: [] }]));
	for (let run = 1; run <= runs; run += 1) {
		for (const { name, origin, path: address, isBare, prepare, act, undo } of all) {
			const phone = await SlowPhone.open(browser, origin);
			await phone.load(origin + address, !isBare);
			await prepare?.(phone);
			const own: number[] = [];
			for (let place = 0; place < repeats; place += 1) {
				own.push(await phone.nextPaint(() => act(phone, place)));
				await undo?.(phone.page);
				await phone.page.waitForTimeout(pause);
			}
			await phone.close();
			times.get(name)?.every.push(...own);
			times.get(name)?.first.push(own[0] ?? Number.NaN);
			console.log(`  round ${run}/${runs}, ${name}: ${own.join(" ")}`);
		}
	}
	return times;
}

function report(times: Times): void {
	const rows = [...times].map(([name, { first, every }]) => {
		const slow = percentile(every, 98);
		const figures = [median(every), slow, Math.max(...every), median(first)].map((value) => figure(value));
		return [name, String(every.length), ...figures, slow <= bound ? "OK" : "over"];
	});
	const head = ["next paint, ms", "times", "median", "p98", "slowest", "first", `p98 <= ${bound}`];
	console.log(`\n${formatTable(head, rows)}`);
}
