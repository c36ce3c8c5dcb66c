import { z } from "zod";
import { languageCodes } from "#config/languages.ts";
import { lineField } from "./fields.ts";

const text = (title: string, description: string) => lineField(2, 160).meta({ title, description });

/** Texts in one language of the page that answers a form without JavaScript. */
export const languageMessages = z.strictObject({
	title: text("Headline", "Of the page that shows the form again."),
	field: text("One field is wrong", "Above the form, whose text is still there."),
	tooMany: text("Too many messages", "Where many came from one network."),
	unavailable: text("Not kept", "Where the message could not be kept just now."),
	unreadable: text("Not readable", "Where the form could not be read, so that its fields are empty."),
	name: text("Field: name", "Its label."),
	email: text("Field: email", "Its label."),
	message: text("Field: message", "Its label."),
	send: text("Button", "Sends the message."),
	empty: text("Empty field", "Below the field."),
	long: text("Too long", "Below the field. Keep {{limit}}: the site puts the number there.").refine(
		(said) => said.includes("{{limit}}"),
		"keep {{limit}}, where the number of characters belongs",
	),
	formatEmail: text("No address", "Below the field for the email."),
	format: text("Not one line", "Below another field."),
});

const names = new Intl.DisplayNames("en", { type: "language" });

/** `content/formMessages.json`, with all languages of the site. */
export const formMessagesSchema = z.strictObject(
	Object.fromEntries(
		languageCodes.map((code) => [
			code,
			languageMessages.meta({ title: names.of(code) ?? code, description: "What its readers see." }),
		]),
	),
);
