import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { findPostgres } from "#server/testing/findPostgres.ts";
import { findChromium, findFirefox, findWebKit, findWpe } from "./browsers.ts";
import { installRuff } from "./ruff.ts";

/**
 * Installs what the tests need and do not find: ruff with pip, and Debian's packages of PostgreSQL, Firefox, WebKit. What
 * cannot be had, and Debian's packages without apt, are missed by name: by the tests that need them. Throws when there is no Chromium.
 */
export function installPrograms(): void {
	console.log(`Chromium: ${findChromium().path}`);
	installRuff();
	if (!existsSync("/usr/bin/apt-get")) return;
	const hasLocales = ["/usr/bin/localedef", "/usr/share/i18n/locales/ru_RU"].every((place) => existsSync(place));
	const missing = [
		...(findPostgres() ? [] : ["postgresql"]),
		...(findFirefox() ? [] : ["firefox-esr"]),
		...(findWebKit() && hasLocales ? [] : ["webkit2gtk-driver", "xvfb", "locales"]),
		...(findWpe() ? [] : ["wpewebkit-driver", "cog", "weston"]),
		// What WebKit decodes clips with.
		...(globSync("/usr/lib/*/gstreamer-1.0/libgstlibav.so").length > 0 ? [] : ["gstreamer1.0-libav"]),
	];
	if (missing.length === 0) return;
	console.log(`Installing ${missing.join(", ")} (Debian's packages)…`);
	// As root, or with sudo that asks for no password.
	const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const steps = [
		["update", "-qq"],
		...missing.map((name) => ["install", "-y", "-qq", "--no-install-recommends", name]),
	];
	for (const step of steps) {
		const [command = "", ...parameters] = [...root, "apt-get", ...step];
		spawnSync(command, parameters, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
	}
}
