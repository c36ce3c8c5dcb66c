import { expect, it } from "vitest";
import { formatListenError } from "./listenFailure.ts";

it.each([
	["EADDRNOTAVAIL", /^HOST=a\.example: listen EADDRNOTAVAIL\. Set it to an address of this machine/],
	["ENOTFOUND", /^HOST=a\.example: listen ENOTFOUND\. Set it to an address of this machine/],
	["EAI_AGAIN", /^HOST=a\.example: listen EAI_AGAIN\. Set it to an address of this machine/],
	["EADDRINUSE", /^Port 80 is taken\. Choose another: PORT=81 npm start$/],
	["EACCES", /^PORT=80: listen EACCES\. Set it to 1024 or more/],
	["EODD", /^listen EODD$/],
])("names the variable and the fix if the server cannot listen: %s", (code, sentence) => {
	const error = Object.assign(new Error(`listen ${code}`), { code });
	expect(formatListenError(error, { HOST: "a.example", PORT: 80 })).toMatch(sentence);
});
