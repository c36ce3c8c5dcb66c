/**
 * Inline in the head: invoker commands (`command`, `commandfor`) and light dismiss (`closedby`) of dialogs for browsers without
 * them: Chrome below 135, Safari below 26.2, Firefox below 144.
 */
(() => {
	if (!("HTMLDialogElement" in window)) return;
	// `@media (scripting)` is missing below Chrome 120: the style sheets ask for this attribute instead.
	document.documentElement.toggleAttribute("data-scripting", true);
	const answerButton = ({ target, defaultPrevented }: Event) => {
		const button = target instanceof Element ? target.closest("button[commandfor]") : null;
		const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
		if (!button || defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
		if (button.getAttribute("command") === "close") dialog.close();
		else if (!dialog.open) {
			dialog.showModal();
			// WebKit before 16.4 would focus the last button instead.
			dialog.querySelector<HTMLElement>(":is(a[href], button, input):not(:disabled)")?.focus();
		}
	};

	/** The dialog whose backdrop was pressed. A press that begins inside the dialog must not close it. */
	let pressedDialog: HTMLDialogElement | undefined;
	/**
	 * The modal dialog that a press is beside; its backdrop is a part of it. Closing waits for the click: after a mere press
	 * the browser would move the focus, which has just gone back to the opener, to the page.
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
	// The press would move the focus to the page, and Chromium 115 then does not return it to the opener.
	document.addEventListener("mousedown", (event) => {
		if (dialogBeside(event)) event.preventDefault();
	});
	document.addEventListener("click", (event) => {
		if (pressedDialog && dialogBeside(event) === pressedDialog) pressedDialog.close();
	});
	// WebKit before 16.4 leaves Escape to the text field that has the focus. On the window, after React, whose search field uses Escape.
	addEventListener("keydown", ({ key, target, isComposing, defaultPrevented }) => {
		const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
		if (key === "Escape" && isField && !isComposing && !defaultPrevented) target.closest("dialog")?.close();
	});
})();
