// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { restoreMarkup } from "./restoreMarkup.ts";

afterEach(() => document.body.replaceChildren());

function createIsland() {
	const island = document.body.appendChild(document.createElement("div"));
	const text = island.appendChild(document.createElement("p"));
	text.textContent = "Total";
	const field = island.appendChild(document.createElement("input"));
	const box = island.appendChild(document.createElement("input"));
	box.type = "checkbox";
	return { island, text, field, box };
}

it("restoreMarkup does not change unmodified markup and typed values", () => {
	const { island, field } = createIsland();
	const restore = restoreMarkup(island);
	field.value = "3";
	restore();
	expect(island.contains(field)).toBe(true);
});

it("restoreMarkup undoes a translator's changes and keeps values, state and focus of the fields", () => {
	const { island, text, field, box } = createIsland();
	const restore = restoreMarkup(island);
	field.value = "3";
	box.checked = true;
	field.focus();
	const font = document.createElement("font");
	font.textContent = "Сумма";
	text.replaceChildren(font);
	restore();
	const [typed, checked] = island.querySelectorAll("input");
	expect(island.querySelector("p")?.innerHTML).toBe("Total");
	expect([typed?.value, checked?.checked, document.activeElement === typed]).toEqual(["3", true, true]);
});
