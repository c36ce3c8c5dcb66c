/** Something wrong with a translation file, and what to do about it. */
export interface Problem {
	/** As a person would open it: `public/locales/ru/translation.json`. */
	readonly file: string;
	/** Dotted key; none when the whole file is meant. */
	readonly key?: string;
	readonly problem: string;
	readonly remedy: string;
}

/** `public/locales/ru/translation.json: key "home.title": it is empty; write a text or remove the key`. */
export function formatProblem({ file, key, problem, remedy }: Problem): string {
	const where = key === undefined ? file : `${file}: key ${JSON.stringify(key)}`;
	return `${where}: ${problem}; ${remedy}`;
}
