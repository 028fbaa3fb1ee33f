import { createContext, use } from 'react';

/** The navigation sheet of narrow screens, which the frame and its sections share. */
export interface FrameState {
  /** True if the window is too narrow for navigations beside the page. */
  readonly narrow: boolean;
  /** The container of a section's navigation on narrow screens; null while the sheet is closed. */
  readonly navigationSlot: HTMLElement | null;
  readonly closeNavigation: () => void;
}

export const FrameContext = createContext<FrameState>({
  narrow: false,
  navigationSlot: null,
  closeNavigation: () => undefined,
});

/** Returns the state of the frame around the page. Outside of a frame, as in a story, it is wide. */
export function useFrame(): FrameState {
  return use(FrameContext);
}
