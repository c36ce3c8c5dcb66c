/** `node tools/run.mjs <file> [arguments]`: installs missing packages and runs a TypeScript file with Node 24. */
import process from "node:process";
import { installPackages, run } from "./prepare.mjs";

installPackages(true);
process.exitCode = await run("node", ...process.argv.slice(2));
