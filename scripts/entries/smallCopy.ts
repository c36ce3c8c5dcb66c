import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { parse } from "yaml";
import { Refusal } from "./entry.ts";
import { carryOut, describePlan, type Plan } from "./plan.ts";

/** Front matter of an article. */
export const matter = (slug: string, picture: string) =>
	`---\nslug: ${slug}\nid: 0b0a3c52-8f8d-4f4b-9a55-6a1d6e0f1f01\ndate: 2025-01-02\ntitle: An article\ndescription: What it is about\nshowButton: false\npicture: ${picture}\n---\n`;

/** Three games, of which one is named wherever a game can be, and two articles. */
function fill(put: (file: string, text: string) => void): void {
	put("content/games/raft.yaml", "slug: raft\ntitle: Raft\nstudio: Saltwater Toys\ngenre:\n  - Racing\nfeatured: 7\n");
	put("content/games/raft-two.yaml", "slug: raft-two\ntitle: Raft Two\nstudio: Old Bone Club\npictures: raft\n");
	put("content/games/kayak.yaml", "slug: kayak\ntitle: Kayak\nstudio: Third Facet\nplay: https://kayak.example/\n");
	put("content/places.yaml", "home:\n  phone: raft\nbusiness:\n  hours:\n    - raft\n    - raft-two\n    - kayak\n");
	put(
		"content/news/first.md",
		`${matter("first", "games/raft/background")}\n[Raft](/games/raft), [two](/games/raft-two)\n`,
	);
	put(
		"content/news/second.md",
		`${matter("second", "games/kayak/tall")}\nSee [the first](/news/first#end), [K](/games/kayak).\n`,
	);
	put("content/guidelines/general/a/2025-01-01.md", "Text of a [game](/games/raft).\n");
	put(
		"public/locales/en/translation.json",
		'{ "a": "<1 href=\\"/games/raft\\">https://else.example/games/raft</1>" }\n',
	);
	put(
		"content/pictures.json",
		'{\n\t"games/kayak/icon": {"hash":"1"},\n\t"games/raft/icon": {"hash":"2"},\n\t"games/raft-two/icon": {"hash":"3"}\n}\n',
	);
	put("content/clips.json", '{\n\t"kayak": {"a":1},\n\t"raft": {"a":2}\n}\n');
	put(
		"content/redirects.yaml",
		"# Kept.\n- from: /games/plank\n  to: /games/raft\n- from: /games/dinghy\n  to: /games/kayak\n",
	);
	put(
		"app/features/search/wantedAnswers.ts",
		'\t["raft", "game:raft"],\n\t["boats", "game:raft", "game:kayak"],\n\t["paddle", "game:kayak"],\n',
	);
	put(
		"content/translations/ru.json",
		'{ "madeFrom": { "games:raft.headline": "1", "games:raft-two.headline": "2" } }\n',
	);
	put("art/clips/raft.py", 'world = import_module("worlds.raft")\n');
	put("app/features/other.test.ts", 'expect("/games/raft")\n');
	put(
		"art/faces.yaml",
		"games/raft/tall:\n  boy: [0, 0, 1, 1]\n  girl: [0, 0, 1, 1]\ngames/raft-two/tall:\n  boy: [0, 0, 1, 1]\n",
	);
	for (const file of [
		"public/pictures/games/raft/icon.2.webp",
		"public/clips/raft/card.webm",
		"art/sources/games/raft/icon.webp",
		"art/worlds/raft.py",
		"art/worlds/raft-two.py",
	])
		put(file, "x");
}

/** A small working copy for each test of a file. */
export function smallCopy() {
	let root = "";
	const at = (file: string) => path.join(root, file);
	const read = (file: string) => readFileSync(at(file), "utf8");
	const put = (file: string, text: string) => {
		mkdirSync(path.dirname(at(file)), { recursive: true });
		writeFileSync(at(file), text);
	};
	beforeEach(() => {
		root = mkdtempSync(path.join(tmpdir(), "entries-"));
		fill(put);
	});
	afterEach(() => rmSync(root, { recursive: true }));
	return {
		at,
		read,
		put,
		root: () => root,
		/** Carries a plan out, and says in words what it was. */
		done(plan: Plan): string[] {
			carryOut(root, plan);
			return describePlan(plan);
		},
		redirects: (): unknown => parse(read("content/redirects.yaml")),
		/** What is there, by name. */
		names: (pattern: string) => globSync(pattern, { cwd: root }),
	};
}

/** What is refused, line by line. */
export function refused(act: () => unknown): string[] {
	try {
		act();
	} catch (error) {
		if (error instanceof Refusal) return error.message.split("\n");
		throw error;
	}
	return [];
}
