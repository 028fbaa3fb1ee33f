import { LinkRendererProvider, type RenderLink } from '@admin/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RouteAnnouncer } from '../frame/navigation/RouteAnnouncer.tsx';
import { PanelDirection } from '../intl/PanelIntl.tsx';
import { PanelLocationProvider } from '../navigation/PanelLocation.tsx';
import { PanelRoutes } from './PanelRoutes.tsx';
import { projectRef } from '../service-refs.ts';
import { useStore } from '../extension/react/use-service.ts';

const NoApiPage = lazy(async () => ({
  default: (await import('../frame/error-pages/NoApiPage.tsx')).NoApiPage,
}));

const renderRouterLink: RenderLink = ({ href, children, ...rest }) => (
  <Link {...rest} to={href}>
    {children}
  </Link>
);

/**
 * Everything inside the router: the pages of the panel, and the context that the design system requires.
 * @param children replaces all pages
 */
export function PanelRoot({ children = <PanelRoutes /> }: { readonly children?: ReactNode }) {
  const hasApi = useStore(projectRef, (project) => project.hasApi);
  return (
    <PanelDirection>
      <LinkRendererProvider renderLink={renderRouterLink}>
        <PanelLocationProvider>
          <RouteAnnouncer>
            {hasApi ? (
              children
            ) : (
              <Suspense fallback={null}>
                <NoApiPage />
              </Suspense>
            )}
          </RouteAnnouncer>
        </PanelLocationProvider>
      </LinkRendererProvider>
    </PanelDirection>
  );
}
