import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink, buttonProps } from "~/components/Button/Button.tsx";
import { Icon } from "~/components/Icon/Icon.tsx";
import { isPending } from "~/routing/pending.ts";
import { useLocale } from "~/routing/useLocale.ts";
import { site } from "../../../content/site.ts";

type Look = NonNullable<Parameters<typeof buttonProps>[0]>;

/** A button to the publish page; to the marketplace's own one while this site has none. */
export function PublishLink({ children, ...look }: Look & { children: ReactNode }) {
	const { to } = useLocale();
	const content = (
		<>
			{children} <Icon name="arrow" />
		</>
	);
	if (isPending("publish")) {
		return (
			<ButtonLink href={site.links.publish} {...look}>
				{content}
			</ButtonLink>
		);
	}
	return (
		<Link to={to("publish")} {...buttonProps(look)}>
			{content}
		</Link>
	);
}
