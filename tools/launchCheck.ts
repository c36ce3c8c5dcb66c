/**
 * `npm run launch-check`: lists remaining sample content by the person who can replace it, with file and field;
 * `--json` for programs. Exits with 1 if there is any.
 */
import { ContentError } from "#content/model/contentError.ts";
import { type LaunchSample, listSamples, samplesFile } from "./listSamples.ts";

try {
	const samples = listSamples();
	if (process.argv.includes("--json")) console.log(JSON.stringify(samples, null, "\t"));
	else {
		for (const [title, ofTask] of Map.groupBy(samples, ({ who, task }) => `For the ${who}: ${task}`)) {
			console.log(title);
			for (const [file, ofFile] of Map.groupBy(ofTask, (sample) => sample.file))
				console.log(`  ${file}: ${ofFile.map(written).join(", ")}`);
			console.log();
		}
		console.log(
			samples.length > 0
				? `${samples.length} fields are samples or tasks. If one is right or done, delete the digest beside it, or its group, in ${samplesFile}.`
				: "Nothing is left to do.",
		);
	}
	process.exitCode = samples.length > 0 ? 1 : 0;
} catch (error) {
	console.error(error instanceof ContentError ? error.message : error);
	process.exitCode = 1;
}

function written({ field, digest }: LaunchSample): string {
	return (field === "*" ? "the whole file" : field) + (digest ? ` (${digest})` : "");
}
