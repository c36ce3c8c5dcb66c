/** Builds the app's scripts alone, into `build/client/assets`: no page, no picture, nothing compressed. */
import { createBuilder } from "vite";

const builder = await createBuilder({ build: { copyPublicDir: false }, logLevel: "error" });
const { client } = builder.environments;
if (!client) throw new Error("vite.config.ts has no environment for the browser.");
await builder.build(client);
