// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startHoverClips } from "./hoverClips.client.ts";
import { addCard, installDevice } from "./testCards.ts";

const { startPreview, setAutoplay } = vi.hoisted(() => ({ startPreview: vi.fn(), setAutoplay: vi.fn() }));
vi.mock("./hoverPreviews.ts", () => ({ startPreview, setAutoplay }));

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function hoverCard(attribute: "shape" | "hoverClip" = "shape"): Promise<HTMLElement> {
	const card = addCard();
	delete card.dataset.shape;
	card.dataset[attribute] = "";
	card.querySelector("picture")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
	await settle();
	return card;
}

/** The switch of the page after the script has run. */
async function startWithSwitch(): Promise<HTMLElement> {
	const control = document.createElement("button");
	control.ariaChecked = "false";
	control.dataset.autoplaySwitch = "";
	document.body.append(control);
	startHoverClips();
	await settle();
	return control;
}

beforeAll(() => startHoverClips());
beforeEach(() => void installDevice());

it.each(["shape", "hoverClip"] as const)(
	"plays the clip under a mouse of an element with data-%s",
	async (attribute) => {
		installDevice("hover: hover");
		const card = await hoverCard(attribute);
		expect(startPreview).toHaveBeenCalledWith(card);
	},
);

it("loads nothing on touch screens unless the visitor switched moving previews on", async () => {
	await hoverCard();
	expect(startPreview).not.toHaveBeenCalled();
	localStorage.setItem("previews", "on");
	await hoverCard();
	expect(startPreview).toHaveBeenCalled();
});

it("loads nothing when the browser blocks storage", async () => {
	vi.stubGlobal("localStorage", undefined);
	await hoverCard();
	expect(startPreview).not.toHaveBeenCalled();
});

it("the switch is off at first and turns moving previews on and off", async () => {
	const control = await startWithSwitch();
	expect(setAutoplay).not.toHaveBeenCalled();
	for (const isOn of [true, false]) {
		control.click();
		await settle();
		expect(control.ariaChecked).toBe(String(isOn));
		expect(setAutoplay).toHaveBeenLastCalledWith(isOn);
	}
});

it("the switch is on at the next visit", async () => {
	localStorage.setItem("previews", "on");
	expect((await startWithSwitch()).ariaChecked).toBe("true");
	expect(setAutoplay).toHaveBeenLastCalledWith(true);
});

it("the switch is marked as idle under Save-Data", async () => {
	vi.stubGlobal("navigator", { connection: { saveData: true } });
	expect((await startWithSwitch()).dataset).toHaveProperty("idle");
});
