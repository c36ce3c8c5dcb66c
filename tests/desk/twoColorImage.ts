import type { Locator } from "@playwright/test";
import sharp from "sharp";

/** A picture that is red at the left and blue at the right. */
export function twoColorImage(): Promise<Buffer> {
	const half = { create: { width: 1600, height: 1800, channels: 3, background: "#2020e0" } } as const;
	return sharp({ create: { width: 3200, height: 1800, channels: 3, background: "#e02020" } })
		.composite([{ input: half, left: 1600, top: 0 }])
		.png()
		.toBuffer();
}

/** Drops a file there, as from a window of the system's. */
export async function drop(target: Locator, name: string, bytes: Buffer): Promise<void> {
	await target.evaluate(
		(form, [name, base64]) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
			form.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
		},
		[name, bytes.toString("base64")] as const,
	);
}

/** The color in the middle of the first crop that a place shows, a little to the left of it. */
export async function middleOf(place: Locator): Promise<string> {
	const [red = 0, , blue = 0] = await place
		.locator("canvas")
		.first()
		.evaluate((canvas: HTMLCanvasElement) => {
			const { data } = (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(
				canvas.width / 2 - 8,
				20,
				1,
				1,
			);
			return [...data];
		});
	return red > blue ? "red" : "blue";
}
