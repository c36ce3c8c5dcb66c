// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Picture as PictureData } from "#content/model/picture.ts";
import { Picture } from "./Picture.tsx";

const picture: PictureData = {
	base: "/pictures/a.1",
	width: 800,
	height: 400,
	widths: [400, 800],
	placeholderColor: 7,
};
const tallPicture: PictureData = { base: "/pictures/b.2", width: 300, height: 600, widths: [300], placeholderColor: 8 };

function drawPicture(props: Partial<Parameters<typeof Picture>[0]> = {}) {
	const { container } = render(<Picture picture={picture} sizes="50vw" alt="A boat" {...props} />);
	return {
		image: screen.getByRole<HTMLImageElement>(props.alt === "" ? "presentation" : "img"),
		sources: [...container.querySelectorAll("source")],
	};
}

describe("the responsive picture component", () => {
	it("offers AVIF in all widths with the given sizes, and WebP as the fallback", () => {
		const { image, sources } = drawPicture();
		expect(sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
			{ type: "image/avif", srcset: "/pictures/a.1-400.avif 400w, /pictures/a.1-800.avif 800w", sizes: "50vw" },
		]);
		expect(image.getAttribute("src")).toBe("/pictures/a.1.webp");
		expect(image.srcset).toBe("");
	});

	it("reserves its space and shows its background color until it has loaded", () => {
		const { image } = drawPicture();
		expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["800", "400"]);
		expect(image.className).toBe("placeholder-7");
		expect(image.hasAttribute("style")).toBe(false);
	});

	it("loads lazily, or eagerly with high priority if it is the largest picture of the page", () => {
		const loadingOf = ({ image }: ReturnType<typeof drawPicture>) =>
			["loading", "fetchpriority"].map((name) => image.getAttribute(name));
		expect(loadingOf(drawPicture())).toEqual(["lazy", "auto"]);
		cleanup();
		expect(loadingOf(drawPicture({ priority: true }))).toEqual(["eager", "high"]);
	});

	it("has alternative text, or an empty one for decoration", () => {
		expect(drawPicture().image.alt).toBe("A boat");
		expect(drawPicture({ alt: "" }).image.alt).toBe("");
	});

	it("passes native attributes and classes to the image", () => {
		const { image } = drawPicture({ className: "wide", id: "hero", loading: "eager" });
		expect(image.className).toBe("placeholder-7 wide");
		expect(image.id).toBe("hero");
		expect(image.getAttribute("loading")).toBe("eager");
	});

	it("offers another crop with its own size to narrow viewports in both formats", () => {
		const { sources } = drawPicture({ crops: [{ picture: tallPicture, media: "(max-width: 767px)", sizes: "100vw" }] });
		expect(sources.map(({ type, media, sizes, srcset }) => [type, media, sizes, srcset])).toEqual([
			["image/avif", "(max-width: 767px)", "100vw", "/pictures/b.2-300.avif 300w"],
			["image/webp", "(max-width: 767px)", "", "/pictures/b.2.webp"],
			["image/avif", "", "50vw", expect.stringContaining("/pictures/a.1")],
		]);
		expect(sources[0]?.getAttribute("height")).toBe("600");
	});
});
