import { runJourneys } from "./runJourneys.ts";

runJourneys("firefox");
