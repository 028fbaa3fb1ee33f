import { use, useMemo } from 'react';
import type { Contributed } from '../extension/core/contribution-types.ts';
import { routes, type RouteContribution } from '../extension/points/routes.ts';
import { PageOutlet } from '../extension/outlets/PageOutlet.tsx';
import { ForbiddenPage } from '../frame/no-page/ForbiddenPage.tsx';
import { useGuard } from '../extension/react/use-guard.ts';
import { NotFoundPage } from '../frame/no-page/NotFoundPage.tsx';
import { useCan } from '../authorization/use-can.ts';
import { PrivatePanelContext } from '../private-panel/private-panel-chunk.ts';

/** A plugin's page in its boundary, for those who may see it. */
export function ContributedPage({ route }: { readonly route: Contributed<RouteContribution> }) {
  const allowed = useCan(route.requires);
  const isThere = useGuard()({ when: route.when });
  // Comes with the panel behind the sign-in; a page for anybody stands outside of it.
  const PagePending = use(PrivatePanelContext)?.parts.PagePending;
  const pending = useMemo(() => PagePending && <PagePending />, [PagePending]);
  if (!isThere) return <NotFoundPage />;
  if (!allowed) return <ForbiddenPage />;
  return <PageOutlet contribution={route} pending={pending} pointId={routes.id} />;
}
