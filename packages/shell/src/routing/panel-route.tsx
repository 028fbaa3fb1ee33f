import { useState } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider, useRouteError } from 'react-router-dom';
import { PanelRoot } from './PanelRoot.tsx';

/** Passes an error on to the panel's own boundary; the router's would show a page for developers. */
function PassErrorOn(): never {
  throw useRouteError();
}

/** The router's one route, so that plugins can add pages while the panel runs. */
export const panelRoute: RouteObject = { path: '*', Component: PanelRoot, ErrorBoundary: PassErrorOn };

/** The panel's router: addresses of the browser, below the path where the panel is served. */
export function PanelRouter({ basePath }: { readonly basePath: string }) {
  const [router] = useState(() => createBrowserRouter([panelRoute], { basename: basePath || '/' }));
  return <RouterProvider router={router} />;
}
