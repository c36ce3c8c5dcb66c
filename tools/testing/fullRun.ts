/** Set by `npm run test:all`: full load and resilience tests, all engines and all viewports. */
export const isFullRun = process.env.TEST_ALL === "1";
