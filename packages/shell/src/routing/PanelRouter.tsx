import { LinkRendererProvider, type RenderLink } from '@admin/ui';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { PanelRoutes } from './PanelRoutes.tsx';

const renderRouterLink: RenderLink = ({ href, children, ...rest }) => (
  <Link {...rest} to={href}>
    {children}
  </Link>
);

function Root() {
  return (
    <LinkRendererProvider renderLink={renderRouterLink}>
      <PanelRoutes />
    </LinkRendererProvider>
  );
}

/** The panel's router. One route for everything, so that plugins can add pages while it runs. */
export function PanelRouter({ basePath }: { readonly basePath: string }) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', Component: Root }], { basename: basePath || '/' }),
  );
  return <RouterProvider router={router} />;
}
