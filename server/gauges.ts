import { type Labels, labelled, type NameOf, prefix } from "./metricNames.ts";

/** Values that are looked up when somebody asks for them. */
export interface Gauges {
	/** @param read gives the value; undefined, or a failure, leaves it out */
	add(name: NameOf<"gauge">, labels: Labels, read: () => Promise<number | undefined> | number | undefined): void;
	/** Every series and its value. */
	lines(): Promise<string[]>;
}

export function createGauges(): Gauges {
	const readers = new Map<string, Parameters<Gauges["add"]>[2]>();
	return {
		add: (name, labels, read) => void readers.set(`${prefix}${name}${labelled(labels)}`, read),
		async lines() {
			const look = async ([series, read]: [string, () => unknown]) => {
				try {
					const value = await read();
					return value === undefined ? [] : [`${series} ${value}`];
				} catch {
					return [];
				}
			};
			return (await Promise.all([...readers].map(look))).flat();
		},
	};
}
