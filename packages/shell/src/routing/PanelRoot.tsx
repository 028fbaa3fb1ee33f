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
 * Everything inside of the router: the panel's pages, and what the design system needs to know about them.
 * @param children what stands there in place of all pages
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
