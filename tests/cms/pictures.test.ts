import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeEditor, open, openEditor, page, preview, readCopy } from "./editor.ts";

beforeAll(openEditor);
afterAll(closeEditor);

/** The color in the middle of the first crop that a place shows. */
function readMiddle(place: Locator): Promise<"red" | "blue"> {
	return place
		.locator("canvas")
		.first()
		.evaluate((canvas: HTMLCanvasElement) => {
			const context = canvas.getContext("2d") as CanvasRenderingContext2D;
			const [red = 0, , blue = 0] = context.getImageData(canvas.width / 2 - 8, 20, 1, 1).data;
			return red > blue ? "red" : "blue";
		});
}

it("places a picture around the chosen focus point, and shows it on the page", async () => {
	const right = { create: { width: 1600, height: 1800, channels: 3, background: "#2020e0" } } as const;
	const redAndBlue = sharp({ create: { ...right.create, width: 3200, background: "#e02020" } });
	const redAndBluePicture = await redAndBlue
		.composite([{ input: right, left: 1600, top: 0 }])
		.png()
		.toBuffer();
	await open("games/entries/boat-attack");
	await page.getByRole("button", { name: "Pictures", exact: true }).click();
	const heading = page.getByRole("heading", { name: "Icon", exact: true });
	const icon = page.frameLocator("#pictures").locator("form", { has: heading });
	const choose = (name: string, buffer: Buffer) =>
		icon.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });

	await choose("notes.png", Buffer.from("no picture"));
	await icon.getByRole("button", { name: "Save" }).click();
	await icon.getByText("notes.png: it is no picture. Choose a PNG, JPEG, WebP or AVIF file.").waitFor();

	await choose("halves.png", redAndBluePicture);
	await expect.poll(() => readMiddle(icon)).toBe("red");
	const focusArea = icon.locator(".stage");
	const box = await focusArea.boundingBox();
	await focusArea.click({ position: { x: 0.8 * (box?.width ?? 0), y: 10 } });
	await expect.poll(() => readMiddle(icon)).toBe("blue");
	await icon.getByRole("button", { name: "Save" }).click();
	await icon.getByText("Saved.").waitFor();
	const { hash, focus } = JSON.parse(await readCopy("content/pictures.json"))["games/boat-attack/icon"];
	expect(focus).toBeDefined();
	const shown = preview.locator(`img[src*="boat-attack/icon.${hash}"]`).first();
	await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await page.getByRole("button", { name: "Back to the form" }).click();
	await page.frameLocator("#forms").locator("[data-key-path=slug]").waitFor();
});
