/** Set for longer fuzzing (docs/testing.md). */
const { FUZZ_RUNS, FUZZ_SEED } = process.env;
if (FUZZ_RUNS || FUZZ_SEED) {
	const { configureGlobal } = await import("fast-check");
	configureGlobal({ ...(FUZZ_RUNS && { numRuns: Number(FUZZ_RUNS) }), ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }) });
}

export {};
