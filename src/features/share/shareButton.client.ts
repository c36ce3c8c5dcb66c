/** Opens the system's share sheet where the browser has one; otherwise copies the page's address and says so. */
export function enhanceShareButton(): void {
	const button = document.querySelector<HTMLButtonElement>("button[data-share]");
	const status = button?.parentElement?.querySelector<HTMLElement>("[role=status]");
	if (!button || !status) return;
	const show = (outcome: "copied" | "notCopied" | undefined) => {
		status.textContent = outcome ? (status.dataset[outcome] ?? "") : "";
	};
	button.addEventListener("click", () =>
		import("./sharePage.ts").then(
			({ sharePage }) => sharePage(button.dataset.share ?? "", show),
			() => show("notCopied"),
		),
	);
}
