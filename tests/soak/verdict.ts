import type { Outcome } from "./runFleet.ts";
import { percentile } from "./visitors.ts";

/** Milliseconds in which 99 of 100 pages are answered, and those in which a server that does nothing must answer to judge that. */
const longestPage = 100;
const quiet = 25;
/** Megabytes that a process may have grown by after its warm-up, by the least that it had early and late. */
const mostGrowth = 48;

/** Which promises were broken, in words; nothing when all were kept. */
export function judgePromises({ name, lost, doubled, stuck, wrong, readiness }: Outcome): string[] {
	const failures = [
		lost.length > 0 && `${lost.length} acknowledged messages are lost: ${lost.slice(0, 5).join(", ")}`,
		doubled.length > 0 && `${doubled.length} messages are there twice: ${doubled.slice(0, 5).join(", ")}`,
		stuck !== 0 && `${stuck} messages still wait for the marketing host, which is well`,
		wrong.length > 0 && `${wrong.length} wrong answers: ${wrong.slice(0, 5).join("; ")}`,
		readiness.lies.length > 0 &&
			`/readyz was wrong ${readiness.lies.length} of ${readiness.asked} times: ${readiness.lies.slice(0, 3).join("; ")}`,
	];
	return failures.filter((failure) => failure !== false).map((failure) => `${name}: ${failure}`);
}

/** Which figures were beyond their limit, in words: they say something on a machine that does nothing else. */
export function judgeFigures({ name, visits, courses }: Outcome): string[] {
	const isQuiet = percentile(visits.control, 99) <= quiet;
	const slowest = percentile(visits.pages, 99);
	const failures = [
		isQuiet && !(slowest <= longestPage) && `one page in a hundred took more than ${slowest.toFixed(0)} ms`,
		...courses.map(
			({ growth, seconds }) =>
				!(growth <= mostGrowth) && `memory grew by ${growth.toFixed(0)} MB in the last ${seconds.toFixed(0)} s`,
		),
	];
	return failures.filter((failure) => failure !== false).map((failure) => `${name}: ${failure}`);
}

/** What was seen, for people. */
export function report(outcome: Outcome): string {
	const { name, faults, acknowledged, lost, doubled, forwardedAgain, visits, readiness, courses, missing } = outcome;
	const ms = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(1)} ms`;
	return [
		`${name}: ${Object.entries(faults)
			.map(([fault, count]) => `${count} × ${fault}`)
			.join(", ")}`,
		`  messages   ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${forwardedAgain} forwarded again under the same key`,
		`  pages      ${visits.pages.length}, median ${ms(visits.pages, 50)}, p99 ${ms(visits.pages, 99)} (a server that does nothing: p99 ${ms(visits.control, 99)})`,
		`  readiness  ${readiness.asked} answers judged, ${readiness.lies.length} wrong`,
		...courses.map(
			({ slope, growth, seconds, most }) =>
				`  memory     ${slope.toFixed(2)} MB a minute over the last ${seconds.toFixed(0)} s, its least ${growth.toFixed(0)} MB more at the end, at most ${most.toFixed(0)} MB`,
		),
		...missing.map((what) => `  not tried  ${what}`),
	].join("\n");
}
