/** `node --import ./tools/checkNode.mjs <file>`: exits with a remedy if this Node cannot run TypeScript. */
import { existsSync } from "node:fs";
import process from "node:process";
import { fail, missingNode } from "./prepare.mjs";

if (!process.features.typescript)
	fail(existsSync("node_modules") ? missingNode : 'Run "npm install" first. It installs Node 24 where it can.');
