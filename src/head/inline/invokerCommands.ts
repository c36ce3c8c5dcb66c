/**
 * Inline in the head: polyfill for invoker commands (`command`, `commandfor`) and light dismiss (`closedby`) of dialogs, for Chrome
 * below 135, Safari below 26.2 and Firefox below 144.
 */
(() => {
	if (!("HTMLDialogElement" in window)) return;
	// Stylesheets test this attribute, because Chrome below 120 lacks `@media (scripting)`.
	document.documentElement.toggleAttribute("data-scripting", true);
	const answerButton = ({ target, defaultPrevented }: Event) => {
		const button = target instanceof Element ? target.closest("button[commandfor]") : null;
		const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
		if (!button || defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
		if (button.getAttribute("command") === "close") dialog.close();
		else if (!dialog.open) {
			dialog.showModal();
			// WebKit before 16.4 focuses the last button instead.
			dialog.querySelector<HTMLElement>(":is(a[href], button, input):not(:disabled)")?.focus();
		}
	};

	/** The dialog whose backdrop was pressed. A press that starts inside the dialog must not close it. */
	let pressedDialog: HTMLDialogElement | undefined;
	/**
	 * The modal dialog whose backdrop is the event's target. Dialogs close on click: after closing on pointerdown, the browser
	 * would move the focus from the opener to the page.
	 */
	const dialogBeside = ({ target, clientX, clientY }: MouseEvent) => {
		if (!(target instanceof HTMLDialogElement)) return;
		const { left, right, top, bottom } = target.getBoundingClientRect();
		if (clientX < left || clientX > right || clientY < top || clientY > bottom) return target;
	};

	if (!("command" in HTMLButtonElement.prototype)) document.addEventListener("click", answerButton);
	if ("closedBy" in HTMLDialogElement.prototype) return;
	document.addEventListener("pointerdown", (event) => {
		pressedDialog = dialogBeside(event);
	});
	// The press would focus the page, and Chromium 115 would then not return the focus to the opener.
	document.addEventListener("mousedown", (event) => {
		if (dialogBeside(event)) event.preventDefault();
	});
	document.addEventListener("click", (event) => {
		if (pressedDialog && dialogBeside(event) === pressedDialog) pressedDialog.close();
	});
	// WebKit before 16.4 does not close dialogs on Escape in a text field. On the window, after React's search field handled it.
	addEventListener("keydown", ({ key, target, isComposing, defaultPrevented }) => {
		const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
		if (key === "Escape" && isField && !isComposing && !defaultPrevented) target.closest("dialog")?.close();
	});
})();
