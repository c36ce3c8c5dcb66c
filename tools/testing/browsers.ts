import { existsSync, globSync } from "node:fs";
import { unpackChromium } from "./packedChromium.ts";

export interface WebKitParts {
	readonly driver: string;
	readonly browser: string;
	/** The display server: WebKitGTK has no headless mode, and WPE's has only one viewport size. */
	readonly display: string;
}

/**
 * Finds the Chromium of `CHROMIUM_PATH`, the pinned one, or an installed one. Throws if there is none.
 * @returns `isPinned`: whether package-lock.json pins it, so that its screenshots can be compared
 */
export function findChromium(): { readonly path: string; readonly isPinned: boolean } {
	const chosen = getEnvPath("CHROMIUM_PATH");
	if (chosen) return { path: chosen, isPinned: false };
	const pinnedPath = unpackChromium();
	if (pinnedPath) return { path: pinnedPath, isPinned: true };
	// The headless shell first: without browser UI, the browser tests take half the time.
	const usual = [
		...["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`),
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	];
	const installedPath = usual.find((place) => existsSync(place));
	if (installedPath) return { path: installedPath, isPinned: false };
	throw new Error(`No Chromium at ${usual.join(", ")}. Install one, or set CHROMIUM_PATH to a Chromium or Chrome.`);
}

/** Debian's Firefox, or the one of `FIREFOX_PATH`. */
export function findFirefox(): string | undefined {
	const usual = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
	return getEnvPath("FIREFOX_PATH") ?? usual.find((place) => existsSync(place));
}

/** Debian's WebKitGTK and its driver; undefined if a program is missing. */
export function findWebKit(): WebKitParts | undefined {
	const [driver, display] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
	const browser = globSync("/usr/{lib,libexec}/{,*/}webkit*/MiniBrowser").toSorted().at(-1);
	return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined;
}

/** Debian's WPE WebKit and its driver; undefined if a program is missing. */
export function findWpe(): WebKitParts | undefined {
	const parts = { driver: "/usr/bin/WPEWebDriver", browser: "/usr/bin/cog", display: "/usr/bin/weston" };
	return Object.values(parts).every((file) => existsSync(file)) ? parts : undefined;
}

/** A path from an environment variable. Throws if the file is missing. */
function getEnvPath(variable: string): string | undefined {
	const place = process.env[variable];
	if (place && !existsSync(place)) throw new Error(`${variable}=${place}: the file does not exist.`);
	return place || undefined;
}
