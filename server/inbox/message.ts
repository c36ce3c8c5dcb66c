import { createHash } from "node:crypto";
import type { Language } from "#site/languages.ts";
import type { Submission } from "./submission.ts";

/** Why a message waits for a person before it is forwarded. */
type Suspicion = "honeypot" | "flood";

/** A message that passed every check and is about to be stored. */
export interface NewMessage extends Submission {
	/** The sender's `Idempotency-Key`, or one made of what it wrote. */
	readonly key: string;
	readonly language: Language;
	readonly suspicion: Suspicion | null;
}

/** Tells a message sent again from another one under the same key. The date may differ: clients stamp anew. */
export function digestOf({ formName, name, email, message }: NewMessage): string {
	return createHash("sha256")
		.update(JSON.stringify([formName, name, email, message]))
		.digest("base64url");
}
