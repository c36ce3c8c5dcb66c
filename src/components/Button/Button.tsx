import type { ComponentPropsWithRef } from "react";
import { Icon } from "#src/components/Icon/Icon.tsx";
import styles from "./Button.module.css";

interface ButtonLook {
	/** `light` is for blue and dark backgrounds, `outline` for the less important of two buttons. */
	variant?: "primary" | "light" | "outline";
	size?: "regular" | "large";
}

interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<"a"> {
	/** `play` goes before the label, `arrow` after it. */
	icon?: "play" | "arrow";
}

/** Button-shaped link to another site. For links within the site use `buttonProps`. */
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

/** Attributes that style any link as a button. */
export function buttonProps({ variant = "primary", size = "regular" }: ButtonLook = {}) {
	return { "data-variant": variant, "data-size": size, className: styles.button };
}
