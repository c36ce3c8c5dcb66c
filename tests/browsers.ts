import { existsSync, globSync } from "node:fs";

/** Where WebKit's parts are. */
export interface WebKitParts {
	/** The WebDriver server. */
	readonly driver: string;
	/** The browser that it starts. */
	readonly browser: string;
	/** The display that the browser draws on: it has no headless mode. */
	readonly display: string;
}

/** Debian's Chromium rather than Playwright's own download, which needs a host that may be out of reach. */
export function findChromium(): string {
	const usual = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
		(name) => `/usr/bin/${name}`,
	);
	const found = given("CHROMIUM_PATH") ?? usual.find((place) => existsSync(place));
	if (found) return found;
	throw new Error(
		`No Chromium at ${usual.join(", ")}. Run "npm test", which installs one, or set CHROMIUM_PATH to a Chromium or Chrome.`,
	);
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

/** The program that a variable names. Throws when nothing is there. */
function given(variable: string): string | undefined {
	const place = process.env[variable];
	if (place && !existsSync(place)) throw new Error(`${variable}=${place}: there is no such file.`);
	return place || undefined;
}
