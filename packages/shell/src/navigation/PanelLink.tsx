import { type ComponentPropsWithRef, type MouseEvent, use } from 'react';
import { createPath, type Location } from 'react-router-dom';
import { PanelPathContext, PanelLocationContext } from './PanelLocation.tsx';

export interface PanelLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the panel that begins with a slash, or only a query, which leads to the same page with another one. */
  readonly to: string;
  /** Whether the page that is left disappears from the history. @default false */
  readonly replace?: boolean;
  /** What the page behind it finds in the history; asked with the address of the page that is left, when it is. */
  readonly stateFrom?: (location: Location) => unknown;
}

/** Whether the browser would follow a press in this window, and nobody has taken it. */
function isOwnPress({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent, target?: string): boolean {
  const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
  return button === 0 && !opensElsewhere && (target === undefined || target === '_self');
}

/**
 * Links to a page of the panel, below the path where the panel is served. All internal links are drawn by it. Unlike the
 * router's link it subscribes to nothing, so a navigation within the page renders none of them again. Outside of the
 * panel it is a plain anchor.
 */
export function PanelLink({ to, replace = false, stateFrom, onClick, children, ...rest }: PanelLinkProps) {
  const panel = use(PanelLocationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!panel || event.defaultPrevented || !isOwnPress(event, rest.target)) return;
    event.preventDefault();
    const location = panel.here();
    const wanted = to.startsWith('/') ? to : `${location.pathname}${to}`;
    // As browsers have it: a link to where one is takes no further step.
    void panel.navigate(to, {
      replace: replace || createPath(location) === wanted,
      state: stateFrom?.(location),
    });
  };
  const href = panel && to.startsWith('/') ? `${panel.base}${to}` : to;
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** The path without its query, and as browsers compare it: `/Books/` equals `/books`. */
const pathOf = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');

/** Whether a page stands at an address or below it; at the panel's root stands only its first page. */
function isAt(path: string, address: string): boolean {
  const [here, location] = [pathOf(path), pathOf(address)];
  return here === location || (location !== '/' && here.startsWith(`${location}/`));
}

/** A link of a navigation, which says when the page that is open is its own or one below. Drawn again only for another path. */
export function PanelNavLink(props: PanelLinkProps) {
  const path = use(PanelPathContext);
  const current = path !== null && isAt(path, props.to) && { 'aria-current': 'page' as const };
  return <PanelLink {...props} {...current} />;
}
