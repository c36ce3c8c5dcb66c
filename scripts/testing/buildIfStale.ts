/** What `npm test -- <words>` does before it runs tests of the built site: builds, unless the build is up to date. */
import { spawnSync } from "node:child_process";
import { buildAge } from "./buildAge.ts";

const { isThere, newerSource } = buildAge();
if (isThere && !newerSource) console.log("The build is up to date.");
else process.exitCode = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" }).status ?? 1;
