import { copyText } from "./copyText.ts";

const MESSAGE_MS = 3000;

/** Opens the system's share sheet with the page's URL without its query; otherwise copies the URL and confirms it. */
export function enhanceShareButton(): void {
	const button = document.querySelector<HTMLButtonElement>("button[data-share]");
	const status = button?.parentElement?.querySelector<HTMLElement>("[role=status]");
	if (!button || !status) return;
	button.addEventListener("click", async () => {
		const url = location.origin + location.pathname;
		if (await openShareSheet({ title: button.dataset.share ?? "", url })) return;
		status.textContent = status.dataset[await copyText(url)] ?? "";
		setTimeout(() => {
			status.textContent = "";
		}, MESSAGE_MS);
	});
}

/** Whether there is a share sheet; true also if the visitor closes it. */
async function openShareSheet(data: ShareData): Promise<boolean> {
	if (!navigator.share) return false;
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === "AbortError";
	}
}
