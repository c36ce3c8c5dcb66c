import { travelOldChromium } from "./travelOldChromium.ts";

travelOldChromium("chromium-115");
