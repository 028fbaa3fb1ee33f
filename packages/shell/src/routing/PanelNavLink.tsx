import { use } from 'react';
import { useLocation } from 'react-router-dom';
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
  return path === null ? <NavLinkOutside {...props} /> : <PanelLink {...currentAt(path, props)} />;
}

/** Outside of the panel, as where a single part of it is drawn. */
function NavLinkOutside(props: PanelLinkProps) {
  return <PanelLink {...currentAt(useLocation().pathname, props)} />;
}

function currentAt(path: string, props: PanelLinkProps): PanelLinkProps {
  return isAt(path, props.to) ? { ...props, 'aria-current': 'page' } : props;
}
