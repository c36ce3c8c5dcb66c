/** Whether `npm run test:all` runs: load and resilience tests at full length, every engine and every viewport. */
export const isFullRun = process.env.TEST_ALL === "1";
