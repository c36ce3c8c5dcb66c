/**
 * Name of the field that only programs fill. It means nothing to browsers' autofill and to password managers: they would fill
 * one called "website" for a person, whose message would then be quarantined.
 */
export const honeypotName = "reply_subject";

/** Keeps password managers out of a field: 1Password, Bitwarden, LastPass, Proton Pass, Dashlane. */
export const ignoredByPasswordManagers = {
	"data-1p-ignore": "true",
	"data-bwignore": "true",
	"data-lpignore": "true",
	"data-protonpass-ignore": "true",
	"data-form-type": "other",
} as const;
