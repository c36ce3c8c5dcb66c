import { expect, it } from "vitest";
import { findDuplicateKey } from "./findDuplicateKey.ts";

it.each([
	['{"a":1,"b":2,"b":3,"a":4}', "b"],
	['{"a": {"b" :1, "b"\n:2}}', "b"],
	['[{"a":1},{"b":1,"b":2}]', "b"],
	['{"a":{"b":1},"c":1,"a":2}', "a"],
	['{"a":[],"b":1,"b":2}', "b"],
	['{"a":["b"],"b":1,"b":2}', "b"],
	['{"a":"{","a":1}', "a"],
	['{"a":["{"],"a":1}', "a"],
	['{"a\\"b":1,"a\\"b":2}', 'a"b'],
	['{"":1,"":2}', ""],
])("an object has a key twice: %s", (text, key) => {
	expect(findDuplicateKey(text)).toBe(key);
});

it.each([
	"{}",
	'"a"',
	'{"a":1,"b":"a"}',
	'{"a":{"b":1},"b":{"a":1}}',
	'{"a":[{"b":1},{"b":2}],"b":3}',
	'{"a":["b","b"],"b":["a","a"]}',
	'{"a":"\\"b\\":1","b":"}"}',
])("every object has each of its keys once: %s", (text) => {
	expect(findDuplicateKey(text)).toBeUndefined();
});
