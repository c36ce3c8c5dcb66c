import { LRUCache } from "lru-cache";

/** Senders remembered at most; the longest silent one is forgotten first. */
const most = 50_000;

interface RateLimits {
	/** Milliseconds. */
	readonly window: number;
	/** Messages of one sender in a window before the next are quarantined, and before they are refused. */
	readonly quarantine: number;
	readonly refuse: number;
}

/** `fine`, `flood` (to be quarantined), or refused for that many seconds. */
type Verdict = "fine" | "flood" | { readonly retryAfter: number };

/** Counts messages per sender, in this process's memory. */
export interface RateLimiter {
	take(sender: string): Verdict;
	/** For a message that came to nothing through no fault of the sender's. */
	giveBack(sender: string): void;
}

export function createRateLimiter({ window, quarantine, refuse }: RateLimits, now = Date.now): RateLimiter {
	const senders = new LRUCache<string, { count: number; until: number }>({ max: most });
	return {
		take(sender) {
			const known = senders.get(sender);
			const entry = known && known.until > now() ? known : { count: 0, until: now() + window };
			if (entry !== known) senders.set(sender, entry);
			if (entry.count >= refuse) return { retryAfter: Math.max(1, Math.ceil((entry.until - now()) / 1000)) };
			entry.count += 1;
			return entry.count > quarantine ? "flood" : "fine";
		},
		giveBack(sender) {
			const entry = senders.get(sender);
			if (entry && entry.count > 0) entry.count -= 1;
		},
	};
}
