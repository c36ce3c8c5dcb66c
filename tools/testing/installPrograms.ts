import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { findPostgres } from "#server/testing/startPostgres.ts";
import { findChromium, findFirefox, findWebKit, findWpe } from "./browsers.ts";

/** Installs missing Debian packages for tests where apt and root rights exist. @throws if no Chromium is installed */
export function installPrograms(needsAllEngines: boolean): void {
	console.log(`Chromium: ${findChromium().path}`);
	if (!existsSync("/usr/bin/apt-get")) return;
	const hasLocales = ["/usr/bin/localedef", "/usr/share/i18n/locales/ru_RU"].every((place) => existsSync(place));
	const enginePackages = [
		...(findFirefox() ? [] : ["firefox-esr"]),
		...(findWebKit() && hasLocales ? [] : ["webkit2gtk-driver", "xvfb", "locales"]),
		...(findWpe() ? [] : ["wpewebkit-driver", "cog", "weston"]),
		// Plays clips in WebKit.
		...(globSync("/usr/lib/*/gstreamer-1.0/libgstlibav.so").length > 0 ? [] : ["gstreamer1.0-libav"]),
	];
	const missing = [...(findPostgres() ? [] : ["postgresql"]), ...(needsAllEngines ? enginePackages : [])];
	if (missing.length === 0) return;
	console.log(`Installing ${missing.join(", ")} (Debian's packages)…`);
	const sudoPrefix = process.getuid?.() === 0 ? "" : "sudo -n ";
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	// Separately, because a package that this release lacks must not block the others.
	for (const action of ["update -qq", ...missing.map((name) => `install -y -qq --no-install-recommends ${name}`)])
		spawnSync(`${sudoPrefix}apt-get ${action}`, { stdio: "inherit", shell: true, env });
}
