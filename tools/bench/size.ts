import { statSync } from "node:fs";
import path from "node:path";
import type { Response } from "@playwright/test";
import filePlugin from "@size-limit/file";
import sizeLimit from "size-limit";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import { loadUntilIdle, readLcp, withPhone } from "./phone.ts";
import { type BenchSite, listPages } from "./site.ts";
import { formatFigure, formatTable } from "./table.ts";

/** In KB with Brotli: HTML and scripts that load before interaction; the picture of the largest contentful paint. */
const SIZE_BUDGETS = [30, 8, 60];

/** Measures the files in `folder`, the directory of the built pages, that a page loads before interaction. */
export async function measureSizes({ origin }: BenchSite, folder: string, types: readonly string[]): Promise<string> {
	const sumKilobytes = async (responses: readonly Response[], brotli: boolean) => {
		const files = responses.map((response) => findFile(folder, new URL(response.url()).pathname));
		const [result] = (await sizeLimit([filePlugin], { checks: [{ files, brotli }] })) as { size: number }[];
		return (result?.size ?? Number.NaN) / 1000;
	};
	const browser = await launchBrowser();
	const rows: string[][] = [];
	for (const { name, path: address } of await listPages(origin, types)) {
		const sizes = await withPhone(browser, async (page) => {
			const responses = await loadUntilIdle(page, origin + address);
			const { url } = await readLcp(page);
			const ofType = (type: string) => responses.filter((response) => response.request().resourceType() === type);
			const picture = responses.filter((response) => response.url() === url);
			return [
				await sumKilobytes(ofType("document"), true),
				await sumKilobytes(ofType("script"), true),
				await sumKilobytes(picture, false),
			];
		});
		rows.push([name, ...sizes.map((size, kind) => formatFigure(size, SIZE_BUDGETS[kind], 1))]);
	}
	await browser.close();
	return formatTable(["KB", "HTML", "JavaScript", "LCP picture"], [...rows, ["budget", ...SIZE_BUDGETS.map(String)]]);
}

function findFile(folder: string, pathname: string): string {
	const filePaths = [pathname, `${pathname}.html`, `${pathname}/index.html`].map((name) => path.join(folder, name));
	return filePaths.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? `${folder}${pathname}`;
}
