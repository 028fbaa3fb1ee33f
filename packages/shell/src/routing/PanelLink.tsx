import { use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { createPath, Link, useLocation, type Location } from 'react-router-dom';
import { PanelPlaceContext, type PanelPlace } from './panel-place.ts';

export interface PanelLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the panel that begins with a slash, or only a query, which leads to the same page with another one. */
  readonly to: string;
  /** What the page behind it finds in the history; asked with the address of the page that is left, when it is. */
  readonly stateFrom?: (location: Location) => unknown;
}

/** Whether the browser would follow a press in this window, and nobody has taken it. */
function isOwnPress({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent, target?: string): boolean {
  const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
  return button === 0 && !opensElsewhere && (target === undefined || target === '_self');
}

/**
 * A link to a page of the panel, for where there are many: a table has one in every row. Unlike the router's it listens
 * to nothing, so that a step within the page draws none of them again.
 */
export function PanelLink(props: PanelLinkProps) {
  const place = use(PanelPlaceContext);
  return place ? <QuietLink {...props} place={place} /> : <RouterLink {...props} />;
}

function QuietLink({
  place,
  to,
  stateFrom,
  onClick,
  children,
  ...rest
}: PanelLinkProps & { readonly place: PanelPlace }) {
  const { base, here, navigate } = place;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isOwnPress(event, rest.target)) return;
    event.preventDefault();
    const location = here();
    const wanted = to.startsWith('/') ? to : `${location.pathname}${to}`;
    // As browsers have it: a link to where one is takes no further step.
    void navigate(to, { replace: createPath(location) === wanted, state: stateFrom?.(location) });
  };
  return (
    <a {...rest} href={to.startsWith('/') ? `${base}${to}` : to} onClick={follow}>
      {children}
    </a>
  );
}

function RouterLink({ stateFrom, ...props }: PanelLinkProps) {
  const location = useLocation();
  return <Link {...props} state={stateFrom?.(location)} />;
}
