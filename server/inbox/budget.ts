/** Room that requests share. */
export interface Budget {
	/** Whether there is room for so much; it is taken then. */
	take(amount: number): boolean;
	give(amount: number): void;
}

export function createBudget(limit: number): Budget {
	let taken = 0;
	return {
		take(amount) {
			if (taken + amount > limit) return false;
			taken += amount;
			return true;
		},
		give(amount) {
			taken -= amount;
		},
	};
}
