import { memo, type RefObject, Suspense, useEffect, useRef } from "react";
import type { DocumentSlot } from "#content/model/documentSlots.ts";
import styles from "./DocumentText.module.css";
import { slots } from "./slots.ts";

/**
 * What stands for a line such as `::deadlines`. Prerendered; comes alive when its file is here. React throws prerendered
 * markup away when anything around it changes before that, be it the address: then a copy of it stands in.
 */
export const Slot = memo(function Slot({ name }: { name: DocumentSlot }) {
	const Content = slots[name];
	const place = useRef<HTMLDivElement>(null);
	const kept = useRef<readonly Node[]>([]);
	useEffect(() => {
		kept.current = [...(place.current?.childNodes ?? [])].map((node) => node.cloneNode(true));
	}, []);
	return (
		<div ref={place} className={styles.slot} data-slot={name}>
			<Suspense fallback={<Copy nodes={kept} />}>
				<Content />
			</Suspense>
		</div>
	);
});

function Copy({ nodes }: { nodes: RefObject<readonly Node[]> }) {
	return (
		<div
			className={styles.slot}
			ref={(element) => element?.replaceChildren(...nodes.current.map((node) => node.cloneNode(true)))}
		/>
	);
}
