import { expect, it } from "vitest";
import { getEmailProblem } from "./emailAddress.ts";

it.each([
	"irina@почта.рф",
	"irina@xn--80a1acny.xn--p1ai",
	"irina@ПОЧТА.РФ",
	"ирина@почта.рф",
	"ирина.смирнова+игры@example.com",
	"zoë@exämple.com",
	"jürgen@münchen.example",
	"用户@例子.广告",
	"i@b.example",
	"irina@1.2.3.4.5",
])("accepts the internationalized email address %s", (address) => {
	expect(getEmailProblem(address, 254)).toBeUndefined();
});

it.each([
	"irina",
	"@почта.рф",
	"irina@",
	"irina@xn--a-ecp.рф",
	"irina@почта..рф",
	"irina@почта.рф.",
	"irina@почта.рф/путь",
	"irina@почта.рф:25",
	"irina@почта рф",
	"irina@xn--80a1acny-.xn--p1ai",
	"ири на@почта.рф",
	"ири@на@почта.рф",
	"ири\u202eна@почта.рф",
	"irina@по\u200bчта.рф",
	`irina@${"я".repeat(64)}.рф`,
])("rejects the email address %j", (address) => {
	expect(getEmailProblem(address, 254)).toBe("format");
});

it("measures both forms of an internationalized domain the same way", () => {
	const createDomain = (letters: number) => `${"я".repeat(letters)}.рф`;
	for (const [letters, verdict] of [
		[10, undefined],
		[11, "long"],
	] as const) {
		const asciiForm = new URL(`https://${createDomain(letters)}`).hostname;
		const maxBytes = new URL(`https://${createDomain(10)}`).hostname.length + 6;
		expect(getEmailProblem(`irina@${createDomain(letters)}`, maxBytes)).toBe(verdict);
		expect(getEmailProblem(`irina@${asciiForm}`, maxBytes)).toBe(verdict);
	}
});

it("measures the part before the @ in bytes, as mail servers do", () => {
	expect(getEmailProblem(`${"я".repeat(121)}@example.com`, 254)).toBeUndefined();
	expect(getEmailProblem(`${"я".repeat(122)}@example.com`, 254)).toBe("long");
});
