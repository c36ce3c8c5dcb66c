import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { SearchAddresses } from "#content/search/searchFile.ts";
import styles from "./SearchControl.module.css";
import type { SearchDialog } from "./SearchDialog.tsx";

function show(dialog: HTMLDialogElement): void {
	if (dialog.open) return;
	dialog.showModal();
	// What was looked for before is there, and typing replaces it.
	dialog.querySelector("input")?.select();
}

/** What has been typed, after one more key; undefined for a key that types nothing. */
function typedWith(typed: string, key: string): string | undefined {
	if (key === "Backspace") return typed.slice(0, -1);
	return key.length === 1 ? typed + key : undefined;
}

/**
 * The header's way to the search: a link to its page, which the app makes open a window instead. "/" does so from anywhere but a
 * field. The window and what it searches are fetched when somebody comes near.
 */
export function SearchControl() {
	const { t } = useTranslation();
	const { to, language } = useLocale();
	const addresses = useRouteLoaderData<SearchAddresses>("root")?.search;
	const control = useRef<HTMLAnchorElement>(null);
	const [Dialog, setDialog] = useState<typeof SearchDialog>();
	const dialog = useRef<HTMLDialogElement>(null);
	/** What has been typed for it, while it is to open as soon as it is there. */
	const awaited = useRef<string>(undefined);
	const address = addresses?.[language] ?? addresses?.en;
	const load = () => import("./SearchDialog.tsx").then((module) => setDialog(() => module.SearchDialog));
	const approach = () => {
		load().catch(() => {});
	};
	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		if (!address || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		const { href } = event.currentTarget;
		// At once where it can, and without React, which would draw the window again: the next letter is already for the field.
		if (dialog.current) {
			show(dialog.current);
			return;
		}
		awaited.current ??= "";
		load().catch(() => {
			if (awaited.current === undefined) return;
			location.assign(awaited.current ? `${href}?q=${encodeURIComponent(awaited.current)}` : href);
		});
	};

	// Before anything else can be typed: the next letter is for the field.
	useLayoutEffect(() => {
		const typed = awaited.current;
		if (!Dialog || typed === undefined || !dialog.current) return;
		awaited.current = undefined;
		show(dialog.current);
		if (typed) dialog.current.querySelector("input")?.setSelectionRange(typed.length, typed.length);
	}, [Dialog]);

	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (event.metaKey || event.ctrlKey || event.altKey) return;
			if ((event.target as Element).closest("input, textarea, select, [contenteditable]")) return;
			if (event.key === "Escape") awaited.current = undefined;
			const typed = awaited.current === undefined ? undefined : typedWith(awaited.current, event.key);
			if (typed !== undefined) {
				awaited.current = typed;
				event.preventDefault();
				return;
			}
			if (event.key !== "/") return;
			if (document.querySelector("dialog[open]")) return;
			event.preventDefault();
			control.current?.click();
		};
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, []);

	return (
		<>
			<Link
				ref={control}
				to={to("search")}
				className={styles.control}
				data-needs-app=""
				aria-label={t("search.open")}
				aria-keyshortcuts="/"
				onClick={open}
				onFocus={approach}
				onPointerEnter={approach}
			>
				<Icon name="search" />
				<span>{t("search.open")}</span>
				<kbd>/</kbd>
			</Link>
			{Dialog && address && <Dialog address={address} readTyped={() => awaited.current ?? ""} ref={dialog} />}
		</>
	);
}
