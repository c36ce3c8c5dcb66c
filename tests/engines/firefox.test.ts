import { findFirefox } from "#scripts/testing/browsers.ts";
import { startBrowser } from "./puppeteer.ts";
import { travel } from "./travel.ts";

const program = findFirefox();

travel(
	"Firefox",
	program
		? () => startBrowser("firefox", program)
		: 'install Debian\'s package "firefox-esr", or set FIREFOX_PATH to a Firefox',
);
