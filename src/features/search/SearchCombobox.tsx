import type { KeyboardEvent } from "react";
import { DialogClose } from "#src/components/Dialog/Dialog.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";

interface SearchComboboxProps {
	text: string;
	onText: (text: string) => void;
	count: number;
	/** Index of the result that Enter opens; -1 for none. */
	active: number;
	onChoose: (index: number) => void;
}

/** Combobox of the search dialog: arrow keys select a result, Escape clears the field or closes the dialog. */
export function SearchCombobox({ text, onText, count, active, onChoose }: SearchComboboxProps) {
	const { t, to } = useLocale();
	const go = (index: number) => {
		onChoose(index);
		document.getElementById(`answer-${index}`)?.scrollIntoView({ block: "nearest" });
	};
	const open = (input: HTMLInputElement) => {
		const answer = document.getElementById(`answer-${active}`);
		if (answer) answer.click();
		else if (text.trim()) {
			input.closest("dialog")?.close();
			const url = new URL(to("search"), location.href);
			// Only in the URL if storage is blocked.
			const language = new URLSearchParams(location.search).get("lng");
			if (language) url.searchParams.set("lng", language);
			url.searchParams.set("q", text.trim());
			location.assign(url);
		}
	};
	const press = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "ArrowDown" && count > 0) go((active + 1) % count);
		else if (event.key === "ArrowUp" && count > 0) go((Math.max(active, 0) + count - 1) % count);
		else if (event.key === "Enter") open(event.currentTarget);
		else if (event.key === "Escape" && text) onText("");
		else return;
		event.preventDefault();
	};
	return (
		<search className="search-dialog-bar">
			<div className="search-dialog-field">
				<Icon name="search" />
				<input
					role="combobox"
					aria-label={t("search.label")}
					aria-expanded={count > 0}
					aria-controls="search-answers"
					aria-activedescendant={count > 0 && active >= 0 ? `answer-${active}` : undefined}
					aria-autocomplete="list"
					placeholder={t("search.hint")}
					value={text}
					onChange={({ currentTarget }) => onText(currentTarget.value)}
					onKeyDown={press}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					inputMode="search"
					enterKeyHint="search"
					maxLength={80}
				/>
				{text && (
					<button
						type="button"
						className="search-dialog-clear"
						onClick={({ currentTarget }) => {
							onText("");
							currentTarget.parentElement?.querySelector("input")?.focus();
						}}
					>
						{t("search.clear")}
					</button>
				)}
			</div>
			<DialogClose dialog="search" label={t("layout.close")} className="search-dialog-close" />
		</search>
	);
}
