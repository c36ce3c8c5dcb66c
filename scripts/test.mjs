/**
 * `npm test`: installs, finds or installs a Chromium, a PostgreSQL, a Firefox and a WebKit, builds, and runs everything
 * that CI runs.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { prepare, runScript, stop } from "./prepare.mjs";

/** The shell first: without a window's own toolbar, itself a web page to it, the browser tests take half the time. */
const places = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

prepare();
process.env.CHROMIUM_PATH = findChromium() ?? installChromium();
process.env.POSTGRES_BIN = findPostgres() ?? installPostgres();
installEngines();
for (const step of ["check", "build", "faults", "engines", "e2e"]) {
	console.log(`\n== npm run ${step}`);
	if (runScript(step) !== 0) stop(`npm run ${step} failed: see above.`);
}

function findChromium() {
	return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}

/** Debian's packages: Playwright's own download is not to be relied on. */
function installChromium() {
	console.log("Installing Chromium (Debian's package)…");
	installPackage("chromium-headless-shell");
	if (!findChromium()) installPackage("chromium");
	return findChromium() ?? stop("No Chromium found or installed. Install one and set CHROMIUM_PATH to it.");
}

/** The folder of the database server's programs: the tests start one of their own. */
function findPostgres() {
	const debian = "/usr/lib/postgresql";
	const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [
		process.env.POSTGRES_BIN,
		...versions.map((version) => path.join(debian, version, "bin")),
		...(process.env.PATH ?? "").split(path.delimiter),
	];
	return folders.find(
		(folder) => folder && ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name))),
	);
}

function installPostgres() {
	console.log("Installing PostgreSQL (Debian's package)…");
	installPackage("postgresql");
	return findPostgres() ?? stop("No PostgreSQL found or installed. Install it and set POSTGRES_BIN to its programs.");
}

/** Firefox and WebKit, where there is apt: an engine that cannot be had is named by the journeys that it misses. */
function installEngines() {
	if (!existsSync("/usr/bin/apt-get")) return;
	const hasFirefox = process.env.FIREFOX_PATH || existsSync("/usr/bin/firefox-esr") || existsSync("/usr/bin/firefox");
	const hasWebKit = ["WebKitWebDriver", "Xvfb", "localedef"].every((program) => existsSync(`/usr/bin/${program}`));
	const missing = [
		...(hasFirefox ? [] : ["firefox-esr"]),
		...(hasWebKit && existsSync("/usr/share/i18n/locales/ru_RU") ? [] : ["webkit2gtk-driver", "xvfb", "locales"]),
	];
	for (const name of missing) {
		console.log(`Installing ${name} (Debian's package)…`);
		installPackage(name, "--no-install-recommends");
	}
}

/** As root, or with sudo that asks for no password. */
function installPackage(name, ...options) {
	const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	for (const step of [
		["apt-get", "update", "-qq"],
		["apt-get", "install", "-y", "-qq", ...options, name],
	]) {
		const [command, ...parameters] = [...root, ...step];
		spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
	}
}
