import { afterAll, expect, it, onTestFinished } from "vitest";
import { closeEditor, replaceText, requestChange, restoreFiles, runGit } from "./editor.ts";

afterAll(closeEditor);

it("publishes nothing while the site has errors together with what others have published", async () => {
	runGit("clone", "--bare", ".", ".git/remote");
	runGit("remote", "add", "origin", ".git/remote");
	onTestFinished(() => void runGit("remote", "remove", "origin"));
	await replaceText("content/games/boat-attack.yaml", /^title: .*/m, "title: B");
	runGit("commit", "--all", "--message", "Change");
	runGit("push", "origin", "HEAD");
	await restoreFiles();
	await replaceText("config/figures.json", /"platformFeeCap": \d+/, '"platformFeeCap": 13');
	const answer = await requestChange({ action: "publish" });
	expect((await answer.json()).message).toMatch(/^Your changes .* not sent: .*\nGames: boat-attack › Title: /);
});
