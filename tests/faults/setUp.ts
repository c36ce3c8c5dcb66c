import { afterEach } from "vitest";
import { endSites } from "./site.ts";

afterEach(endSites);
