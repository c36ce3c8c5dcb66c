import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether compressing a file of this name pays: text does, pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
	return /\.(html|js|css|json|svg|txt|xml|atom|data|webmanifest)$/.test(file);
}

/** Writes `<file>.br` and `<file>.gz` beside a file, at the highest levels. */
export async function compress(file: string): Promise<void> {
	const content = await readFile(file);
	const [br, gz] = await Promise.all([
		brotli(content, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
		}),
		zip(content, { level: 9 }),
	]);
	await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
