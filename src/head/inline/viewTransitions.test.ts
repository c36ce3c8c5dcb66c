// @vitest-environment jsdom
import { expect, it } from "vitest";
import "./viewTransitions.ts";

/** @returns whether the browser would report the rejection */
function isReported(reason: unknown): boolean {
	return dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));
}

it("hides rejections of view transitions and reports all others", () => {
	expect(isReported(new DOMException("Transition was skipped", "AbortError"))).toBe(false);
	const invalidMessage = "Transition was aborted because of invalid state. Page already revealed";
	expect(isReported(new DOMException(invalidMessage, "InvalidStateError"))).toBe(false);
	expect(isReported(new DOMException("The user aborted a request.", "AbortError"))).toBe(true);
	expect(isReported(new Error("Transition was skipped"))).toBe(true);
	expect(isReported(undefined)).toBe(true);
});
