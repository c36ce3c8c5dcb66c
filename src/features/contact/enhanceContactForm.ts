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
 * Enhances the contact dialog's HTML (product 9) with field errors, sending by `fetch`, drafts and the outbox. Keeps typed text.
 * Returns a function that removes all of it.
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
			// Lets the next call try again.
			draft = undefined;
			throw error;
		}
	};

	/** Releases the draft and clears the form. */
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
			// The server validates, too.
			return true;
		}
	};

	/** Sends the fields. Never throws: after a failure, the visitor sees an error and the text stays. */
	const send = async (): Promise<SubmitResult> => {
		try {
			const own = await begin();
			const message = own.toMessage(getFieldValues(form), getHoneypot(form));
			const outcome = await submitMessage(message);
			// Added to the outbox before the draft is removed, so that the message is always stored.
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
		// Moves the focus before clearing the fields, because leaving an empty field shows an error.
		if (dialog.open) showState(dialog, "sent");
		await end();
	};

	// Browsers reject addresses that the server accepts, such as those with non-ASCII letters before the @.
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
