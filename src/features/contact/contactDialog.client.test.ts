// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { enhanceContactDialog } from "./contactDialog.client.ts";
import { outboxPrefix } from "./keys.ts";

const { enhanceContactForm, loadTranslations } = vi.hoisted(() => ({
	enhanceContactForm: vi.fn(),
	loadTranslations: vi.fn(async () => {}),
}));
vi.mock("./enhanceContactForm.ts", () => ({ enhanceContactForm }));
vi.mock("#src/i18n/loadTranslations.ts", () => ({ loadTranslations }));

let dialog: HTMLDialogElement;
const settle = () => vi.dynamicImportSettled();
const focusDialog = async () => {
	dialog.dispatchEvent(new Event("focusin"));
	await settle();
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	dialog = document.body.appendChild(document.createElement("dialog"));
});

it("the form's script starts once when the dialog gets the focus, with the texts of the page's language", async () => {
	history.replaceState(null, "", "/ru/games");
	enhanceContactDialog(dialog);
	vi.runAllTimers();
	await settle();
	expect(enhanceContactForm).not.toHaveBeenCalled();
	await focusDialog();
	await focusDialog();
	expect(enhanceContactForm).toHaveBeenCalledExactlyOnceWith(dialog);
	expect(loadTranslations).toHaveBeenCalledExactlyOnceWith("ru");
});

it("the form's script starts at once in a dialog that is open already", async () => {
	dialog.open = true;
	enhanceContactDialog(dialog);
	await settle();
	expect(enhanceContactForm).toHaveBeenCalledOnce();
});

it("the form's script starts two seconds later when messages wait in the outbox", async () => {
	localStorage.setItem(`${outboxPrefix}1`, "{}");
	enhanceContactDialog(dialog);
	await vi.advanceTimersByTimeAsync(1_999);
	await settle();
	expect(loadTranslations).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await settle();
	expect(enhanceContactForm).toHaveBeenCalledOnce();
});

it("the next focus tries again when the texts could not be loaded", async () => {
	loadTranslations.mockRejectedValueOnce(new Error("offline"));
	enhanceContactDialog(dialog);
	await focusDialog();
	expect(enhanceContactForm).not.toHaveBeenCalled();
	await focusDialog();
	expect(enhanceContactForm).toHaveBeenCalledOnce();
});

it("the dialog works when the browser blocks storage", async () => {
	vi.stubGlobal("localStorage", undefined);
	enhanceContactDialog(dialog);
	await focusDialog();
	expect(enhanceContactForm).toHaveBeenCalledOnce();
});
