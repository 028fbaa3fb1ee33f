import { use, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useCan } from '../authorization/use-can.ts';
import type { Contributed } from '../extension/core/contribution-types.ts';
import { PageOutlet } from '../extension/outlets/PageOutlet.tsx';
import { type RouteContribution, routes } from '../extension/points/routes.ts';
import { useGuard } from '../extension/react/use-guard.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { ForbiddenPage, NotFoundPage } from '../frame/error-pages/error-pages.tsx';
import { authPage } from '../navigation/pages.ts';
import { type PrivatePanel, PrivatePanelContext } from '../private-panel/private-panel-chunk.ts';
import { AuthRoute } from './AuthRoute.tsx';
import { PrivateRoute } from './PrivateRoute.tsx';

/** Returns the panel behind the sign-in, for components inside `PrivateRoute`, which has fetched it. */
function usePrivatePanel(): PrivatePanel {
  const panel = use(PrivatePanelContext);
  if (!panel) throw new Error('This is used outside of the private routes.');
  return panel;
}

function Private({ part }: { readonly part: 'AppFrame' | 'HomePage' | 'NotFoundPage' }) {
  const Part = usePrivatePanel().parts[part];
  return <Part />;
}

/** The common parent of all pages behind the sign-in, for a route inside `PrivateRoute`. */
export function Surroundings() {
  const { parts, queries } = usePrivatePanel();
  return <parts.PrivateSurroundings queries={queries} />;
}

function pageRoute(route: Contributed<RouteContribution>) {
  return <Route element={<ContributedPage route={route} />} key={route.contributionId} path={route.path} />;
}

/**
 * The routes of the panel, in the order of matching: public pages, sign-in pages, pages without the frame, then the
 * frame with the pages of plugins. Plugins may be added and removed at runtime.
 */
export function PanelRoutes() {
  const contributed = useContributions(routes);
  const pages = contributed.filter(({ access }) => access !== 'public');
  return (
    <Routes>
      {contributed.filter(({ access }) => access === 'public').map(pageRoute)}
      <Route element={<AuthRoute />} path={authPage.path} />
      <Route element={<PrivateRoute />}>
        <Route element={<Surroundings />}>
          {pages.filter(({ layout }) => layout === 'bare').map(pageRoute)}
          <Route element={<Private part="AppFrame" />}>
            <Route element={<Private part="HomePage" />} index />
            {pages.filter(({ layout }) => layout !== 'bare').map(pageRoute)}
            <Route element={<Private part="NotFoundPage" />} path="*" />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}

/** A plugin's page in its boundary, for permitted users. */
export function ContributedPage({ route }: { readonly route: Contributed<RouteContribution> }) {
  const allowed = useCan(route.requires);
  const isThere = useGuard()({ when: route.when });
  // Part of the code behind the sign-in; a public page is rendered outside of it.
  const PagePending = use(PrivatePanelContext)?.parts.PagePending;
  const pending = useMemo(() => PagePending && <PagePending />, [PagePending]);
  if (!isThere) return <NotFoundPage />;
  if (!allowed) return <ForbiddenPage />;
  return <PageOutlet contribution={route} pending={pending} pointId={routes.id} />;
}
