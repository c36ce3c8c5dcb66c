import { findChromium } from "#scripts/testing/browsers.ts";
import { startBrowser } from "./puppeteer.ts";
import { travel } from "./travel.ts";

travel("Chromium", () => startBrowser("chrome", findChromium().path));
