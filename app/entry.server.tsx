import "./i18n/i18n.server.ts";
import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, ServerRouter } from "react-router";
import { BootContext } from "./boot/Boot.tsx";
import { renderedBoot } from "./boot/renderedBoot.server.ts";

/**
 * Renders one page at build time. Waits for the whole document, so that no streaming placeholder or its inline script
 * gets into the file; a page that fails to render fails the build.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	let failure: unknown;
	const printsItself = import.meta.env.DEV || context.isSpaMode;
	const boot = printsItself ? undefined : await renderedBoot(context, new URL(request.url).pathname);
	// Read already, the router's stream would be printed as scripts otherwise.
	const shown = boot ? { ...context, serverHandoffStream: undefined } : context;
	const page = (
		<BootContext value={boot}>
			<ServerRouter context={shown} url={request.url} />
		</BootContext>
	);
	const stream = await renderToReadableStream(page, {
		progressiveChunkSize: Number.MAX_SAFE_INTEGER,
		onError(error) {
			failure = error;
		},
	});
	await stream.allReady;
	if (failure) throw failure;
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(stream, { status, headers });
}
