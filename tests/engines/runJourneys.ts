import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeSites, startBuiltSite } from "#tests/resilience/site.ts";
import { findChromium, findFirefox, findWebKit, findWpe } from "#tools/testing/browsers.ts";
import { unpackChromium } from "#tools/testing/packedChromium.ts";
import { startChromium, startFirefox } from "./devtools.ts";
import { type BrowserEngine, UnsupportedEngine, type WindowOptions } from "./engine.ts";
import { type ErrorProxy, startErrorProxy } from "./errorProxy.ts";
import { journeysBelowFloor } from "./journeys/belowFloor.ts";
import { browserJourneys } from "./journeys/browserJourneys.ts";
import { type BrowserJourney, EnginePage } from "./page.ts";
import { NO_ANSWER, startWebKit, startWpe } from "./webDriver.ts";

const desktopWindow: WindowOptions = { width: 1280, height: 900, language: "en-US" };

/** Returns a function that starts the engine, or how to install it if it is missing. */
function findEngine(name: string): (() => Promise<BrowserEngine>) | string {
	const found = <Program>(
		program: Program | undefined,
		start: (program: Program) => Promise<BrowserEngine>,
		remedy: string,
	) => (program ? () => start(program) : remedy);
	switch (name) {
		case "chromium":
			return () => startChromium(findChromium().path);
		case "firefox":
			return found(
				findFirefox(),
				startFirefox,
				"install Debian's package firefox-esr, or set FIREFOX_PATH to a Firefox",
			);
		case "webkit":
			return found(findWebKit(), startWebKit, "install Debian's packages webkit2gtk-driver and xvfb");
		case "wpe":
			return found(findWpe(), startWpe, "install Debian's packages wpewebkit-driver, cog and weston");
		default:
			return found(unpackChromium(name), startChromium, `install the package ${name} of tooling/, on Linux x64`);
	}
}

/**
 * Runs all journeys on the built site. Skips them if the engine is not installed.
 * @param name "chromium", "firefox", "webkit", "wpe", or an old Chromium's alias in tooling/package.json
 */
export function runJourneys(name: string): void {
	const start = findEngine(name);
	const isBelowFloor = ["chromium-88", "chromium-92"].includes(name);
	const all: readonly BrowserJourney[] = isBelowFloor ? journeysBelowFloor : browserJourneys;
	if (typeof start === "string") {
		describe.skip(`${name} is missing: ${start}`, () => {
			for (const browserJourney of all) test(browserJourney.name, () => {});
		});
		return;
	}
	describe(name, () => {
		let browserEngine: BrowserEngine;
		let proxy: ErrorProxy;

		beforeAll(async () => {
			proxy = await startErrorProxy((await startBuiltSite()).origin);
			browserEngine = await start();
			console.log(browserEngine.name);
		});

		afterAll(async () => {
			await browserEngine?.close();
			proxy?.close();
			removeSites();
		});

		// A timeout rarely repeats unless the page causes it.
		const retry = process.env.CI ? 1 : { count: 1, condition: new RegExp(NO_ANSWER) };
		for (const { name: title, go, options, allowed } of all) {
			test(title, { retry }, async ({ skip }) => {
				proxy.takeErrors();
				const browserWindow = await browserEngine.open({ ...desktopWindow, ...options }).catch((error: unknown) => {
					if (error instanceof UnsupportedEngine) skip(error.message);
					throw error;
				});
				try {
					await go(new EnginePage(proxy, browserWindow));
				} finally {
					proxy.cutPath = undefined;
					await browserWindow.close();
				}
				expect(
					proxy.takeErrors().filter((line) => !allowed?.test(line)),
					"errors in the browser",
				).toEqual([]);
			});
		}
	});
}
