import { runJourneys } from "./runJourneys.ts";

runJourneys("webkit");
