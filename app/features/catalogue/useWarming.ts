import { type PointerEvent, useEffect, useRef } from "react";
import { type Scene, warmScene } from "#app/pictures/scene.ts";

/**
 * Handlers for a link to a page with a scene, which fetch it before the click is over: on the press, for a mouse that rests on the
 * link earlier, for a finger once it is no longer likely to scroll.
 */
export function useWarming(scene: Scene | undefined) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const forget = () => clearTimeout(timer.current);
	const warmIn = (delay: number) => {
		forget();
		if (scene) timer.current = setTimeout(() => warmScene(scene), delay);
	};
	useEffect(() => () => clearTimeout(timer.current), []);
	return {
		onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && warmIn(80),
		onPointerDown: ({ pointerType }: PointerEvent) => warmIn(pointerType === "mouse" ? 0 : 50),
		onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && forget(),
		onPointerCancel: forget,
	};
}
