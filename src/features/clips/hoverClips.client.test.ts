// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startHoverClips } from "./hoverClips.client.ts";
import { addCard, installDevice } from "./testCards.ts";

const { moveCard, chooseMoving } = vi.hoisted(() => ({ moveCard: vi.fn(), chooseMoving: vi.fn() }));
vi.mock("./moveCards.ts", () => ({ moveCard, chooseMoving }));

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function hoverCard(): Promise<HTMLElement> {
	const card = addCard();
	card.querySelector("picture")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
	await settle();
	return card;
}

/** The switch of the page as the script finds it. */
async function startWithSwitch(): Promise<HTMLElement> {
	const control = document.createElement("button");
	control.ariaChecked = "false";
	control.dataset.movingPreviews = "";
	document.body.append(control);
	startHoverClips();
	await settle();
	return control;
}

beforeAll(() => startHoverClips());
beforeEach(() => {
	moveCard.mockClear();
	chooseMoving.mockClear();
});
afterEach(() => {
	Reflect.deleteProperty(navigator, "connection");
});

it("moves the card under a mouse", async () => {
	installDevice("hover: hover");
	expect(moveCard).not.toHaveBeenCalled();
	const card = await hoverCard();
	expect(moveCard).toHaveBeenCalledWith(card);
});

it("loads nothing under a finger unless the visitor switched moving previews on", async () => {
	installDevice();
	await hoverCard();
	expect(moveCard).not.toHaveBeenCalled();
	localStorage.setItem("previews", "on");
	await hoverCard();
	expect(moveCard).toHaveBeenCalled();
});

it("loads nothing when the browser blocks storage", async () => {
	installDevice();
	vi.stubGlobal("localStorage", undefined);
	await hoverCard();
	expect(moveCard).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
});

it("the switch is off at first and turns moving previews on and off", async () => {
	installDevice();
	const control = await startWithSwitch();
	expect(chooseMoving).not.toHaveBeenCalled();
	for (const isOn of [true, false]) {
		control.click();
		await settle();
		expect(control.ariaChecked).toBe(String(isOn));
		expect(chooseMoving).toHaveBeenLastCalledWith(isOn);
	}
});

it("the switch is on at the next visit", async () => {
	installDevice();
	localStorage.setItem("previews", "on");
	expect((await startWithSwitch()).ariaChecked).toBe("true");
	expect(chooseMoving).toHaveBeenLastCalledWith(true);
});

it("the switch is marked as idle under Save-Data", async () => {
	installDevice();
	Object.assign(navigator, { connection: { saveData: true } });
	expect((await startWithSwitch()).dataset).toHaveProperty("idle");
});
