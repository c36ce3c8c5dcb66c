// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const script = "./measureTextZoom.ts";
const zoom = () => document.documentElement.style.getPropertyValue("--text-zoom");

beforeEach(() => {
	vi.resetModules();
	document.documentElement.removeAttribute("style");
});

describe("the zoom of text alone", () => {
	it("is how much larger than its own size a text is", async () => {
		vi.stubGlobal("getComputedStyle", () => ({ fontSize: "26px" }));
		await import(/* @vite-ignore */ script);
		expect(zoom()).toBe("1.3");
	});

	it("is not set where text has its own size, and leaves no mark in the head", async () => {
		await import(/* @vite-ignore */ script);
		expect(zoom()).toBe("");
		expect(document.head.hasAttribute("style")).toBe(false);
	});
});
