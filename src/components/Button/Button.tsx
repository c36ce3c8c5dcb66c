import type { ComponentPropsWithRef } from "react";
import styles from "./Button.module.css";

interface ButtonLook {
	/** `primary` acts; `light` does so on a blue or dark ground; `outline` is the quieter of two. */
	variant?: "primary" | "light" | "outline";
	size?: "regular" | "large";
}

/** A pill that leads to another site. Links within the site take `buttonProps` on the router's own link. */
export function ButtonLink({
	variant = "primary",
	size = "regular",
	className = "",
	...rest
}: ButtonLook & ComponentPropsWithRef<"a">) {
	return <a data-variant={variant} data-size={size} className={`${styles.button} ${className}`} {...rest} />;
}

/** The attributes that make any link look like a button. */
export function buttonProps({ variant = "primary", size = "regular" }: ButtonLook = {}) {
	return { "data-variant": variant, "data-size": size, className: styles.button };
}
