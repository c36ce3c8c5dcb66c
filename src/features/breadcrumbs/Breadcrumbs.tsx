import { type ComponentPropsWithRef, Fragment } from "react";
import styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps extends ComponentPropsWithRef<"nav"> {
	label: string;
	/** The last is the current page and no link (product 7). `lang` is for labels in another language than the page's. */
	items: readonly { label: string; path?: string; lang?: string }[];
}

export function Breadcrumbs({ label, items, className = "", ...rest }: BreadcrumbsProps) {
	return (
		<nav aria-label={label} className={`${styles.breadcrumbs} ${className}`.trim()} data-breadcrumbs="" {...rest}>
			<ol>
				{items.map((item, index) => (
					<Fragment key={item.label}>
						{index > 0 && (
							<li aria-hidden="true" className={styles.separator}>
								&gt;
							</li>
						)}
						<li lang={item.lang} aria-current={index === items.length - 1 ? "page" : undefined}>
							{item.path && index < items.length - 1 ? <a href={item.path}>{item.label}</a> : item.label}
						</li>
					</Fragment>
				))}
			</ol>
		</nav>
	);
}
