const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillicKeys = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const toLatin = new Map([...cyrillicKeys].map((letter, key) => [letter, latinKeys[key]]));
const toCyrillic = new Map([...latinKeys].map((letter, key) => [letter, cyrillicKeys[key]]));
// These keys type Russian letters but English punctuation, which changes with Shift. The search ignores case.
for (const [shifted, key] of ["~`", "{[", "}]", ":;", "\"'", "<,", ">."]) {
	toCyrillic.set(shifted as string, toCyrillic.get(key as string));
}

/**
 * Converts a text typed on the wrong keyboard layout: `ищфе` to `boat`, `ujyrb` to `гонки`; lower case. Latin letters
 * in a text with a Cyrillic letter are unchanged.
 */
export function convertKeyboardLayout(text: string): string {
	const letters = [...text.toLowerCase()];
	const otherLayout = letters.some((letter) => toLatin.has(letter)) ? toLatin : toCyrillic;
	return letters.map((letter) => otherLayout.get(letter) ?? letter).join("");
}
