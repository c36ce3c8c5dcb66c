import { afterAll, afterEach } from "vitest";
import { endSites, removeSites } from "./site.ts";

afterEach(endSites);
afterAll(removeSites);
