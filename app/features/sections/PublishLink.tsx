import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useLocale } from "#app/navigation/useLocale.ts";

type Look = NonNullable<Parameters<typeof buttonProps>[0]>;

/** A button to the publish page, in the visitor's language. */
export function PublishLink({ children, ...look }: Look & { children: ReactNode }) {
	const { to } = useLocale();
	return (
		<Link to={to("publish")} {...buttonProps(look)}>
			{children} <Icon name="arrow" />
		</Link>
	);
}
