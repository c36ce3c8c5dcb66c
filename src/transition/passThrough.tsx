import type { ComponentProps, ReactNode } from "react";

// Stand-ins for components of `app/navigation` that only whole-page hydration needs. The Astro build resolves to this file.
export const OnceSomebodyMoves = ({ children }: { children: ReactNode }) => children;
export const AfterFirstScreen = ({ children }: { children: ReactNode }) => children;
export const AsItCame = (props: ComponentProps<"div">) => <div {...props} />;
