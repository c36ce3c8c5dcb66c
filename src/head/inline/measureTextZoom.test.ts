// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

const script = "./measureTextZoom.ts";
const getZoom = () => document.documentElement.style.getPropertyValue("--text-zoom");

beforeEach(() => {
	vi.resetModules();
	document.documentElement.removeAttribute("style");
});

it("the zoom factor of text is the ratio of the rendered to the specified text size", async () => {
	vi.stubGlobal("getComputedStyle", () => ({ fontSize: "26px" }));
	await import(/* @vite-ignore */ script);
	expect(getZoom()).toBe("1.3");
});

it("the zoom factor is not set for text of the specified size, and leaves no element in the head", async () => {
	await import(/* @vite-ignore */ script);
	expect(getZoom()).toBe("");
	expect(document.head.hasAttribute("style")).toBe(false);
});
