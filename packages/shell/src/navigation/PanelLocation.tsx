import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Location, type NavigateFunction, useHref, useLocation, useNavigate } from 'react-router-dom';

/** The current address for event handlers. The same object as long as the panel runs. */
export interface PanelLocation {
  /** The path under which the panel is served, without a trailing slash. */
  readonly base: string;
  readonly navigate: NavigateFunction;
  /** Returns the address of the open page, below that path. */
  readonly here: () => Location;
}

/** Null outside of the panel, as in a story of a single component. */
export const PanelLocationContext = createContext<PanelLocation | null>(null);

/**
 * The path of the open page, below that of the panel, for components that ignore the query. Null outside of the panel.
 */
export const PanelPathContext = createContext<string | null>(null);

/** Provides the current address to the links below without rendering them for every navigation. */
export function PanelLocationProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const base = useHref('/');
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  const value = useMemo(
    () => ({ base: base === '/' ? '' : base, navigate, here: () => latest.current }),
    [base, navigate],
  );
  return (
    <PanelLocationContext value={value}>
      <PanelPathContext value={location.pathname}>{children}</PanelPathContext>
    </PanelLocationContext>
  );
}
