import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Contributed } from '../extension/core/contribution-types.ts';
import { routes, type RouteContribution } from '../extension/points/routes.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { AuthRoute } from './AuthRoute.tsx';
import { ContributedPage } from './ContributedPage.tsx';
import { loadPrivatePanel } from './private-panel-chunk.ts';
import { PrivateRoute } from './PrivateRoute.tsx';

const AppFrame = lazy(async () => ({ default: (await loadPrivatePanel()).AppFrame }));
const HomePage = lazy(async () => ({ default: (await loadPrivatePanel()).HomePage }));
const PrivateSurroundings = lazy(async () => ({ default: (await loadPrivatePanel()).PrivateSurroundings }));
const NotFoundPage = lazy(async () => ({ default: (await loadPrivatePanel()).NotFoundPage }));

function pageRoute(route: Contributed<RouteContribution>) {
  return <Route element={<ContributedPage route={route} />} key={route.contributionId} path={route.path} />;
}

/**
 * Every address of the panel, in the order of matching: the sign-in pages, pages with the window to
 * themselves, then the frame with what the plugins contribute. Plugins may come and go while it runs.
 */
export function PanelRoutes() {
  const pages = useContributions(routes);
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<AuthRoute />} path="/auth/:authType" />
        <Route element={<PrivateRoute />}>
          <Route element={<PrivateSurroundings />}>
            {pages.filter(({ layout }) => layout === 'bare').map(pageRoute)}
            <Route element={<AppFrame />}>
              <Route element={<HomePage />} index />
              {pages.filter(({ layout }) => layout !== 'bare').map(pageRoute)}
              <Route element={<NotFoundPage />} path="*" />
            </Route>
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
