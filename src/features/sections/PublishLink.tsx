import type { ReactNode } from "react";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";

type ButtonLook = NonNullable<Parameters<typeof buttonProps>[0]>;

/** Button that links to the publish page in the visitor's language. */
export function PublishLink({ children, ...look }: ButtonLook & { children: ReactNode }) {
	const { to } = useLocale();
	return (
		<a href={to("publish")} {...buttonProps(look)}>
			{children} <Icon name="arrow" />
		</a>
	);
}
