const wholeNumber = /^\+?(?:\d+|[1-9]\d{0,2}([ \u00a0\u2009\u202f\u3000.,'’\u066c\uff0c\uff0e])\d{3}(?:\1\d{3})*)$/u;

export const mostPeople = 9_999;

/**
 * Parses a number of people up to `mostPeople`; empty is 0, anything else undefined. Accepts Arabic, Persian and
 * full-width digits. A space, comma, point or apostrophe is valid before exactly three digits: `1,000` and `1.000` are
 * a thousand, because people are whole numbers.
 */
export function parsePeopleCount(text: string): number | undefined {
	const plain = text
		// The code points of these zeros end in the hexadecimal digit 0.
		.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) % 16))
		.replace(/\p{Cf}/gu, "")
		.trim();
	if (plain === "") return 0;
	if (!wholeNumber.test(plain)) return undefined;
	const count = Number(plain.replace(/\D/g, ""));
	return count <= mostPeople ? count : undefined;
}
