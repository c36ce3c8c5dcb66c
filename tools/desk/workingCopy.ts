import {
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { languageCodes } from "#config/languages.ts";
import { cleanText } from "#content/model/cleanText.ts";
import { decodeText } from "#content/readers/readText.server.ts";
import { insertNonBreakingSpaces } from "#tools/typography/russian.ts";
import { entryCollections, singleFiles, wordCollection } from "./collections.ts";

/** A file as the desk's page lists it. */
interface ListedFile {
	readonly path: string;
	/** In bytes. */
	readonly size: number;
}

/** The files of a working copy that the desk may read and write, and no other. */
export interface WorkingCopy {
	/** Its folder. */
	readonly root: string;
	list(): Promise<ListedFile[]>;
	/** @throws Refused */
	read(file: string): Buffer;
	/** Texts lose invisible characters, and Russian ones get their no-break spaces. @throws Refused, or ContentError for a text that is not UTF-8 */
	write(file: string, content: Buffer): void;
	/** @throws Refused */
	remove(file: string): void;
}

/** What the desk does not do: a file that is none of its own or not there (403, 404), one that is too large or does not hold (413, 422). */
export class RefusedChange extends Error {
	readonly status: 403 | 404 | 413 | 422;

	constructor(status: 403 | 404 | 413 | 422, message: string) {
		super(message);
		this.status = status;
	}
}

const isText = /\.(md|yaml|json)$/;

/** @param root folder of the working copy */
export function openWorkingCopy(root: string): WorkingCopy {
	const patterns = patternsOf();
	const home = realpathSync(root);

	/** The whole path, if the desk may touch it. A link that leads out of the copy is refused with it. */
	const allowed = (file: string): string => {
		const isListed = patterns.some((pattern) => path.posix.matchesGlob(file, pattern));
		if (!isListed || path.posix.normalize(file) !== file)
			throw new RefusedChange(403, `${file} is no file of the desk's.`);
		const whole = path.join(home, file);
		const existing = existsSync(whole) ? whole : closestFolder(path.dirname(whole));
		const real = realpathSync(existing);
		if (real !== home && !real.startsWith(home + path.sep))
			throw new RefusedChange(403, `${file} leads out of the working copy.`);
		if (existsSync(whole) && lstatSync(whole).isSymbolicLink()) throw new RefusedChange(403, `${file} is a link.`);
		return whole;
	};
	const present = (file: string): string => {
		const whole = allowed(file);
		if (!existsSync(whole)) throw new RefusedChange(404, `There is no ${file}.`);
		return whole;
	};

	return {
		root: home,
		async list() {
			const files: ListedFile[] = [];
			for await (const file of glob(patterns, { cwd: home })) {
				files.push({ path: file.split(path.sep).join("/"), size: statSync(path.join(home, file)).size });
			}
			return files.sort((a, b) => a.path.localeCompare(b.path, "en"));
		},
		read: (file) => readFileSync(present(file)),
		write(file, content) {
			const whole = allowed(file);
			const text = isText.test(file)
				? cleanText(decodeText(file, content)).split("\n").map(insertNonBreakingSpaces).join("\n")
				: undefined;
			mkdirSync(path.dirname(whole), { recursive: true });
			// File watchers never see a partial file.
			const draft = path.join(path.dirname(whole), `.${path.basename(whole)}.draft`);
			writeFileSync(draft, text ?? content);
			renameSync(draft, whole);
		},
		remove: (file) => rmSync(present(file)),
	};
}

/** Patterns of the files that the desk's forms stand for. */
function patternsOf(): string[] {
	return [
		...entryCollections().map(({ folder, extension }) => `${folder}/*.${extension}`),
		...singleFiles().map(({ file }) => file),
		...wordCollection().files.flatMap(({ file }) =>
			languageCodes.map((language) => file.replace("{{locale}}", language)),
		),
	];
}

function closestFolder(folder: string): string {
	return existsSync(folder) ? folder : closestFolder(path.dirname(folder));
}
