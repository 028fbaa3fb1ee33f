import { use } from 'react';
import { PanelLink, type PanelLinkProps } from './PanelLink.tsx';
import { PanelPathContext } from './panel-place.ts';

/** The path without its query, and as browsers compare it: `/Books/` and `/books` are one place. */
const placeIn = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');

/** Whether a page stands at an address or below it; at the panel's root stands only its first page. */
function isAt(path: string, address: string): boolean {
  const [here, place] = [placeIn(path), placeIn(address)];
  return here === place || (place !== '/' && here.startsWith(`${place}/`));
}

/** A link of a navigation, which says when the page that is open is its own or one below. Drawn again only for another path. */
export function PanelNavLink(props: PanelLinkProps) {
  const path = use(PanelPathContext);
  const current = path !== null && isAt(path, props.to) && { 'aria-current': 'page' as const };
  return <PanelLink {...props} {...current} />;
}
