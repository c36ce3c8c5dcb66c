import type { ServerEnv } from "./env.ts";

/** Explains why the server could not listen, with the variable and the remedy. */
export function formatListenError(
	error: NodeJS.ErrnoException,
	{ HOST, PORT }: Pick<ServerEnv, "HOST" | "PORT">,
): string {
	switch (error.code) {
		case "EADDRINUSE":
			return `Port ${PORT} is taken. Choose another: PORT=${PORT + 1} npm start`;
		case "EACCES":
			return `PORT=${PORT}: ${error.message}. Set it to 1024 or more, or permit this user to use it.`;
		case "EADDRNOTAVAIL":
		case "ENOTFOUND":
		case "EAI_AGAIN":
			return `HOST=${HOST}: ${error.message}. Set it to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 for all.`;
		default:
			return error.message;
	}
}
