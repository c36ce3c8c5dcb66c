const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillicKeys = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const toLatin = new Map([...cyrillicKeys].map((letter, key) => [letter, latinKeys[key]]));
const toCyrillic = new Map([...latinKeys].map((letter, key) => [letter, cyrillicKeys[key]]));
// Keys that are Russian letters but English punctuation type another character with Shift. Case does not matter to the search.
for (const [shifted, key] of ["~`", "{[", "}]", ":;", "\"'", "<,", ">."]) {
	toCyrillic.set(shifted as string, toCyrillic.get(key as string));
}

/**
 * Converts a text typed on the wrong keyboard layout, in lower case: `ищфе` to `boat`, `ujyrb` to `гонки`, `:fkj,f` to `жалоба`. A
 * text with a Cyrillic letter was typed on the Russian layout; its Latin letters and punctuation stay.
 */
export function convertKeyboardLayout(text: string): string {
	const letters = [...text.toLowerCase()];
	const otherLayout = letters.some((letter) => toLatin.has(letter)) ? toLatin : toCyrillic;
	return letters.map((letter) => otherLayout.get(letter) ?? letter).join("");
}
