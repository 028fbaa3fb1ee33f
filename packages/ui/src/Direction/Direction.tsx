import { createContext, useContext, type ReactNode } from 'react';

/** Text direction of the interface language. */
export type Direction = 'ltr' | 'rtl';

const DirectionContext = createContext<Direction>('ltr');

export interface DirectionProviderProps {
  readonly direction: Direction;
  readonly children: ReactNode;
}

/**
 * Provides the text direction for keyboard navigation.
 *
 * The layout follows the `dir` attribute of the page automatically; arrow keys need this provider.
 */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  return <DirectionContext value={direction}>{children}</DirectionContext>;
}

/** Returns the direction of the nearest `DirectionProvider`, or `'ltr'` without a provider. */
export function useDirection(): Direction {
  return useContext(DirectionContext);
}
