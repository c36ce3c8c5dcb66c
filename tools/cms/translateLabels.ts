const lengthHint = / (\d+) to (\d+) characters\.$/;

/**
 * Translates labels and hints in the CMS's configuration (JSON). Labels without a translation stay English.
 * @param labels translations, keyed by the English text
 */
export function translateLabels(config: string, labels: Readonly<Record<string, string>>) {
	return JSON.parse(config, (key, value) => {
		if (!/^(label|label_singular|hint|description)$/.test(key)) return value;
		const label = labels[value.replace(lengthHint, "")];
		const [length] = lengthHint.exec(value) ?? [""];
		return label ? label + length.replace(lengthHint, ` ${labels["$1 to $2 characters."]}`) : value;
	});
}
