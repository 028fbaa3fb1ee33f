import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { PanelPathContext, PanelPlaceContext } from './panel-place.ts';

/** Tells the links below where the panel is, without having them drawn again for every step. */
export function PanelPlaces({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const base = useHref('/');
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  const place = useMemo(
    () => ({ base: base === '/' ? '' : base, navigate, here: () => latest.current }),
    [base, navigate],
  );
  return (
    <PanelPlaceContext value={place}>
      <PanelPathContext value={location.pathname}>{children}</PanelPathContext>
    </PanelPlaceContext>
  );
}
