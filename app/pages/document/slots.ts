import { type ComponentType, lazy } from "react";
import type { DocumentSlot } from "#content/model/documentSlots.ts";

/**
 * What stands for a line such as `::deadlines` in a document. Each is fetched only by documents with such a line, when a
 * visitor comes near it. Its words are in the page's language, whatever that of the text around it.
 */
const files: Record<DocumentSlot, () => Promise<ComponentType>> = {
	refund: async () => (await import("#app/features/refund/RefundChecker.tsx")).RefundChecker,
	deadlines: async () => (await import("#app/features/deadlines/DocumentDeadlines.tsx")).DocumentDeadlines,
	rewards: async () => (await import("#app/features/rewards/RewardCalculator.tsx")).RewardCalculator,
	fleets: async () => (await import("#app/features/fleet/FleetsDiagram.tsx")).FleetsDiagram,
	example: async () => (await import("#app/features/fleet/ExampleDiagram.tsx")).ExampleDiagram,
	due: async () => (await import("#app/features/fleet/DueDiagram.tsx")).DueDiagram,
};

/** The slots as components, which suspend until their file is here. */
export const slots: Record<DocumentSlot, ComponentType> = {
	refund: fetched("refund"),
	deadlines: fetched("deadlines"),
	rewards: fetched("rewards"),
	fleets: fetched("fleets"),
	example: fetched("example"),
	due: fetched("due"),
};

/** Ends the wait of prerendered slots for the visitor to come near. */
const waiting = new Map<DocumentSlot, () => void>();

/** Begins to fetch the slots of a document, so that they are here when the text is. */
export function preloadSlots(names: readonly DocumentSlot[]): void {
	for (const name of names) {
		waiting.get(name)?.();
		// A failure is met again, and dealt with, where the slot is shown.
		files[name]().catch(() => {});
	}
}

function fetched(slot: DocumentSlot): ComponentType {
	return lazy(async () => {
		await near(slot);
		return files[slot]().then(
			(component) => ({ default: component }),
			// Without its file a slot keeps what is prerendered, and a document is complete without it.
			() => new Promise<never>(() => {}),
		);
	});
}

/** Resolves when a prerendered slot is a screen away from the window; at once where none is prerendered, or the address fills it. */
async function near(slot: DocumentSlot): Promise<void> {
	const place = typeof document === "undefined" ? null : document.querySelector(`[data-slot="${slot}"] > *`);
	if (!place || (slot === "rewards" && new URLSearchParams(location.search).has("fleet"))) return;
	await new Promise<void>((resolve) => {
		const observer = new IntersectionObserver(
			(entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(),
			{ rootMargin: "100%" },
		);
		const end = () => {
			observer.disconnect();
			waiting.delete(slot);
			resolve();
		};
		waiting.set(slot, end);
		observer.observe(place);
	});
}
