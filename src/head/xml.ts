/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters
const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const xmlEntities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeText(text: string): string {
	return text.replace(forbiddenCharacters, "").replace(/[&<>"]/g, (character) => xmlEntities[character] ?? character);
}

/** Marks a string as markup, so that it is not escaped as text. */
export class XmlMarkup {
	readonly source: string;
	constructor(source: string) {
		this.source = source;
	}
}

/** Renders an element on its own lines. Strings in `children` are escaped. */
export function renderElement(
	name: string,
	attributes: Record<string, string>,
	...children: (string | XmlMarkup)[]
): XmlMarkup {
	const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
	const renderedChildren = children
		.map((child) => (child instanceof XmlMarkup ? `\n${child.source}` : escapeText(child)))
		.join("");
	const end = children.some((child) => child instanceof XmlMarkup) ? "\n" : "";
	return new XmlMarkup(
		renderedChildren ? `<${name}${said.join("")}>${renderedChildren}${end}</${name}>` : `<${name}${said.join("")}/>`,
	);
}

export function xmlDocument(root: XmlMarkup): string {
	return `<?xml version="1.0" encoding="utf-8"?>\n${root.source}\n`;
}
