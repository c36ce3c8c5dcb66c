import { runJourneys } from "./runJourneys.ts";

runJourneys("chromium-119");
