import { acquireDraft, isBlank, type LockedDraft } from "./drafts.ts";
import {
	attachValidation,
	clearFields,
	fillFields,
	getFieldValues,
	getHoneypot,
	getMessages,
	nextPaint,
	setSending,
	setStatusText,
	showProblems,
	showState,
} from "./formFields.ts";
import { addToOutbox, startOutbox } from "./outbox.ts";
import { type SubmitResult, submitMessage } from "./submitMessage.ts";

/**
 * Adds to the contact dialog's HTML (product 9): messages under fields, sending without leaving the page, drafts, the outbox.
 * Typed text stays. Returns a function that stops all of it.
 */
export function enhanceContactForm(dialog: HTMLDialogElement): () => void {
	const form = dialog.querySelector("form");
	if (!form) throw new Error("The contact dialog has no form.");
	const listenerAbort = new AbortController();
	const { signal } = listenerAbort;
	let draft: Promise<LockedDraft> | undefined;
	let isSending = false;

	const begin = async () => {
		draft ??= acquireDraft(() => getFieldValues(form)).then((claimed) => {
			const typedValues = getFieldValues(form);
			if (claimed.restored && isBlank(typedValues)) fillFields(form, claimed.restored);
			else claimed.save(typedValues);
			setStatusText("draft-restored", claimed.wasRejected ? getMessages()("contact.kept") : "");
			form.dataset.enhanced = "";
			return claimed;
		});
		try {
			return await draft;
		} catch (error) {
			// The next try must not get this failure again.
			draft = undefined;
			throw error;
		}
	};

	/** Leaves an empty form; what it held is the draft's. */
	const end = async () => {
		const left = draft;
		draft = undefined;
		delete form.dataset.enhanced;
		setStatusText("draft-restored", "");
		setStatusText("contact-alert", "");
		(await left)?.release();
		if (!draft) clearFields(form);
	};

	const isValid = () => {
		try {
			return showProblems(form);
		} catch {
			// The server judges as well.
			return true;
		}
	};

	/** Sends the fields. Never throws: after any failure the visitor sees an error and the text stays. */
	const send = async (): Promise<SubmitResult> => {
		try {
			const own = await begin();
			const message = own.toMessage(getFieldValues(form), getHoneypot(form));
			const outcome = await submitMessage(message);
			// Into the outbox before out of the draft: at no moment is it in neither.
			if (outcome.kind === "busy") addToOutbox(message, outcome.wait);
			if (outcome.kind === "accepted" || outcome.kind === "busy") own.discard();
			return outcome;
		} catch (error) {
			return { kind: "failed", error: String(error) };
		}
	};

	const submit = async () => {
		isSending = true;
		setSending(form, true);
		setStatusText("contact-alert", "");
		const outcome = await send();
		isSending = false;
		setSending(form, false);
		if (outcome.kind === "failed") {
			if (dialog.open) setStatusText("contact-alert", getMessages()("contact.network"));
			else await end();
			await nextPaint();
			window.alert(getMessages()("contact.error", { error: outcome.error }));
			return;
		}
		// The focus leaves the field before it is emptied: a field left empty would be announced as missing.
		if (dialog.open) showState(dialog, "sent");
		await end();
	};

	// The browser refuses addresses that the server takes, such as those with other letters before the @.
	form.noValidate = true;
	attachValidation(form, signal);
	const onSubmit = (event: Event) => {
		event.preventDefault();
		if (!isSending && isValid()) submit();
	};
	const onFocus = () => {
		if (dialog.dataset.state !== "sent") begin();
	};
	const onClose = () => {
		showState(dialog, "form");
		if (!isSending) end();
	};
	form.addEventListener("submit", onSubmit, { signal });
	form.addEventListener("input", async () => (await begin()).save(getFieldValues(form)), { signal });
	dialog.addEventListener("focusin", onFocus, { signal });
	dialog.addEventListener("close", onClose, { signal });
	if (dialog.open) onFocus();
	const stopOutbox = startOutbox();
	return () => {
		listenerAbort.abort();
		form.noValidate = false;
		stopOutbox();
		end();
	};
}
