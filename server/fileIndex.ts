import type { FileEntry } from "./files.ts";

/**
 * Every address that a file answers, as one text in memory, in which an address is looked up by halving: a catalogue of tens of
 * thousands of games has hundreds of thousands of files, and as objects they would take more memory than all else that the server has.
 *
 * Its first line has the media types as JSON. Each other line is a file, in the order of its address's bytes: address, size, tag, place
 * of its type, and whether it is a page (`p`) and compressed as well (`c`), with tabs between them.
 */
export class FileIndex {
	private readonly text: Buffer;
	private readonly types: readonly string[];
	/** Where the first file's line begins. */
	private readonly start: number;

	/**
	 * @param text as `packIndex` gives it
	 * @param name of its file, for the error
	 * @throws when it is another text
	 */
	constructor(text: Buffer, name = "The index of files") {
		this.start = text.indexOf("\n") + 1;
		this.text = text;
		try {
			this.types = JSON.parse(text.toString("utf8", 0, this.start));
		} catch {
			throw new Error(`${name} is not what a build writes: build the site again, with "npm run build".`);
		}
	}

	/** The file that answers an address; undefined where none does. */
	get(address: string): FileEntry | undefined {
		// Between a line's fields, and at its end.
		if (/[\t\n]/.test(address)) return undefined;
		const wanted = Buffer.from(`${address}\t`);
		let [low, high] = [this.start, this.text.length];
		while (low < high) {
			const line = this.lineAt((low + high) >> 1);
			const end = Math.min(line + wanted.length, this.text.length);
			const order = this.text.compare(wanted, 0, wanted.length, line, end);
			if (order === 0) return this.entryAt(line);
			if (order < 0) low = this.text.indexOf("\n", line) + 1;
			else high = line;
		}
		return undefined;
	}

	/** Every file, by its address. */
	*[Symbol.iterator](): Generator<[address: string, entry: FileEntry]> {
		for (let line = this.start; line < this.text.length; line = this.text.indexOf("\n", line) + 1) {
			yield [this.text.toString("utf8", line, this.text.indexOf("\t", line)), this.entryAt(line)];
		}
	}

	/** Where the line begins that a byte is in. */
	private lineAt(byte: number): number {
		return byte === this.start ? byte : this.text.lastIndexOf("\n", byte - 1) + 1;
	}

	private entryAt(line: number): FileEntry {
		const fields = this.text.toString("utf8", line, this.text.indexOf("\n", line)).split("\t");
		const [address = "", size, etag = "", type, marks = ""] = fields;
		const name = address.slice(1);
		return {
			file: marks.includes("p") ? pageFile(address) : name,
			type: this.types[Number(type)] ?? "",
			size: Number(size),
			etag,
			compressed: marks.includes("c"),
		};
	}
}

/**
 * The file of the page at an address: `/` is `index.html` and `/ru/news` is `ru/news.html`. Static hosts answer such an address
 * itself; for a folder with an `index.html` they would redirect to the address with a slash at its end.
 */
export function pageFile(address: string): string {
	return `${address.slice(1) || "index"}.html`;
}

/** The text of an index. */
export function packIndex(entries: Iterable<FileEntry>): Buffer {
	const all = [...entries];
	// In an order of their own: whichever file comes first, the index of the same files is the same.
	const types = new Map([...new Set(all.map(({ type }) => type))].sort().map((type, place) => [type, place]));
	const lines = all.map(({ file, type, size, etag, compressed }) => {
		const name = file.replace(/^index\.html$|\.html$/, "");
		const marks = `${name === file ? "" : "p"}${compressed ? "c" : ""}`;
		return `/${name}\t${size}\t${etag}\t${types.get(type)}\t${marks}\n`;
	});
	return Buffer.from(`${JSON.stringify([...types.keys()])}\n${inOrderOfBytes(lines).join("")}`);
}

/** Texts of ASCII alone have that order as they are, which takes a tenth of the time. */
function inOrderOfBytes(lines: readonly string[]): string[] {
	if (!lines.some((line) => /[^\0-\x7f]/.test(line))) return lines.toSorted();
	return lines
		.map((line) => Buffer.from(line))
		.sort(Buffer.compare)
		.map(String);
}
