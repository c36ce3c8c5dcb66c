/** Generic bank card without a payment network's logo. Decoration. */
export function PaymentCardIcon() {
	return (
		<svg viewBox="0 0 56 36" width="56" height="36" aria-hidden="true">
			<rect width="56" height="36" rx="6" fill="var(--text)" />
			<path d="M0 8h56v6H0z" fill="var(--card-deep)" />
			<circle cx="44" cy="25" r="5" fill="var(--money-on-block)" />
			<rect x="7" y="23" width="16" height="4" rx="2" fill="var(--card-deep)" />
		</svg>
	);
}
