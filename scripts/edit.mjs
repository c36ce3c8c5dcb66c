/** `npm run edit`: installs what is missing, so that whoever edits need not know when, and starts the editor's desk (`edit.ts`). */
import process from "node:process";
import { prepare, runScript } from "./prepare.mjs";

prepare(true);
process.exitCode = runScript("edit:desk");
