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
