/**
 * `npm run check`: everything that needs no browser. One step after another, content first: of a page without words, or
 * of a bad file, the router and the types tell in ten lines that lead nobody there. The first failure ends it.
 */
import { spawnSync } from "node:child_process";

const node = process.execPath;
const steps: readonly { name: string; command: string; parameters: string[] }[] = [
	{ name: "format and lint", command: "biome", parameters: ["check", "--error-on-warnings", "."] },
	{ name: "translations", command: node, parameters: ["scripts/checkLocales.ts"] },
	{ name: "pages", command: node, parameters: ["scripts/checkPages.ts"] },
	{ name: "typography", command: node, parameters: ["scripts/checkTypography.ts"] },
	{ name: "route types", command: "react-router", parameters: ["typegen"] },
	{ name: "types", command: "tsc", parameters: [] },
	{ name: "dead code", command: "knip", parameters: [] },
	{ name: "file length", command: node, parameters: ["scripts/checkLength.ts"] },
	{ name: "unit tests", command: "vitest", parameters: ["run"] },
];

for (const [index, { name, command, parameters }] of steps.entries()) {
	const started = performance.now();
	console.log(`[${index + 1}/${steps.length}] ${name}`);
	const { status, error } = spawnSync(command, parameters, { stdio: "inherit" });
	if (error) console.error(`${command}: ${error.message}`);
	if (status !== 0) {
		console.error(`"${name}" failed: ${command} ${parameters.join(" ")}`);
		process.exit(status ?? 1);
	}
	console.log(`      ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
