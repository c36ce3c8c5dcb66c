// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { queueEarlyClicks } from "./queueEarlyClicks.ts";

function createIsland() {
	const islandElement = document.body.appendChild(document.createElement("div"));
	const control = islandElement.appendChild(document.createElement("button"));
	control.dataset.requiresJs = "";
	const link = islandElement.appendChild(document.createElement("a"));
	const onClick = vi.fn();
	queueEarlyClicks(islandElement, onClick);
	return { islandElement, control, link, onClick };
}

it("queueEarlyClicks repeats clicks on the controls that replaced the clicked ones, then leaves clicks to them", async () => {
	const { islandElement, control } = createIsland();
	control.click();
	const copy = control.cloneNode() as HTMLElement;
	const handleClick = vi.fn();
	copy.addEventListener("click", handleClick);
	control.replaceWith(copy);
	islandElement.dispatchEvent(new Event("island:hydrated"));
	await expect.poll(() => handleClick.mock.calls.length).toBe(1);
	copy.click();
	expect(handleClick).toHaveBeenCalledTimes(2);
});

it("queueEarlyClicks leaves links to the browser", () => {
	const { link, onClick } = createIsland();
	const event = new MouseEvent("click", { bubbles: true, cancelable: true });
	link.dispatchEvent(event);
	expect([event.defaultPrevented, onClick.mock.calls.length]).toEqual([false, 0]);
});
