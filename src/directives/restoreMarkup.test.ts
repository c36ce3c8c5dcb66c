// @vitest-environment jsdom
import { expect, it } from "vitest";
import { restoreMarkup } from "./restoreMarkup.ts";

function createIsland() {
	const islandElement = document.body.appendChild(document.createElement("div"));
	const text = islandElement.appendChild(document.createElement("p"));
	text.textContent = "Total";
	const field = islandElement.appendChild(document.createElement("input"));
	const box = islandElement.appendChild(document.createElement("input"));
	box.type = "checkbox";
	return { islandElement, text, field, box };
}

it("restoreMarkup does not change unmodified markup and typed values", () => {
	const { islandElement, field } = createIsland();
	const restoreIsland = restoreMarkup(islandElement);
	field.value = "3";
	restoreIsland();
	expect(islandElement.contains(field)).toBe(true);
});

it("restoreMarkup undoes a translator's changes and keeps values, state and focus of the fields", () => {
	const { islandElement, text, field, box } = createIsland();
	const restoreIsland = restoreMarkup(islandElement);
	field.value = "3";
	box.checked = true;
	field.focus();
	const font = document.createElement("font");
	font.textContent = "Сумма";
	text.replaceChildren(font);
	restoreIsland();
	const [typed, checked] = islandElement.querySelectorAll("input");
	expect(islandElement.querySelector("p")?.innerHTML).toBe("Total");
	expect([typed?.value, checked?.checked, document.activeElement === typed]).toEqual(["3", true, true]);
});
