import { createDiskSpace } from "./contact/diskSpace.ts";
import { fakeLog } from "./contact/messages.testUtils.ts";
import { createMetrics } from "./metrics.ts";
import type { ServerServices } from "./services.ts";

/** Services that store no messages unless `changes` has a store. */
export function createFakeServices(changes: object = {}): ServerServices {
	const diskSpace = createDiskSpace(undefined, 0);
	const shared = { log: fakeLog, metrics: createMetrics(), isDraining: false, allowedOrigins: [], diskSpace };
	return { ...shared, ...changes } as unknown as ServerServices;
}
