/**
 * `npm run edit`: the content editor for this working copy, with forms on the left and the site's page on the right.
 * Saves write files immediately. `PORT` sets the port. Accepts requests from this machine only.
 */
import { dev } from "astro";
import { editorPlugin } from "./cms/editorPlugin.ts";

const port = Number(process.env.PORT ?? 5180);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
	console.error(`PORT: "${process.env.PORT}" is not a port. Write a number from 1 to 65535, or leave it out.`);
	process.exit(1);
}
await dev({
	logLevel: "warn",
	server: { host: "127.0.0.1", port, allowedHosts: [] },
	vite: { server: { strictPort: true, cors: false }, plugins: [editorPlugin()] },
}).catch((error) => {
	if (!/already in use/.test(String(error))) throw error;
	console.error(
		`Port ${port} is taken. The editor is open already, perhaps: look at http://localhost:${port}/editor/. If not, end the program that ` +
			"uses the port, or write another into the variable PORT.",
	);
	process.exit(1);
});
console.log(`The editor is at http://localhost:${port}/editor/ (Ctrl+C ends it).`);
