/** Cyrillic letters by their sound, in Latin ones. */
const sounds: Readonly<Record<string, string>> = {
	а: "a",
	б: "b",
	в: "v",
	г: "g",
	д: "d",
	е: "e",
	ж: "zh",
	з: "z",
	и: "i",
	к: "k",
	л: "l",
	м: "m",
	н: "n",
	о: "o",
	п: "p",
	р: "r",
	с: "s",
	т: "t",
	у: "u",
	ф: "f",
	х: "h",
	ц: "ts",
	ч: "ch",
	ш: "sh",
	щ: "sh",
	ъ: "",
	ы: "i",
	ь: "",
	э: "e",
	ю: "iu",
	я: "ia",
};

/** How English spells a sound, and how a Russian ear writes it down: applied in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
	[/ck/g, "k"],
	[/ph/g, "f"],
	[/th/g, "t"],
	[/oo/g, "u"],
	[/ee|ea/g, "i"],
	[/oa/g, "o"],
	[/c(?=[eiy])/g, "s"],
	[/c(?!h)/g, "k"],
	[/q/g, "k"],
	[/x/g, "ks"],
	[/w/g, "v"],
	[/y/g, "i"],
	[/j/g, "dzh"],
	[/(.)\1+/g, "$1"],
	[/(..[^aeou])e$/, "$1"],
];

/**
 * The words of a text as they sound, so that `Bubble Shooter`, `buble shuter` and `бабл шутер` come near each other: small Latin
 * letters and digits, without doubled letters and silent ones.
 */
export function foldText(text: string): string[] {
	const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
	return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(foldWord).filter(Boolean);
}

const folded = new Map<string, string>();

/** Each word once: the names of genres and studios come again with every game. */
function foldWord(word: string): string {
	const known = folded.get(word);
	if (known !== undefined) return known;
	const latin = word.replace(/[а-я]/g, (letter) => sounds[letter] ?? letter);
	const sound = spellings.reduce((text, [spelling, letters]) => text.replace(spelling, letters), latin);
	folded.set(word, sound);
	return sound;
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillicKeys = "ёйцукенгшщзхъфывапролджэячсмитьбю";

/** What the same keys write under the other of the two layouts: `ищфе` -> `boat`, `ujyrb` -> `гонки`. */
export function swapLayout(text: string): string {
	return [...text.toLowerCase()]
		.map((letter) => {
			const latin = latinKeys.indexOf(letter);
			if (latin >= 0) return cyrillicKeys[latin];
			const cyrillic = cyrillicKeys.indexOf(letter);
			return cyrillic >= 0 ? latinKeys[cyrillic] : letter;
		})
		.join("");
}
