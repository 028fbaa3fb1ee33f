import { useRouteError, type RouteObject } from 'react-router-dom';
import { PanelRoot } from './PanelRoot.tsx';

/** Passes an error on to the panel's own boundary; the router's would show a page for developers. */
function PassErrorOn(): never {
  throw useRouteError();
}

/** The router's one route, so that plugins can add pages while the panel runs. */
export const panelRoute: RouteObject = { path: '*', Component: PanelRoot, ErrorBoundary: PassErrorOn };
