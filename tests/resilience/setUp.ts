import { afterAll } from "vitest";
import { removeSites } from "./site.ts";

afterAll(removeSites);
