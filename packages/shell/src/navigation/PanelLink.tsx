import { type ComponentPropsWithRef, type MouseEvent, type ReactElement, use, useCallback } from 'react';
import { createPath, type Location } from 'react-router-dom';
import { type PanelLocation, PanelLocationContext } from './PanelLocation.tsx';

export interface PanelLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /**
   * A path of the panel that starts with a slash, or only a query, which links to the same page with another query.
   */
  readonly to: string;
  /** Replaces the current history entry. @default false */
  readonly replace?: boolean;
  /** Returns the history state of the target; called on navigation with the location of the current page. */
  readonly stateFrom?: (location: Location) => unknown;
  /**
   * Returns whether everything that the target renders first is already fetched; called on navigation. React then renders
   * the target within the press, without frames of the current page in between. @default false
   */
  readonly isReady?: () => boolean;
}

/** Returns whether the browser would follow a click in this window, and no handler has prevented it. */
function isOwnPress({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent, target?: string): boolean {
  const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
  return button === 0 && !opensElsewhere && (target === undefined || target === '_self');
}

/** Returns the anchor of a link. */
function anchor(
  panel: PanelLocation | null,
  { to, replace = false, stateFrom, isReady, onClick, children, ...rest }: PanelLinkProps,
): ReactElement {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!panel || event.defaultPrevented || !isOwnPress(event, rest.target)) return;
    event.preventDefault();
    const location = panel.here();
    const wanted = to.startsWith('/') ? to : `${location.pathname}${to}`;
    // Like a browser, a link to the current address replaces its history entry.
    void panel.navigate(to, {
      replace: replace || createPath(location) === wanted,
      state: stateFrom?.(location),
      flushSync: isReady?.() ?? false,
    });
  };
  const href = panel && to.startsWith('/') ? `${panel.base}${to}` : to;
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/**
 * Links to a page of the panel, below the path where the panel is served. All internal links use it. Unlike the
 * router's link it subscribes to nothing, so a navigation within the page renders none of them again. Outside of the
 * panel it is a plain anchor.
 */
export function PanelLink(props: PanelLinkProps) {
  return anchor(use(PanelLocationContext), props);
}

/** Returns a stable function that renders a link like {@link PanelLink}, without a component, for lists of links. */
export function usePanelAnchor(): (props: PanelLinkProps) => ReactElement {
  const panel = use(PanelLocationContext);
  return useCallback((props) => anchor(panel, props), [panel]);
}
