/** `node tools/run.mjs <file> [arguments]`: installs missing packages and runs a TypeScript file with the project's own Node. */
import process from "node:process";
import { prepare, run } from "./prepare.mjs";

prepare(true);
process.exitCode = await run("node", ...process.argv.slice(2));
