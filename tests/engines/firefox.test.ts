import { findFirefox } from "#scripts/testing/browsers.ts";
import { startFirefox } from "./puppeteer.ts";
import { travel } from "./travel.ts";

const program = findFirefox();

travel(
	"Firefox",
	program ? () => startFirefox(program) : 'install Debian\'s package "firefox-esr", or set FIREFOX_PATH to a Firefox',
);
