import { findChromium } from "../browsers.ts";
import { startBrowser } from "./puppeteer.ts";
import { travel } from "./travel.ts";

travel("Chromium", () => startBrowser("chrome", findChromium()));
