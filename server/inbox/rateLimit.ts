import { LRUCache } from "lru-cache";

/** Senders remembered at most; the longest silent one is forgotten first. */
const most = 50_000;

interface RateLimits {
	/** Milliseconds. */
	readonly window: number;
	/** Messages of one sender in a window before the next are quarantined, and before they are refused. */
	readonly quarantine: number;
	readonly refuse: number;
	/** Messages of all senders in a window before the next are quarantined. */
	readonly total: number;
}

/** How many times as much as one IPv6 /64 all those of a /48 may send: that is what one customer of a provider gets. */
const wider = 4;

/** `fine`, `flood` (to be quarantined), or refused for that many seconds. */
type Verdict = "fine" | "flood" | { readonly retryAfter: number };

/** Counts messages per sender, in this process's memory, by a clock that nobody sets. */
export interface RateLimiter {
	/** @param sender an IPv4 address, or an IPv6 network as `networkOf` gives it */
	take(sender: string): Verdict;
	/** For a message that came to nothing through no fault of the sender's. */
	giveBack(sender: string): void;
	/** Senders that are remembered. */
	size(): number;
}

interface Limit {
	readonly name: string;
	readonly quarantine: number;
	readonly refuse: number;
}

export function createRateLimiter(limits: RateLimits, now = () => performance.now()): RateLimiter {
	const { window, quarantine, refuse, total } = limits;
	const entries = new LRUCache<string, { count: number; until: number }>({ max: most });
	const everybody = { count: 0, until: 0 };

	function limitsOf(sender: string): Limit[] {
		const own = { name: sender, quarantine, refuse };
		if (!sender.endsWith("::/64")) return [own];
		const name = sender.replace(/:[^:]*::\/64$/, "::/48");
		return [own, { name, quarantine: wider * quarantine, refuse: wider * refuse }];
	}

	function entryOf(name: string): { count: number; until: number } {
		const known = entries.get(name);
		if (known && known.until > now()) return known;
		const entry = { count: 0, until: now() + window };
		entries.set(name, entry);
		return entry;
	}

	return {
		take(sender) {
			const counted = limitsOf(sender).map((limit) => ({ ...limit, entry: entryOf(limit.name) }));
			const full = counted.find(({ entry, refuse: most }) => entry.count >= most);
			if (full) return { retryAfter: Math.max(1, Math.ceil((full.entry.until - now()) / 1000)) };
			for (const { entry } of counted) entry.count += 1;
			if (everybody.until <= now()) Object.assign(everybody, { count: 0, until: now() + window });
			everybody.count += 1;
			const isFlood = counted.some(({ entry, quarantine: most }) => entry.count > most);
			return isFlood || everybody.count > total ? "flood" : "fine";
		},
		giveBack(sender) {
			for (const entry of [everybody, ...limitsOf(sender).map(({ name }) => entries.get(name))]) {
				if (entry && entry.count > 0) entry.count -= 1;
			}
		},
		size: () => entries.size,
	};
}
