import { createContext, useContext, type ReactNode } from 'react';

/** Reading direction of the interface language. */
export type Direction = 'ltr' | 'rtl';

const DirectionContext = createContext<Direction>('ltr');

export interface DirectionProviderProps {
  readonly direction: Direction;
  readonly children: ReactNode;
}

/**
 * Tells the components which way the arrow keys point. Layout follows the `dir` attribute of the page by itself; the
 * keyboard needs to be told.
 */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  return <DirectionContext value={direction}>{children}</DirectionContext>;
}

/** Direction of the nearest `DirectionProvider`, left to right without one. */
export function useDirection(): Direction {
  return useContext(DirectionContext);
}
