import { travelOldChromium } from "./travelOldChromium.ts";

travelOldChromium("chromium-109");
