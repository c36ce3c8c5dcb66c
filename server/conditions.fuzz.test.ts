import fc from "fast-check";
import { expect, it } from "vitest";
import { chooseEncoding, chooseSpan, isFresh } from "./conditions.ts";

const coding = fc.record({
	name: fc.constantFrom("br", "gzip", "deflate", "identity", "*", "zstd", "x-gzip", "BR", "brotli", ""),
	weight: fc.constantFrom("", ";q=0", ";q=0.0", "; q=0.000", ";q=1", "; q=0.5", ";Q=0", ";x=1", " ;q=0.001"),
});

it("no encoding is chosen that the client has not named, or has refused", () => {
	fc.assert(
		fc.property(fc.array(coding, { maxLength: 6 }), (list) => {
			const chosen = chooseEncoding(list.map(({ name, weight }) => name + weight).join(", "));
			if (chosen === "identity") return;
			const means = (wanted: string) => list.filter(({ name }) => name.toLowerCase() === wanted);
			const isWanted = ({ weight }: { weight: string }) => !/^ *; *q=0(\.0*)?$/i.test(weight);
			const named = means(chosen);
			expect((named.length > 0 ? named : means("*")).some(isWanted)).toBe(true);
		}),
		{ examples: [[[{ name: "br", weight: ";Q=0" }]], [[{ name: "*", weight: "; q=0.000" }]]] },
	);
});

it("any text at all is an answerable Accept-Encoding, If-None-Match and Range", () => {
	const text = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: "binary", maxLength: 200 }));
	fc.assert(
		fc.property(text, text, text, fc.nat(1_000), (accepted, tags, range, size) => {
			expect(["br", "gzip", "identity"]).toContain(chooseEncoding(accepted));
			expect(typeof isFresh({ "if-none-match": tags }, '"tag"')).toBe("boolean");
			chooseSpan({ range, "if-range": tags }, size, '"tag"');
		}),
	);
});

it("a tag is known among others, however it is written", () => {
	const tag = fc.stringMatching(/^(W\/)?"[!#-+.-~]{0,20}"$/);
	fc.assert(
		fc.property(fc.array(tag, { maxLength: 5 }), fc.constantFrom("", "W/"), fc.nat(5), (others, weak, place) => {
			const list = others.toSpliced(place, 0, `${weak}"the-tag"`).join(" ,  ");
			expect(isFresh({ "if-none-match": list }, '"the-tag"')).toBe(true);
			expect(isFresh({ "if-none-match": others.join(",") }, '"another tag"')).toBe(false);
		}),
	);
});

it("a range is what RFC 9110 says, for numbers of any length", () => {
	const digits = fc.oneof(
		fc.nat(20).map(String),
		fc.stringMatching(/^\d{0,30}$/),
		fc.constantFrom("", "00", "9007199254740993"),
	);
	fc.assert(
		fc.property(digits, digits, fc.nat(20), (start, end, size) => {
			const span = chooseSpan({ range: `bytes=${start}-${end}` }, size, '"tag"');
			const length = BigInt(size);
			const [first, last] =
				start === ""
					? [length - (BigInt(end || 0) < length ? BigInt(end || 0) : length), length - 1n]
					: [BigInt(start), end === "" || BigInt(end) >= length ? length - 1n : BigInt(end)];
			if (start === "" && end === "") expect(span).toBeUndefined();
			else if (start !== "" && end !== "" && BigInt(end) < BigInt(start)) {
				// Two numbers that no file reaches may count as the same one.
				expect(span).toBe(Number(end) < Number(start) ? undefined : "invalid");
			} else if (first >= length || last < first) expect(span).toBe("invalid");
			else expect(span).toEqual({ first: Number(first), last: Number(last) });
		}),
		{
			examples: [
				["", "0", 5],
				["0", "", 0],
				["99999999999999999999", "99999999999999999998", 5],
			],
		},
	);
});
