import type { GameControl } from "#content/model/gameSchema.ts";

/** Drawings of 24 by 24 units: a finger that taps, a mouse with its wheel, a keyboard. */
const paths: Readonly<Record<GameControl, string>> = {
	touch:
		"M9.5 14.5v-6a1.7 1.7 0 0 1 3.4 0v3.4l4.4 1a2.2 2.2 0 0 1 1.7 2.5l-.6 3.4a2.6 2.6 0 0 1-2.6 2.2h-3.3a3 3 0 0 1-2.3-1.1l-3.8-4.6a1.5 1.5 0 0 1 2.1-2.1zM6.2 8.5a5 5 0 0 1 10 0",
	mouse: "M12 3a5.8 5.8 0 0 1 5.8 5.8v6.4a5.8 5.8 0 0 1-11.6 0V8.8A5.8 5.8 0 0 1 12 3zM12 7v3.5",
	keys: "M4.5 6h15A2 2 0 0 1 21.5 8v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M8 14h8",
};

/** By what a game is controlled, as a small drawing. Decoration: the words stand beside it. */
export function ControlIcon({ control }: { control: GameControl }) {
	return (
		<svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
			<path
				d={paths[control]}
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
