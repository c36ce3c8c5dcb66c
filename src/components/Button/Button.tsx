import type { ComponentPropsWithRef } from "react";
import { Icon } from "#src/components/Icon/Icon.tsx";
import styles from "./Button.module.css";

interface ButtonLook {
	/** `primary` acts; `light` does so on a blue or dark ground; `outline` is the quieter of two. */
	variant?: "primary" | "light" | "outline";
	size?: "regular" | "large";
}

interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<"a"> {
	/** `play` stands before the words, `arrow` after them. */
	icon?: "play" | "arrow";
}

/** A pill that leads to another site. Links within the site take `buttonProps`. */
export function ButtonLink({ variant, size, className = "", icon, children, ...rest }: ButtonLinkProps) {
	const look = buttonProps({ variant, size });
	return (
		<a {...look} className={`${look.className} ${className}`} {...rest}>
			{icon === "play" && <Icon name="play" />}
			{children}
			{icon === "arrow" && " "}
			{icon === "arrow" && <Icon name="arrow" />}
		</a>
	);
}

/** The attributes that make any link look like a button. */
export function buttonProps({ variant = "primary", size = "regular" }: ButtonLook = {}) {
	return { "data-variant": variant, "data-size": size, className: styles.button };
}
