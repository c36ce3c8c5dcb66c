import { startCms } from "./startCms.ts";

await startCms("/admin/config.json");
