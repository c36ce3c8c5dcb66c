import { memo, Suspense } from "react";
import type { DocumentSlot } from "~/content/documentSlots.ts";
import { slots } from "./slots.ts";

/**
 * What stands for a line such as `::deadlines`. Prerendered; comes alive when its file is here. Renders once, because
 * React throws prerendered markup away when it gets something new before that.
 */
export const Slot = memo(function Slot({ name }: { name: DocumentSlot }) {
	const Content = slots[name];
	return (
		<Suspense>
			<Content />
		</Suspense>
	);
});
