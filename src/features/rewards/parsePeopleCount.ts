const wholeNumber = /^\+?(?:\d+|[1-9]\d{0,2}([ \u00a0\u2009\u202f\u3000.,'’\u066c\uff0c\uff0e])\d{3}(?:\1\d{3})*)$/u;

export const mostPeople = 9_999;

/**
 * Parses a number of people as a visitor types or pastes it; nothing is 0. Digits may be Arabic, Persian or full-width ones.
 *
 * People are whole numbers. So a separator before a group of exactly three digits stands for thousands, be it a space, a comma, a
 * point or an apostrophe: `1,000` and `1.000` are both a thousand. In any other place it makes a fraction, and is refused: `1,0`.
 *
 * @returns undefined for anything but a whole number from 0 to `mostPeople`: fractions, negative numbers, exponents, words
 */
export function parsePeopleCount(text: string): number | undefined {
	const plain = text
		// Each of these ranges begins at a code point that ends in the hexadecimal digit 0.
		.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) % 16))
		.replace(/\p{Cf}/gu, "")
		.trim();
	if (plain === "") return 0;
	if (!wholeNumber.test(plain)) return undefined;
	const count = Number(plain.replace(/\D/g, ""));
	return count <= mostPeople ? count : undefined;
}
