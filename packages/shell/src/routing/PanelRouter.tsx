import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { panelRoute } from './panel-route.tsx';

/** The panel's router: addresses of the browser, below the path where the panel is served. */
export function PanelRouter({ basePath }: { readonly basePath: string }) {
  const [router] = useState(() => createBrowserRouter([panelRoute], { basename: basePath || '/' }));
  return <RouterProvider router={router} />;
}
