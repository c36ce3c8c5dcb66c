import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useHydrated } from "#app/navigation/useHydrated.ts";
import styles from "./MovingPreviews.module.css";
import { wantsMoving } from "./movingPreviews.ts";

/** Where there is no mouse to rest on a card: whether the one in the middle of the screen moves. */
export function MovingPreviews() {
	const { t } = useTranslation();
	const isHydrated = useHydrated();
	const [choice, setChoice] = useState<boolean>();
	const isOn = choice ?? (isHydrated && wantsMoving());
	useEffect(() => {
		if (!isOn && choice === undefined) return;
		import("./moveCards.ts").then(
			(module) => module.chooseMoving(isOn),
			() => {},
		);
	}, [isOn, choice]);
	return (
		<button
			type="button"
			role="switch"
			aria-checked={isOn}
			data-needs-app=""
			data-idle={(isHydrated && navigator.connection?.saveData) || undefined}
			className={styles.switch}
			onClick={() => setChoice(!isOn)}
		>
			{t("games.moving")}
		</button>
	);
}
