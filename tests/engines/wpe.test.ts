import { runJourneys } from "./runJourneys.ts";

runJourneys("wpe");
