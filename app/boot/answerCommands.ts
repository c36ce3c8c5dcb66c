/**
 * Does what a dialog's buttons and its `closedby` say in browsers that do not know invoker commands or light dismiss yet.
 * Fetched by them alone (`useBootSignal.ts`); clicks that came earlier have been kept (`boot.ts`).
 */
export function answerCommands(): void {
	if (!("command" in HTMLButtonElement.prototype)) document.addEventListener("click", answerButton);
	if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("pointerdown", dismiss);
}

function answerButton({ target }: Event): void {
	const button = target instanceof Element ? target.closest("button[commandfor]") : null;
	const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
	if (!button || !(dialog instanceof HTMLDialogElement)) return;
	if (button.getAttribute("command") === "close") dialog.close();
	else if (!dialog.open) dialog.showModal();
}

/** A press beside a modal dialog meets the dialog itself: its backdrop is a part of it. */
function dismiss({ target, clientX, clientY }: PointerEvent): void {
	if (!(target instanceof HTMLDialogElement)) return;
	const { left, right, top, bottom } = target.getBoundingClientRect();
	if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
