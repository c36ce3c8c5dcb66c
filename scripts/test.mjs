/** `npm test`: installs what is missing and runs everything that CI runs. `npm test -- <words>` runs what has the words. */
import process from "node:process";
import { prepare, runScript } from "./prepare.mjs";

prepare(true);
process.exitCode = runScript("test:layers", process.argv.slice(2));
