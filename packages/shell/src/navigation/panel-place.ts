import { createContext } from 'react';
import type { Location, NavigateFunction } from 'react-router-dom';

/** Where the panel is, for whoever asks when something is pressed. The same as long as the panel runs. */
export interface PanelPlace {
  /** The path under which the panel is served, without a slash at its end. */
  readonly base: string;
  readonly navigate: NavigateFunction;
  /** The address of the page that is open, below that path. */
  readonly here: () => Location;
}

/** Null outside of the panel, as where a single part of it is drawn. */
export const PanelPlaceContext = createContext<PanelPlace | null>(null);

/** The path of the page that is open, below the panel's own: for what a change of the query does not concern. Null outside. */
export const PanelPathContext = createContext<string | null>(null);
