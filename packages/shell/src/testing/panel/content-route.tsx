import type { ReactNode } from 'react';
import { Route, Routes, type RouteObject } from 'react-router-dom';
import { panelRoute } from '../../routing/panel-route.tsx';
import { PanelRoot } from '../../routing/PanelRoot.tsx';
import { Surroundings } from '../../routing/PanelRoutes.tsx';
import { PrivateRoute } from '../../routing/PrivateRoute.tsx';

/** One part of a page at every address, with the session and the surroundings that pages have, and nothing else. */
export const contentRoute = (content: ReactNode): RouteObject => ({
  ...panelRoute,
  Component: () => (
    <PanelRoot>
      <Routes>
        <Route element={<PrivateRoute />}>
          <Route element={<Surroundings />}>
            <Route element={<main>{content}</main>} path="*" />
          </Route>
        </Route>
      </Routes>
    </PanelRoot>
  ),
});
