import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { tokenColor } from "#src/styles/tokenColor.ts";
import { makeIcons, renderFavicon } from "./icons.ts";
import { renderElement, xmlDocument } from "./xml.ts";

describe("the icons of the site", () => {
	it("keep the mark of a maskable icon within the safe zone", async () => {
		const icon = (await makeIcons("#1a4bff")).get("/icons/maskable.png");
		const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
		const isWhite = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 200;
		let farthestDistance = 0;
		for (let y = 0; y < 512; y += 2) {
			for (let x = 0; x < 512; x += 2)
				if (isWhite(x, y)) farthestDistance = Math.max(farthestDistance, Math.hypot(x - 256, y - 256));
		}
		expect(farthestDistance).toBeGreaterThan(80);
		expect(farthestDistance).toBeLessThan(512 * 0.4);
	});

	it("have the hue of the brand in the SVG, lighter in dark themes", () => {
		const [blue, green] = [renderFavicon(264), renderFavicon(150)];
		expect(blue).toContain("path{fill:#1a4bff}@media (prefers-color-scheme:dark){path{fill:#8fb0ff}}");
		expect(green).toMatch(/path\{fill:#0[0-9a-f]{5}\}@media .*path\{fill:#[0-9a-f]{6}\}/);
		expect(green).not.toContain("#1a4bff");
	});

	it("contain a PNG in an ICO file with its size and offset", async () => {
		const icoBytes = (await makeIcons("#1a4bff")).get("/favicon.ico") ?? Buffer.alloc(0);
		expect([...icoBytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
		const pngBytes = icoBytes.subarray(icoBytes.readUInt32LE(18));
		expect(pngBytes.length).toBe(icoBytes.readUInt32LE(14));
		expect(await sharp(pngBytes).metadata()).toMatchObject({ width: 32, height: 32, format: "png" });
	});
});

describe("tokenColor", () => {
	const sampleCss =
		":root{ --blue: oklch(0.51 0.265 264);\n--color-primary: var(--blue);\n--art: #F3E8D8; --odd: 1px; --veil: oklch(0 0 0 / 50%) }" +
		":root { /* At night. */\n--night: #101828; --art: light-dark(#F3E8D8, var(--night)) }";

	it("resolves tokens to a color in hexadecimal", () => {
		expect(tokenColor("--color-primary", "light", sampleCss)).toMatch(/^#[01][0-9a-f]4[0-9a-f]f/);
		expect(tokenColor("--art", "light", sampleCss)).toBe("#f3e8d8");
		expect(tokenColor("--art", "dark", sampleCss)).toBe("#101828");
		expect(tokenColor("--color-primary", "dark", sampleCss), "a color without a dark value").toBe(
			tokenColor("--color-primary", "light", sampleCss),
		);
		expect(tokenColor("--page")).toBe("#ffffff");
	});

	it("names a token that is missing or not an opaque color", () => {
		expect(() => tokenColor("--none", "light", sampleCss)).toThrow("has no --none");
		expect(() => tokenColor("--odd", "light", sampleCss)).toThrow('--odd is "1px"');
		expect(() => tokenColor("--veil", "light", sampleCss)).toThrow("no opaque color");
	});
});

it("escapes text and removes characters that XML does not allow", () => {
	const text = xmlDocument(renderElement("a", { title: 'say "x" & <y>' }, 'b < "c" & d\u0007'));
	expect(text).toContain('<a title="say &quot;x&quot; &amp; &lt;y&gt;">b &lt; &quot;c&quot; &amp; d</a>');
});
