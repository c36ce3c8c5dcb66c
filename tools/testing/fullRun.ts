/** Whether `npm run test:all` runs: load and fault tests at full length, every engine and every size of window. */
export const isFullRun = process.env.TEST_ALL === "1";
