import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Response } from "@playwright/test";
import filePlugin from "@size-limit/file";
import sizeLimit from "size-limit";
import { launchBrowser } from "#scripts/testing/launchBrowser.ts";
import { loadUntilIdle, readLcp, withPhone } from "./phone.ts";
import { listPages, type Site } from "./site.ts";
import { formatTable, type Report } from "./table.ts";

/** In KB: HTML and script files that load before a visitor interacts, in brotli, and the largest contentful paint's picture. */
const BUDGETS = [30, 8, 60];

/** Measures the files that a page loads before a visitor interacts, whatever encoding the server chose. */
export async function measureSizes({ origin }: Site, types: readonly string[]): Promise<Report> {
	const browser = await launchBrowser();
	const rows: string[][] = [];
	for (const { name, path: address } of await listPages(origin, types)) {
		const sizes = await withPhone(browser, async (page) => {
			const responses = await loadUntilIdle(page, origin + address);
			const { url } = await readLcp(page);
			const ofType = (type: string) => responses.filter((response) => response.request().resourceType() === type);
			const picture = responses.filter((response) => response.url() === url);
			return [await measure(ofType("document")), await measure(ofType("script")), await measure(picture, false)];
		});
		rows.push([name, ...sizes.map((size, kind) => `${size.toFixed(1)}${size > (BUDGETS[kind] ?? 0) ? " !" : ""}`)]);
	}
	await browser.close();
	const over = rows.filter((row) => row.some((cell) => cell.endsWith("!")));
	const problems = over.map((row) => `${row.join(", ")}: the budgets are ${BUDGETS.join(", ")} KB`);
	const head = ["KB", "HTML", "JavaScript", "LCP picture"];
	return { table: formatTable(head, [...rows, ["budget", ...BUDGETS.map(String)]]), problems };
}

/** Size of all bodies together, in KB. */
async function measure(responses: readonly Response[], brotli = true): Promise<number> {
	if (responses.length === 0) return 0;
	const folder = mkdtempSync(path.join(tmpdir(), "bench-size-"));
	const files = responses.map((_, index) => path.join(folder, String(index)));
	for (const [index, response] of responses.entries()) writeFileSync(files[index] ?? "", await response.body());
	const [result] = (await sizeLimit([filePlugin], { checks: [{ files, brotli }] })) as { size: number }[];
	rmSync(folder, { recursive: true });
	return (result?.size ?? Number.NaN) / 1000;
}
