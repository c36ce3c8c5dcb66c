import type { ComponentPropsWithRef } from "react";
import { type IconName, iconPaths } from "./iconPaths.ts";

interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "name"> {
	name: IconName;
}

/** A line drawing of 20 by 20 units in the color and size of the text around it. Always decoration. */
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
