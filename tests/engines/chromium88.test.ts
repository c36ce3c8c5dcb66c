import { travelBelowFloor } from "./travelOldChromium.ts";

travelBelowFloor("chromium-88");
