import { useState } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider, useRouteError } from 'react-router-dom';
import { PanelRoot } from './PanelRoot.tsx';

/** Throws an error on to the panel's own boundary; that of the router would show a page for developers. */
function PassErrorOn(): never {
  throw useRouteError();
}

/** The only route of the router, so that plugins can add pages at runtime. */
export const panelRoute: RouteObject = { path: '*', Component: PanelRoot, ErrorBoundary: PassErrorOn };

/** The panel's router: browser addresses below the path where the panel is served. */
export function PanelRouter({ basePath }: { readonly basePath: string }) {
  const [router] = useState(() => createBrowserRouter([panelRoute], { basename: basePath || '/' }));
  return <RouterProvider router={router} />;
}
