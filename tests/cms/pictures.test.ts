import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeEditor, copy, open, openEditor, page, preview, readCopy, writeCopy } from "./editor.ts";

beforeAll(() => openEditor("ru-RU"));
afterAll(closeEditor);

/** A picture with a red left half and a blue right half. */
const right = { create: { width: 2400, height: 1200, channels: 3, background: "#2020e0" } } as const;
const redAndBluePicture = await sharp({ create: { ...right.create, width: 4800, background: "#e02020" } })
	.composite([{ input: right, left: 2400, top: 0 }])
	.png()
	.toBuffer();

/** The center color of the first crop of a place. */
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

it("places an article's picture in a Russian browser, and the page shows it instead of the borrowed one", async () => {
	const article = "news/referral-programme-how-your-fleet-earns";
	await open(article.replace("/", "/entries/"));
	await page.getByRole("button", { name: "Картинки", exact: true }).click();
	const coverForm = page.frameLocator("#pictures").locator("form");
	const choose = (name: string, buffer: Buffer) =>
		coverForm.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });
	const save = () => coverForm.getByRole("button", { name: "Сохранить" }).click();

	await choose("--focus=\nnotes.png", Buffer.from("no picture"));
	await save();
	await coverForm.getByText("notes.png: это не картинка. Выберите файл PNG, JPEG, WebP или AVIF.").waitFor();

	await choose("halves.png", redAndBluePicture);
	await expect.poll(() => readMiddle(coverForm)).toBe("red");
	const focusArea = coverForm.locator(".stage");
	const box = await focusArea.boundingBox();
	await focusArea.click({ position: { x: 0.8 * (box?.width ?? 0), y: 10 } });
	await expect.poll(() => readMiddle(coverForm)).toBe("blue");
	await save();
	await coverForm.getByText("Сохранено.").waitFor();
	const { hash, focus } = JSON.parse(await readCopy("content/pictures.json"))[article];
	expect(focus).toBeDefined();
	expect(await readCopy(`content/${article}.md`)).not.toMatch(/^picture:/m);
	const shown = preview.locator(`img[src*="${article}.${hash}"]`).first();
	await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

	await coverForm.locator(".point").press("ArrowRight");
	await save();
	await expect.poll(() => readCopy("art/focus.yaml")).toMatch(/how-your-fleet-earns: \[0\.81, /);
	await page.getByRole("button", { name: "Вернуться к форме" }).click();
	await page.frameLocator("#forms").locator("[data-key-path=slug]").waitFor();
	expect(await page.locator("html").getAttribute("lang")).toBe("ru");
	await page.getByText("Сохранено, но не опубликовано").click();
	await page.getByRole("button", { name: "Опубликовать…" }).click();
	await page.getByRole("alert").getByText("Что произойдёт:").waitFor();
	await page.getByText(/^Новости: referral-.* › Чужая картинка: “.+” → “”$/).waitFor();
});

it("leaves the borrowed pictures of a game that has one of its own", async () => {
	const otherGame = await readCopy("content/games/boat-attack.yaml");
	const game = otherGame.replace(/^slug: .*/, "slug: raft\npictures: boat-attack");
	await writeCopy("content/games/raft.yaml", game);
	const uploadRequest = { method: "POST", body: redAndBluePicture, headers: { origin: copy.origin } };
	const uploadResponse = await fetch(`${copy.origin}/editor/pictures/games/raft/icon?focus=0.5,0.5`, uploadRequest);
	expect(uploadResponse.status).toBe(200);
	expect(await readCopy("content/games/raft.yaml")).toBe(game);
	const { headers } = await fetch(`${copy.origin}/art/sources/games/raft/icon.webp`);
	expect(headers.get("content-type")).toBe("image/webp");
});
