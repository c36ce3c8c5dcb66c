import { LRUCache } from "lru-cache";

const MAX_SENDERS = 50_000;

/** An IPv6 /48, which one customer of a provider gets, may send this many times as much as one /64 of it. */
const WIDE_NETWORK_FACTOR = 4;

const SHARED_KEY = "everyone";

interface RateLimits {
	readonly windowMs: number;
	/** Messages per sender and window before others are quarantined or rejected. */
	readonly quarantine: number;
	readonly reject: number;
	/** Messages of all senders per window before others are quarantined. */
	readonly total: number;
}

type RateDecision =
	| { readonly kind: "accepted" | "flood" }
	| { readonly kind: "rejected"; readonly retryAfterSeconds: number };

/** Counts messages per sender and window, in memory. `now` returns monotonic milliseconds. */
export function createRateLimiter(limits: RateLimits, now = () => performance.now()) {
	const { windowMs, quarantine, reject, total } = limits;
	const senderCounters = new LRUCache<string, { count: number }>({
		max: MAX_SENDERS,
		ttl: windowMs,
		ttlResolution: 0,
		perf: { now },
	});

	function getLimits(senderKey: string) {
		const sharedLimit = { key: SHARED_KEY, quarantine: total, reject: Number.POSITIVE_INFINITY };
		const senderLimit = { key: senderKey, quarantine, reject };
		if (!senderKey.endsWith("::/64")) return [sharedLimit, senderLimit];
		const networkLimit = {
			key: senderKey.replace(/:[^:]*::\/64$/, "::/48"),
			quarantine: WIDE_NETWORK_FACTOR * quarantine,
			reject: WIDE_NETWORK_FACTOR * reject,
		};
		return [sharedLimit, senderLimit, networkLimit];
	}

	function getCounter(key: string): { count: number } {
		const senderCounter = senderCounters.get(key) ?? { count: 0 };
		if (!senderCounters.has(key)) senderCounters.set(key, senderCounter);
		return senderCounter;
	}

	return {
		/** @param senderKey an IPv4 address or an IPv6 /64, as `getSenderNetwork` returns it */
		consume(senderKey: string): RateDecision {
			const counted = getLimits(senderKey).map((limit) => ({ ...limit, counter: getCounter(limit.key) }));
			const exceededLimit = counted.find(({ counter, reject }) => counter.count >= reject);
			if (exceededLimit) {
				const retryAfterSeconds = Math.max(1, Math.ceil(senderCounters.getRemainingTTL(exceededLimit.key) / 1000));
				return { kind: "rejected", retryAfterSeconds };
			}
			for (const { counter } of counted) counter.count += 1;
			const isFlood = counted.some(({ counter, quarantine }) => counter.count > quarantine);
			return { kind: isFlood ? "flood" : "accepted" };
		},
		/** Uncounts a message that was not stored. */
		refund(senderKey: string): void {
			for (const { key } of getLimits(senderKey)) {
				const senderCounter = senderCounters.get(key);
				if (senderCounter && senderCounter.count > 0) senderCounter.count -= 1;
			}
		},
		size: () => senderCounters.size - (senderCounters.has(SHARED_KEY) ? 1 : 0),
	};
}
