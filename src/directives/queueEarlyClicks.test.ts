// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { queueEarlyClicks } from "./queueEarlyClicks.ts";

afterEach(() => document.body.replaceChildren());

function createIsland() {
	const islandElement = document.body.appendChild(document.createElement("div"));
	const control = islandElement.appendChild(document.createElement("button"));
	control.dataset.requiresJs = "";
	const link = islandElement.appendChild(document.createElement("a"));
	const onClick = vi.fn();
	queueEarlyClicks(islandElement, onClick);
	return { islandElement, control, link, onClick };
}
const hydrateIsland = (islandElement: HTMLElement) => islandElement.dispatchEvent(new Event("island:hydrated"));

it("queueEarlyClicks queues clicks on controls and repeats them after hydration", async () => {
	const { islandElement, control, onClick } = createIsland();
	const handle = vi.fn();
	control.addEventListener("click", handle);
	control.click();
	control.click();
	expect([handle.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 2]);
	hydrateIsland(islandElement);
	await expect.poll(() => handle.mock.calls.length).toBe(2);
	control.click();
	expect(handle).toHaveBeenCalledTimes(3);
});

it("queueEarlyClicks repeats clicks on the controls that replaced the clicked ones", async () => {
	const { islandElement, control } = createIsland();
	control.click();
	const copy = control.cloneNode() as HTMLElement;
	const handle = vi.fn();
	copy.addEventListener("click", handle);
	control.replaceWith(copy);
	hydrateIsland(islandElement);
	await expect.poll(() => handle.mock.calls.length).toBe(1);
});

it("queueEarlyClicks leaves links to the browser", () => {
	const { link, onClick } = createIsland();
	const event = new MouseEvent("click", { bubbles: true, cancelable: true });
	link.dispatchEvent(event);
	expect([event.defaultPrevented, onClick.mock.calls.length]).toEqual([false, 0]);
});
