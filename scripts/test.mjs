/** `npm test`: installs, finds or installs a Chromium, builds, and runs everything that CI runs. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { prepare, runScript, stop } from "./prepare.mjs";

const places = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

prepare();
process.env.CHROMIUM_PATH = findChromium() ?? installChromium();
for (const step of ["check", "build", "e2e"]) {
	console.log(`\n== npm run ${step}`);
	if (runScript(step) !== 0) stop(`npm run ${step} failed: see above.`);
}

function findChromium() {
	return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}

/** Debian's package: Playwright's own download is not to be relied on. */
function installChromium() {
	console.log("Installing Chromium (Debian's package)…");
	const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	for (const step of [
		["apt-get", "update", "-qq"],
		["apt-get", "install", "-y", "-qq", "chromium"],
	]) {
		const [command, ...parameters] = [...root, ...step];
		spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
	}
	return findChromium() ?? stop("No Chromium found or installed. Install one and set CHROMIUM_PATH to it.");
}
