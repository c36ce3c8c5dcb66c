import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { closeDesk, copy, forms, openDesk, page } from "./editor.ts";
import { drop, middleOf, twoColorImage } from "./twoColorImage.ts";

beforeAll(openDesk);
afterAll(closeDesk);

it("places a dropped picture around the dragged focus point, and shows it on the page", async () => {
	const file = "content/games/boat-attack.yaml";
	const before = await readFile(path.join(copy.folder, file), "utf8");
	await forms.evaluate(() => {
		location.hash = "#/collections/games/entries/boat-attack";
	});
	await page.getByRole("button", { name: "Pictures", exact: true }).click();
	const pictures = page.frameLocator("#pictures");
	const place = (name: string) => pictures.locator("form", { has: page.getByRole("heading", { name, exact: true }) });
	await place("Icon").waitFor({ timeout: 30_000 });

	await drop(place("Icon"), "notes.png", Buffer.from("no picture"));
	await place("Icon").getByRole("button", { name: "Save" }).click();
	await place("Icon").getByText("notes.png: it is no picture. Choose a PNG, JPEG, WebP or AVIF file.").waitFor();

	await drop(place("Icon"), "halves.png", await twoColorImage());
	await expect.poll(() => middleOf(place("Icon")), { timeout: 10_000 }).toBe("red");
	const stage = place("Icon").locator(".stage");
	const box = await stage.boundingBox();
	await stage.click({ position: { x: 0.8 * (box?.width ?? 0), y: 10 } });
	await expect.poll(() => middleOf(place("Icon")), { timeout: 10_000 }).toBe("blue");
	const started = performance.now();
	await place("Icon").getByRole("button", { name: "Save" }).click();
	const { hash } = await vi.waitFor(
		async () => {
			const entry = JSON.parse(await readFile(path.join(copy.folder, "content/pictures.json"), "utf8"));
			const own = entry["games/boat-attack/icon"];
			expect(own.focus).toBeDefined();
			return own;
		},
		{ timeout: 60_000, interval: 50 },
	);
	const shown = page.frameLocator("#page").locator(`img[src*="boat-attack/icon.${hash}"]`).first();
	const widthShown = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
	await expect.poll(widthShown, { timeout: 20_000 }).toBeGreaterThan(0);
	console.log(`a picture: shown ${((performance.now() - started) / 1000).toFixed(1)} s after Save`);

	const words = {
		English: "Two halves of a plain picture, side by side",
		Russian: "Две половины картинки без рисунка, рядом",
	};
	await drop(place("Screenshot 2"), "halves.png", await twoColorImage());
	await place("Screenshot 2").getByRole("button", { name: "Save" }).click();
	for (const [language, text] of Object.entries(words)) {
		const field = place("Screenshot 2").getByLabel(`What it shows, in ${language}`);
		expect(await field.evaluate((area: HTMLTextAreaElement) => area.validity.valueMissing)).toBe(true);
		await field.fill(text);
	}
	await place("Screenshot 2").getByRole("button", { name: "Save" }).click();
	await place("Screenshot 2").getByText("Saved.").waitFor({ timeout: 60_000 });
	const after = await readFile(path.join(copy.folder, file), "utf8");
	const lines = before.split("\n");
	expect(after.split("\n").filter((line, at) => line !== lines[at])).toEqual([
		`    - ${words.English}`,
		`    - ${words.Russian}`,
	]);

	await page.getByRole("button", { name: "Back to the form" }).click();
	const alternative = forms.locator('[data-key-path="en.screenshotAlts.1"]').last().locator("input, textarea").first();
	await expect.poll(() => alternative.inputValue(), { timeout: 20_000 }).toBe(words.English);
}, 200_000);
