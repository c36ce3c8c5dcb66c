import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { checkSettings } from "./settings.server.ts";

const changed = (name: string, from: string, to: string) => (file: string) => {
	const text = readFileSync(file, "utf8");
	return file === name ? text.replace(from, to) : text;
};

it("reads the settings and the figures unchanged", () => {
	expect(checkSettings).not.toThrow();
});

it("names file, field and fix of an invalid setting", () => {
	expect(() => checkSettings(changed("config/brand.json", `"${site.origin}"`, `"${site.origin}/"`))).toThrow(
		`config/brand.json: field "origin": write ${site.origin}, which ends after the host.`,
	);
	expect(() => checkSettings(changed("config/brand.json", `"${site.origin}"`, '"https://игры.рф"'))).toThrow(
		'config/brand.json: field "origin": write https://xn--c1ajz8b.xn--p1ai, which ends after the host.',
	);
	expect(() => checkSettings(changed("config/brand.json", `"${site.email}"`, '"hello@игры.рф"'))).toThrow(
		'config/brand.json: field "email": write hello@xn--c1ajz8b.xn--p1ai.',
	);
	expect(() => checkSettings(changed("config/brand.json", `"${site.email}"`, '"hello"'))).toThrow(
		'config/brand.json: field "email": write an address such as hello@example.com.',
	);
	expect(() => checkSettings(changed("config/brand.json", "{slug}", "games"))).toThrow(
		'config/brand.json: field "links.game": write {slug} where a game\'s slug belongs.',
	);
});

it("names a figure that is not a number, missing or unknown", () => {
	expect(() => checkSettings(changed("config/figures.json", '"platformFeeCap": 15', '"platformFeeCap": 0'))).toThrow(
		'config/figures.json: field "platformFeeCap": write a number above 0.',
	);
	expect(() => checkSettings(changed("config/figures.json", '"level1": 5', '"first": 5'))).toThrow(
		'config/figures.json: field "referralRewards.level1": write a number.',
	);
});
