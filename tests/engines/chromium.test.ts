import { findChromium } from "#scripts/testing/browsers.ts";
import { startChromium } from "./playwright.ts";
import { travel } from "./travel.ts";

travel("Chromium", () => startChromium(findChromium().path));
