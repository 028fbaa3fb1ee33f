import { type ReactElement, use, useCallback } from 'react';
import { type PanelLinkProps, usePanelAnchor } from './PanelLink.tsx';
import { PanelPathContext } from './PanelLocation.tsx';

/** Returns the path without its query, normalised for comparison: `/Books/` equals `/books`. */
const pathOf = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');

/** Returns whether a page is at an address or below it; the root of the panel matches only the home page. */
function isAt(path: string, address: string): boolean {
  const [here, location] = [pathOf(path), pathOf(address)];
  return here === location || (location !== '/' && here.startsWith(`${location}/`));
}

/** Returns a function that renders a link like {@link PanelNavLink}, without a component. Stable until the path changes. */
export function usePanelNavAnchor(): (props: PanelLinkProps) => ReactElement {
  const anchor = usePanelAnchor();
  const path = use(PanelPathContext);
  return useCallback(
    (props) =>
      anchor({
        ...props,
        ...(path !== null && isAt(path, props.to) && { 'aria-current': 'page' as const }),
      }),
    [anchor, path],
  );
}

/** A navigation link, marked as current on its own page and those below. Renders again only for another path. */
export function PanelNavLink(props: PanelLinkProps) {
  return usePanelNavAnchor()(props);
}
