import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { checkSettings } from "./settings.server.ts";

const check = (name: string, from: string | RegExp, to: string) => () =>
	checkSettings((file) => {
		const text = readFileSync(file, "utf8");
		return file === name ? text.replace(from, to) : text;
	});
const [brand, figures] = ["config/brand.json", "config/figures.json"] as const;

it.each([
	[brand, `"${site.origin}"`, `"${site.origin}/"`, `"origin": write ${site.origin}, which ends after the host.`],
	[brand, `"${site.origin}"`, '"https://игры.рф"', '"origin": write https://xn--c1ajz8b.xn--p1ai, which ends after'],
	[brand, `"${site.email}"`, '"hello@игры.рф"', '"email": write hello@xn--c1ajz8b.xn--p1ai.'],
	[brand, `"${site.email}"`, '"hello"', '"email": write an address such as hello@example.com.'],
	[brand, "{slug}", "games", '"links.game": write {slug} where a game\'s slug belongs.'],
	[figures, /"platformFeeCap": [\d.]+/, '"platformFeeCap": 0', '"platformFeeCap": write a number above 0.'],
	[figures, /"level1": [\d.]+/, '"first": 5', '"referralRewards.level1": write a number.'],
])("names file, field and fix of an invalid value in %s: %s replaced by %s", (file, from, to, problem) => {
	expect(check(file, from, to)).toThrow(`${file}: field ${problem}`);
});
