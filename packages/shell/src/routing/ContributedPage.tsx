import { use } from 'react';
import type { Contributed } from '../extension/core/contribution-types.ts';
import { routes, type RouteContribution } from '../extension/points/routes.ts';
import { LazyContribution } from '../extension/outlets/LazyContribution.tsx';
import { ForbiddenPage } from '../frame/no-page/ForbiddenPage.tsx';
import { useGuard } from '../extension/react/use-guard.ts';
import { NotFoundPage } from '../frame/no-page/NotFoundPage.tsx';
import { useCan } from '../permissions/use-can.ts';
import { PrivatePanelContext } from './private-panel-chunk.ts';

const noProps = {};

/** A plugin's page in its boundary, for those who may see it. */
export function ContributedPage({ route }: { readonly route: Contributed<RouteContribution> }) {
  const allowed = useCan(route.requires);
  const isThere = useGuard()({ when: route.when });
  // Comes with the panel behind the sign-in; a page for anybody stands outside of it.
  const PagePending = use(PrivatePanelContext)?.parts.PagePending;
  if (!isThere) return <NotFoundPage />;
  if (!allowed) return <ForbiddenPage />;
  return (
    <LazyContribution
      contribution={route}
      load={route.page}
      pending={PagePending && <PagePending />}
      pointId={routes.id}
      props={noProps}
      shape="page"
    />
  );
}
