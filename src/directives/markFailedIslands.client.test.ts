// @vitest-environment jsdom
import { expect, it } from "vitest";
import { markFailedIslands } from "./markFailedIslands.client.ts";

it("marks an island whose files failed, or all islands of the page if the translations failed", () => {
	markFailedIslands();
	document.body.innerHTML = "<main><astro-island></astro-island><astro-island></astro-island></main>";
	const [first, second] = document.querySelectorAll<HTMLElement>("astro-island");
	const marks = () => [first, second].map((islandElement) => islandElement?.dataset.failed);
	first?.dispatchEvent(new CustomEvent("astro:hydration-error", { bubbles: true }));
	expect(marks()).toEqual(["", undefined]);
	document.dispatchEvent(new Event("island:failed"));
	expect(marks()).toEqual(["", ""]);
	expect(document.querySelector("main")?.dataset.failed).toBeUndefined();
});
