import { afterAll, beforeAll, expect, it } from "vitest";
import { closeDesk, open, openDesk, page, preview, readCopy } from "./editor.ts";
import { drop, middleOf, twoColorImage } from "./twoColorImage.ts";

beforeAll(openDesk);
afterAll(closeDesk);

it("places a dropped picture around the dragged focus point, and shows it on the page", async () => {
	await open("games/entries/boat-attack");
	await page.getByRole("button", { name: "Pictures", exact: true }).click();
	const heading = page.getByRole("heading", { name: "Icon", exact: true });
	const icon = page.frameLocator("#pictures").locator("form", { has: heading });

	await drop(icon, "notes.png", Buffer.from("no picture"));
	await icon.getByRole("button", { name: "Save" }).click();
	await icon.getByText("notes.png: it is no picture. Choose a PNG, JPEG, WebP or AVIF file.").waitFor();

	await drop(icon, "halves.png", await twoColorImage());
	await expect.poll(() => middleOf(icon)).toBe("red");
	const stage = icon.locator(".stage");
	const box = await stage.boundingBox();
	await stage.click({ position: { x: 0.8 * (box?.width ?? 0), y: 10 } });
	await expect.poll(() => middleOf(icon)).toBe("blue");
	await icon.getByRole("button", { name: "Save" }).click();
	await icon.getByText("Saved.").waitFor();
	const { hash, focus } = JSON.parse(await readCopy("content/pictures.json"))["games/boat-attack/icon"];
	expect(focus).toBeDefined();
	const shown = preview.locator(`img[src*="boat-attack/icon.${hash}"]`).first();
	await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await page.getByRole("button", { name: "Back to the form" }).click();
	await page.frameLocator("#forms").locator("[data-key-path=slug]").waitFor();
});
