import { createContext, use } from 'react';

/** How the frame and the sections in it share the narrow screen's one navigation. */
export interface FrameState {
  /** The window is too narrow for navigations beside the page. */
  readonly narrow: boolean;
  /** Where a section's navigation goes on a narrow screen; null while that is closed. */
  readonly navigationSlot: HTMLElement | null;
  readonly closeNavigation: () => void;
}

export const FrameContext = createContext<FrameState>({
  narrow: false,
  navigationSlot: null,
  closeNavigation: () => undefined,
});

/** The frame around the page. Outside of one, as in a story, it is wide. */
export function useFrame(): FrameState {
  return use(FrameContext);
}
