import { LinkRendererProvider, type RenderLink } from '@admin/ui';
import { Link } from 'react-router-dom';
import { PageArrivals } from '../frame/arrival/PageArrivals.tsx';
import { PanelDirection } from '../preferences/PanelDirection.tsx';
import { PanelRoutes } from './PanelRoutes.tsx';

const renderRouterLink: RenderLink = ({ href, children, ...rest }) => (
  <Link {...rest} to={href}>
    {children}
  </Link>
);

/** Everything inside of the router: the panel's pages, and what the design system needs to know about them. */
export function PanelRoot() {
  return (
    <PanelDirection>
      <LinkRendererProvider renderLink={renderRouterLink}>
        <PageArrivals>
          <PanelRoutes />
        </PageArrivals>
      </LinkRendererProvider>
    </PanelDirection>
  );
}
