import { type BrowserJourney, phoneWindow } from "#tests/engines/page.ts";
import { acceptCookies, customizeCookies, declineCookies } from "./consent.ts";
import { closeDialogs, sendMessage } from "./dialogs.ts";
import { readDocument, readDocumentOnPhone } from "./documents.ts";
import { goBack, playClips, searchGame, viewGame } from "./games.ts";
import { chooseLanguage, detectLanguage, useMenu } from "./navigation.ts";
import { readPages, readPagesOnPhone } from "./pages.ts";
import { askQuestions, useCalculators } from "./tools.ts";

export const browserJourneys: readonly BrowserJourney[] = [
	{ name: "a visitor asks for a language, finds it remembered and changes it", go: chooseLanguage },
	{ name: "a Russian browser gets the Russian page", go: detectLanguage, options: { language: "ru-RU" } },
	{ name: "a visitor goes from home to a game and through its screenshots", go: viewGame },
	{ name: "Back returns from a game to the same place of the list", go: goBack },
	{ name: "a visitor finds a game by the search", go: searchGame },
	{ name: "the calculators answer", go: useCalculators },
	{ name: "clips play, or the pictures stay", go: playClips },
	{ name: "the contact form shows errors, survives a network failure and sends", go: sendMessage, allowed: /reviews/ },
	{ name: "a visitor declines cookies", go: declineCookies },
	{ name: "a visitor accepts cookies", go: acceptCookies },
	{ name: "a visitor customizes cookies and finds the choice remembered", go: customizeCookies },
	{ name: "a visitor goes from the guidelines' index to a document and through its contents", go: readDocument },
	{ name: "a document's contents and definitions open on a phone", go: readDocumentOnPhone, options: phoneWindow },
	{ name: "questions open one at a time", go: askQuestions },
	{ name: "the phone's menu opens, closes and leads to a page", go: useMenu, options: phoneWindow },
	{ name: "dialogs close by Escape, their button and a click beside them", go: closeDialogs },
	{ name: "every kind of page can be read", go: readPages },
	{ name: "the main pages can be read on a phone", go: readPagesOnPhone, options: phoneWindow },
];
