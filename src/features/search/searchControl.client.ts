/** Makes the header's link to the search page open a dialog instead; "/" does the same. */
export function enhanceSearchControl(link: HTMLAnchorElement): void {
	const load = () => import("./openSearchDialog.client.tsx");
	const open = () =>
		load().then(
			(module) => module.openSearchDialog(link),
			() => location.assign(link.href),
		);
	link.addEventListener("click", (event) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		open();
	});
	for (const event of ["focus", "pointerenter"])
		link.addEventListener(event, () => load().catch(() => {}), { once: true });
	addEventListener("keydown", (event) => {
		if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey) return;
		if ((event.target as Element).closest("input, textarea, select, [contenteditable], dialog[open]")) return;
		event.preventDefault();
		open();
	});
}
