/** Tells a person how far a long step is: one line that counts in a terminal, a line per tenth elsewhere. */
export interface Progress {
	start(label: string, total: number): void;
	step(): void;
	end(): void;
}

export function createProgress(output: NodeJS.WriteStream = process.stdout): Progress {
	let label = "";
	let total = 0;
	let done = 0;
	const close = () => {
		if (label && output.isTTY) output.write("\n");
		label = "";
	};
	return {
		start(nextLabel, nextTotal) {
			close();
			[label, total, done] = [nextLabel, nextTotal, 0];
		},
		step() {
			done += 1;
			const tenth = Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total);
			if (output.isTTY) output.write(`\r  ${label} ${done}/${total}`);
			else if (tenth && (done === total || total >= 100)) output.write(`  ${label} ${done}/${total}\n`);
		},
		end: close,
	};
}
