import type { ComponentPropsWithRef } from "react";

/** Paths in a 20 × 20 view box; `filled` ones are filled, the others stroked. */
const iconPaths = {
	play: { path: "M5.5 3.6c0-1.1 1.2-1.8 2.1-1.2l9 6.3c.9.6.9 1.9 0 2.5l-9 6.4c-.9.6-2.1 0-2.1-1.2z", filled: true },
	arrow: { path: "M3 10h13M11 4.5 16.5 10 11 15.5", filled: false },
	back: { path: "M17 10H4M9 4.5 3.5 10 9 15.5", filled: false },
	list: { path: "M3 5h.01M3 10h.01M3 15h.01M7 5h10M7 10h10M7 15h10", filled: false },
	down: { path: "M4 7.5l6 6 6-6", filled: false },
	close: { path: "M4.5 4.5l11 11M15.5 4.5l-11 11", filled: false },
	search: { path: "M8.8 3a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8.8 3zM13 13l4.2 4.2", filled: false },
	check: { path: "M3.5 10.5 8 15l8.5-9.5", filled: false },
	alert: { path: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 6.2v4.6M10 13.8v.01", filled: false },
	card: {
		path: "M2.5 6.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM2.5 8.5h15M5.5 12.5h3",
		filled: false,
	},
	coin: { path: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM6.8 7.5h6.4M10 7.5v6", filled: false },
	network: {
		path: "M3 6.5a3.5 3.5 0 0 1 3.5-3.5h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5zM7 9.5V13M7 7v.01M10.2 13V9.5M10.2 11c0-1 .7-1.6 1.6-1.6s1.5.6 1.5 1.6v2",
		filled: false,
	},
	channel: { path: "M17.5 3.5 2.5 9.3l5 1.9 1.8 5.3 2.6-3.4 3.9 2.9zM7.5 11.2l5.6-4", filled: false },
	microblog: { path: "M4.5 4.5l11 11M15.5 4.5l-11 11", filled: false },
} as const satisfies Record<string, { path: string; filled: boolean }>;

interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "name"> {
	name: keyof typeof iconPaths;
}

/** Decorative icon in the color and size of the surrounding text. */
export function Icon({ name, ...rest }: IconProps) {
	const { path, filled } = iconPaths[name];
	return (
		<svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden="true" {...rest}>
			<path
				d={path}
				fill={filled ? "currentColor" : "none"}
				stroke={filled ? "none" : "currentColor"}
				strokeWidth="2.2"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
