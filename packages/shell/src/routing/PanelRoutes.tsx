import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Contributed } from '../extension/core/contribution-types.ts';
import { routes, type RouteContribution } from '../extension/points/routes.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { AuthRoute } from './AuthRoute.tsx';
import { ContributedPage } from './ContributedPage.tsx';
import { PrivatePanelContext, type PrivatePanel } from './private-panel-chunk.ts';
import { PrivateRoute } from './PrivateRoute.tsx';

type PrivatePart = Exclude<keyof PrivatePanel['parts'], 'createQueryClient'>;

/** A part of the panel behind the sign-in; drawn only inside of `PrivateRoute`, which has fetched it. */
function Private({ part }: { readonly part: PrivatePart }) {
  const panel = use(PrivatePanelContext);
  if (!panel) throw new Error(`"${part}" stands outside of the private routes.`);
  const Part = panel.parts[part];
  return <Part />;
}

function pageRoute(route: Contributed<RouteContribution>) {
  return <Route element={<ContributedPage route={route} />} key={route.contributionId} path={route.path} />;
}

/**
 * Every address of the panel, in the order of matching: pages for anybody, the sign-in pages, pages with the
 * window to themselves, then the frame with what the plugins contribute. Plugins may come and go while it runs.
 */
export function PanelRoutes() {
  const contributed = useContributions(routes);
  const pages = contributed.filter(({ access }) => access !== 'public');
  return (
    <Routes>
      {contributed.filter(({ access }) => access === 'public').map(pageRoute)}
      <Route element={<AuthRoute />} path="/auth/:authType" />
      <Route element={<PrivateRoute />}>
        <Route element={<Private part="PrivateSurroundings" />}>
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
