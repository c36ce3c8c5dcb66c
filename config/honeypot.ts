/**
 * Name of the field that only bots fill. Autofill must not recognize it: browsers and password managers would fill a field named
 * "website", and the person's message would be quarantined.
 */
export const honeypotName = "reply_subject";

/** Stops password managers from filling a field: 1Password, Bitwarden, LastPass, Proton Pass, Dashlane. */
export const ignoredByPasswordManagers = {
	"data-1p-ignore": "true",
	"data-bwignore": "true",
	"data-lpignore": "true",
	"data-protonpass-ignore": "true",
	"data-form-type": "other",
} as const;
