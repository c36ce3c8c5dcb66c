import { globSync } from "node:fs";
import path from "node:path";
import { readText } from "#content/readers/readText.server.ts";

const skipped = /^(?:node_modules|build|data|test-results|playwright-report|bench-results|\.[a-z][\w-]*)$/;
/** Folders of pictures, by path: there are thousands of files, and no texts. */
const pictures = ["art/sources", "public/pictures", "public/clips", "tests/visual"];
const isText = /\.(?:md|ya?ml|json|tsx?|mjs|css|py|toml|conf|service|html)$|Dockerfile$/;

/** Words for people: the name and the company stand there as such. Code might mean something else by the same word. */
const isProse = /^(?:[A-Z]+\.md|(?:docs|content|art)\/.*\.(?:md|yaml)|public\/locales\/.*|tests\/tree\/.*)$/;

/** A file of the project that has text. */
interface TextFile {
	readonly file: string;
	readonly text: string;
	/** Whether its words are for people. */
	readonly isProse: boolean;
	/** Whether it says what was once said or decided, which stays as it was. */
	readonly isHistory: boolean;
}

/** Every text file of a project, by path with slashes; none that a command makes or installs. */
export function textFiles(root: string): TextFile[] {
	const isLeft = (name: string) =>
		skipped.test(path.basename(name)) || pictures.includes(name.split(path.sep).join("/"));
	return globSync("**/*", { cwd: root, exclude: isLeft })
		.map((name) => name.split(path.sep).join("/"))
		.filter((file) => isText.test(file))
		.sort()
		.map((file) => {
			const text = readText(path.join(root, file));
			return { file, text, isProse: isProse.test(file), isHistory: isHistory(file) };
		});
}

/** Texts that record the past, such as earlier texts of documents. */
function isHistory(file: string): boolean {
	if (/^(?:LICEN[CS]E|CHANGELOG|docs\/decisions\/|content\/redirects\.yaml$)/.test(file)) return true;
	return /\/\d{4}-\d\d-\d\d(?:\.\w+)?\.md$/.test(file);
}
