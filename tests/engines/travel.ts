import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endSites, startSite } from "#tests/faults/site.ts";
import { goBack } from "./journeys/back.ts";
import { calculate } from "./journeys/calculators.ts";
import { playClips } from "./journeys/clips.ts";
import { customiseCookies } from "./journeys/consent.ts";
import { acceptCookies, declineCookies } from "./journeys/consentAnswers.ts";
import { sendMessage } from "./journeys/contact.ts";
import { closeDialogs } from "./journeys/dialogs.ts";
import { lookAtGame } from "./journeys/game.ts";
import { readDocument, readDocumentOnPhone } from "./journeys/guidelines.ts";
import { chooseLanguage, detectLanguage } from "./journeys/language.ts";
import { useMenu } from "./journeys/menu.ts";
import { readNarrowPages, readPages } from "./journeys/pages.ts";
import { askQuestions } from "./journeys/questions.ts";
import { findGame } from "./journeys/search.ts";
import { Page } from "./page.ts";
import { type Engine, type Equipment, SilentEngine } from "./visitor.ts";
import { type WatchedSite, watchSite } from "./watchedSite.ts";

export const desk: Equipment = { width: 1280, height: 900, language: "en-US" };
export const phone: Equipment = { ...desk, width: 375, height: 800 };

export interface Journey {
	readonly name: string;
	readonly go: (page: Page) => Promise<void>;
	readonly equipment?: Equipment;
	/** What goes wrong on purpose. */
	readonly allowed?: RegExp;
}

const allJourneys: readonly Journey[] = [
	{ name: "a language is asked for, remembered and changed", go: chooseLanguage },
	{
		name: "a Russian browser is led to the Russian page",
		go: detectLanguage,
		equipment: { ...desk, language: "ru-RU" },
	},
	{ name: "from home to a game and through its screenshots", go: lookAtGame },
	{ name: "from the list to a game and back to the same place", go: goBack },
	{ name: "a game is found by the search", go: findGame },
	{ name: "the calculators answer", go: calculate },
	{ name: "clips play, or the pictures stay", go: playClips },
	{ name: "a message: errors, a cut network, sent", go: sendMessage, allowed: /reviews/ },
	{ name: "cookies are declined", go: declineCookies },
	{ name: "cookies are accepted", go: acceptCookies },
	{ name: "cookies are customised and remembered", go: customiseCookies },
	{ name: "guidelines: index, document, contents", go: readDocument },
	{ name: "a document's contents and definitions on a phone", go: readDocumentOnPhone, equipment: phone },
	{ name: "questions open one at a time", go: askQuestions },
	{ name: "the phone's menu", go: useMenu, equipment: phone },
	{ name: "windows close by Escape, button and a press beside them", go: closeDialogs },
	{ name: "every kind of page can be read", go: readPages },
	{ name: "the main pages can be read on a phone", go: readNarrowPages, equipment: phone },
];

/**
 * Runs all journeys in an engine, against the built site.
 *
 * @param start starts it; where the engine is missing, the sentence that says so and how to get it: the journeys are
 *   then skipped under that name
 * @param journeys the journeys, if not all
 */
export function travel(
	name: string,
	start: (() => Promise<Engine>) | string,
	journeys: readonly Journey[] = allJourneys,
): void {
	if (typeof start === "string") {
		describe.skip(`${name} is not here: ${start}`, () => {
			for (const journey of journeys) test(journey.name, () => {});
		});
		return;
	}
	describe(name, () => {
		let engine: Engine;
		let site: WatchedSite;
		let folder: string;

		beforeAll(async () => {
			folder = mkdtempSync(path.join(tmpdir(), "engines-"));
			const served = await startSite(process.cwd(), { INBOX_FILE: path.join(folder, "inbox.sqlite") });
			site = await watchSite(served.origin);
			engine = await start();
			console.log(engine.name);
		});

		afterAll(async () => {
			await engine?.close();
			site?.close();
			endSites();
			rmSync(folder, { recursive: true, force: true });
		});

		for (const { name: title, go, equipment = desk, allowed } of journeys) {
			test(title, async ({ skip }) => {
				const lack = engine.lacks(equipment.language);
				if (lack) skip(lack);
				const journey = async () => {
					site.takeProblems();
					const visitor = await engine.open(equipment);
					try {
						await go(new Page(site, visitor));
					} finally {
						site.cut = undefined;
						await visitor.close();
					}
				};
				try {
					await journey();
				} catch (error) {
					// A page that makes an engine hang does so again; an engine that hangs by itself hardly ever does.
					if (!(error instanceof SilentEngine)) throw error;
					console.warn(`${engine.name} fell silent on the way and is asked once more. ${error.message}`);
					await journey();
				}
				const unexpected = site.takeProblems().filter((line) => !allowed?.test(line));
				expect(unexpected, "problems in the browser").toEqual([]);
			});
		}
	});
}
