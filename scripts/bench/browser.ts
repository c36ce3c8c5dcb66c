import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const places = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Switches that keep a browser from doing anything but what it is told. */
export const browserFlags: readonly string[] = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--disable-extensions",
	"--disable-dev-shm-usage",
];

/** The installed Chromium: `CHROMIUM_PATH`, or where systems put it. Throws when there is none. */
export function chromiumPath(): string {
	const found = [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
	if (!found) throw new Error("No Chromium found. Install one and set CHROMIUM_PATH to it.");
	return found;
}

export function launchBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: chromiumPath(), args: [...browserFlags] });
}
