import { existsSync, globSync } from "node:fs";
import { unpackChromium } from "./packedChromium.ts";

export interface WebKitParts {
	readonly driver: string;
	readonly browser: string;
	/** The display that the browser draws on: WebKitGTK has no headless mode, and that of WPE only one window size. */
	readonly display: string;
}

/**
 * The Chromium of `CHROMIUM_PATH`, or the pinned one, or where that does not run an installed one. Throws if there is none.
 *
 * @returns its path, and whether it is the one that package-lock.json pins: pictures drawn by it can be compared
 */
export function findChromium(): { readonly path: string; readonly isPinned: boolean } {
	const chosen = given("CHROMIUM_PATH");
	if (chosen) return { path: chosen, isPinned: false };
	const pinnedPath = unpackChromium();
	if (pinnedPath) return { path: pinnedPath, isPinned: true };
	// The shell first: without a window's own toolbar, itself a web page to it, the browser tests take half the time.
	const usual = [
		...["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`),
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	];
	const installedPath = usual.find((place) => existsSync(place));
	if (installedPath) return { path: installedPath, isPinned: false };
	throw new Error(`No Chromium at ${usual.join(", ")}. Install one, or set CHROMIUM_PATH to a Chromium or Chrome.`);
}

/** Debian's Firefox, or the one of `FIREFOX_PATH`; undefined where there is none. */
export function findFirefox(): string | undefined {
	const usual = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
	return given("FIREFOX_PATH") ?? usual.find((place) => existsSync(place));
}

/** Debian's WebKitGTK and what it needs; undefined where a part is missing. */
export function findWebKit(): WebKitParts | undefined {
	const [driver, display] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
	const browser = globSync("/usr/{lib,libexec}/{,*/}webkit*/MiniBrowser").toSorted().at(-1);
	return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined;
}

/** Debian's WPE WebKit and what it needs; undefined if a program is missing. */
export function findWpe(): WebKitParts | undefined {
	const parts = { driver: "/usr/bin/WPEWebDriver", browser: "/usr/bin/cog", display: "/usr/bin/weston" };
	return Object.values(parts).every((file) => existsSync(file)) ? parts : undefined;
}

/** The program that a variable names. Throws when nothing is there. */
function given(variable: string): string | undefined {
	const place = process.env[variable];
	if (place && !existsSync(place)) throw new Error(`${variable}=${place}: there is no such file.`);
	return place || undefined;
}
