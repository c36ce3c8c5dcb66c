/** What the CMS asks of a folder, a part of the File System API, answered by the desk's server instead of a picked folder. */
interface FolderHandle {
	readonly kind: "directory";
	readonly name: string;
	entries(): AsyncGenerator<[string, FolderHandle | FileHandle]>;
	getDirectoryHandle(name: string): Promise<FolderHandle>;
	getFileHandle(name: string, options?: { create?: boolean }): Promise<FileHandle>;
	removeEntry(name: string): Promise<void>;
}

interface FileHandle {
	readonly kind: "file";
	readonly name: string;
	getFile(): Promise<File>;
	createWritable(): Promise<{ write(data: string | Blob): Promise<void>; close(): Promise<void> }>;
}

const files = "/desk/files/";

/** Names of the files that the desk may touch, by path. */
async function listFiles(): Promise<string[]> {
	const listed: { path: string }[] = await (await ask("GET", "")).json();
	return listed.map(({ path }) => path);
}

/** The CMS reports a change as saved even if it was rejected, so the error is shown here. */
async function change(method: "PUT" | "DELETE", path: string, body?: Blob): Promise<void> {
	try {
		await ask(method, path, body);
	} catch (error) {
		const reason = error instanceof TypeError ? "The desk does not answer. Start it again: npm run edit." : error;
		alert(`${path} was not saved. ${reason}`);
		throw error;
	}
}

/** @throws where the server refuses, in its words */
async function ask(method: "GET" | "PUT" | "DELETE", path: string, body?: Blob): Promise<Response> {
	const response = await fetch(files + path.split("/").map(encodeURIComponent).join("/"), {
		method,
		body: body ?? null,
	});
	if (!response.ok) throw new Error(await response.text());
	return response;
}

/** @param path of the folder in the working copy, with a slash at its end; empty for the copy itself */
export function serverFolder(path = ""): FolderHandle {
	return {
		kind: "directory",
		name: path.split("/").at(-2) ?? "",
		async *entries() {
			const names = new Set<string>();
			for (const file of await listFiles()) {
				if (!file.startsWith(path)) continue;
				const [name = "", ...rest] = file.slice(path.length).split("/");
				if (names.has(name)) continue;
				names.add(name);
				yield [name, rest.length > 0 ? serverFolder(`${path}${name}/`) : serverFile(path + name)];
			}
		},
		// Folders come with their first file.
		getDirectoryHandle: async (name) => serverFolder(`${path}${name}/`),
		async getFileHandle(name, { create = false } = {}) {
			if (!create && !(await listFiles()).includes(path + name)) throw new DOMException(path + name, "NotFoundError");
			return serverFile(path + name);
		},
		async removeEntry(name) {
			await change("DELETE", path + name);
		},
	};
}

function serverFile(path: string): FileHandle {
	const name = path.split("/").at(-1) ?? path;
	return {
		kind: "file",
		name,
		getFile: async () => new File([await (await ask("GET", path)).blob()], name),
		createWritable: async () => {
			const parts: (string | Blob)[] = [];
			return {
				write: async (data) => {
					parts.push(data);
				},
				close: async () => {
					await change("PUT", path, new Blob(parts));
				},
			};
		},
	};
}
