import { ContentError } from "#content/model/contentError.ts";
import { withAsciiDomain } from "#content/model/siteSchema.ts";
import { readText } from "#content/readers/readText.server.ts";
import { readDeclaredText } from "#scripts/readDeclaredText.ts";
import { type Brand, faultOf, nameOf, type SiteValues } from "./brand.ts";
import { readMark } from "./mark.ts";
import { hueOf } from "./palette.ts";
import { followed } from "./respell.ts";

/** Answers by key: a path of `site/site.json`, or `slug`, `hue`, `logo`. What is not answered stays, or follows from the rest. */
export type Answers = Readonly<Record<string, string>>;

interface Question {
	readonly key: string;
	readonly asks: string;
}

/** What is asked, in this order. Every other value of `site/site.json` may stand in a file of answers, too. */
export const questions: readonly Question[] = [
	{ key: "name", asks: "Name of the product" },
	{ key: "slug", asks: "The name in addresses and of the package, in lower-case letters, digits and hyphens" },
	{ key: "legal.entity", asks: "Company, as in the register" },
	{ key: "legal.address", asks: "Its registered address, on one line, with the country" },
	{ key: "legal.registrationNumber", asks: "Its registration number" },
	{ key: "origin", asks: "Address of the site, such as https://example.com" },
	{ key: "email", asks: "Email; the addresses for a purpose move to its host" },
	{ key: "links.marketplace", asks: "Address of the marketplace; the games' addresses in it follow" },
	{ key: "links.messengerChannel", asks: "Channel in the messenger" },
	{ key: "links.microblog", asks: "Microblog" },
	{ key: "hue", asks: "Hue that all colours follow: degrees of OKLCH, or a colour such as #1a4bff" },
	{ key: "logo", asks: "Logo: path of an SVG file with a square mark" },
];

const beside = ["slug", "hue", "logo"];

/** An answer as the site has it: the domain of its address and of its mailboxes in ASCII. */
export function toAnswer(key: string, text: string): string {
	return key === "origin" || /email$/i.test(key) ? withAsciiDomain(text) : text;
}

/** What the site would say for a question when nothing is answered to it. */
export function defaultOf(key: string, today: Brand, answers: Answers): string {
	if (key === "slug") return answers.name && answers.name !== nameOf(today.values) ? slugOf(answers.name) : today.slug;
	if (key === "hue") return String(today.hue);
	if (key === "logo") return "";
	return String(followed(today, answers).get(key));
}

/** `North Star` -> `north-star`; empty where the name has no Latin letter or digit. */
function slugOf(name: string): string {
	return name
		.normalize("NFKD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/**
 * What is wrong with an answer, and the remedy; undefined where nothing is.
 *
 * @param today the brand before
 */
export function refusalOf(key: string, answer: string, today: Brand): string | undefined {
	if (key === "slug")
		return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(answer)
			? undefined
			: "use lower-case letters, digits and single hyphens, a letter first";
	if (key === "hue")
		return hueOf(answer) === undefined
			? "write degrees from 0 to 359, or a colour that is not grey, such as #1a4bff"
			: undefined;
	if (key === "logo") return logoFault(answer);
	if (!today.values.has(key))
		return `there is no such question. Write one of ${[...today.values.keys(), ...beside].join(", ")}`;
	if (key === "name" && !/^[\p{L}\p{N}][\p{L}\p{N} .&!+-]*$/u.test(answer))
		return "use letters, digits, spaces and . & ! + - alone: the name stands in addresses, pictures and code";
	if (answer.includes("{{")) return "write no placeholder";
	return faultOf(new Map([...today.values, [key, asValue(key, answer, today.values)]]), key);
}

function logoFault(file: string): string | undefined {
	try {
		readMark(readDeclaredText(file));
		return undefined;
	} catch (error) {
		if (error instanceof ContentError) return error.message;
		const isFile = !(error instanceof Error && "code" in error);
		return isFile && error instanceof Error ? `${file}: ${error.message}` : `there is no file ${file} to be read`;
	}
}

/** An answer as the value that it is in `site/site.json`: a year is a number. */
function asValue(key: string, answer: string, values: SiteValues): string | number {
	return typeof values.get(key) === "number" ? Number(answer) : answer;
}

/**
 * Answers out of a file: an object of texts and numbers by key.
 *
 * @throws an error that names the file and each key with what is wrong with it
 */
export function readAnswers(file: string, today: Brand): Answers {
	const written = parsed(file);
	const answers: Record<string, string> = {};
	const faults: string[] = [];
	for (const [key, value] of Object.entries(written)) {
		if (typeof value !== "string" && typeof value !== "number") faults.push(`"${key}": write a text or a number`);
		else {
			const answer = toAnswer(key, String(value));
			const fault = refusalOf(key, answer, today);
			if (fault) faults.push(`"${key}": ${fault}`);
			answers[key] = answer;
		}
	}
	if (faults.length === 0 && !answers.slug) {
		const fault = refusalOf("slug", defaultOf("slug", today, answers), today);
		if (fault) faults.push(`"slug": the name has no Latin letters to make it from; ${fault}`);
	}
	if (faults.length > 0) throw new Error(faults.map((fault) => `${file}: ${fault}.`).join("\n"));
	return answers;
}

function parsed(file: string): object {
	try {
		const written: unknown = JSON.parse(readText(file));
		if (typeof written === "object" && written !== null && !Array.isArray(written)) return written;
	} catch (error) {
		if (error instanceof ContentError) throw error;
		throw new Error(`${file}: there is no such file, or it is no JSON.`, { cause: error });
	}
	throw new Error(`${file}: write an object, such as {"name": "North Star", "hue": 150}.`);
}
