import { Features, transform } from "lightningcss";

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The browsers that Vite compiles the sheets for: two rules are joined only where all of these know the selectors of both. */
const targets = {
	chrome: version(111),
	edge: version(111),
	firefox: version(114),
	safari: version(16, 4),
	ios_saf: version(16, 4),
};

/**
 * The rules that can apply to pages as they were rendered, in every state: hover, theme, width, paper. A rule goes when each of its
 * selectors asks for a class that no element has; what the app adds later comes with the whole sheets (`app/boot/boot.ts`).
 *
 * @param css the pages' whole sheets
 * @param classes every class of their elements
 */
export function rulesFor(css: string, classes: ReadonlySet<string>): string {
	// The compiler's list is of names of any kind, and an animation may be called as a class is.
	const others = new Set(namesOf(css, /@keyframes\s+([\w-]+)|#(-?[a-z_][\w-]*)/gi));
	const unused = namesOf(css, /\.(-?[a-z_][\w-]*)/gi).filter((name) => !classes.has(name) && !others.has(name));
	return transform({
		filename: "page.css",
		code: Buffer.from(css),
		minify: true,
		targets,
		// As in `vite.config.ts`.
		exclude: Features.LightDark,
		unusedSymbols: [...new Set(unused)],
	}).code.toString();
}

/** Every class that an element of a page has. */
export function classesOf(html: string): string[] {
	return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(/\s+/));
}

function namesOf(css: string, pattern: RegExp): string[] {
	return [...css.matchAll(pattern)].flatMap(([, ...names]) => names.filter((name) => name !== undefined));
}
