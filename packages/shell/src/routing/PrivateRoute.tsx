import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { routes } from '../extension/points/routes.ts';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { loadAxiosClient } from '../http/http-client.ts';
import { whenIdle } from '../scheduling/scheduling.ts';
import { loadParser } from '../intl/parser-state.ts';
import { UnreachablePage } from '../frame/error-pages/UnreachablePage.tsx';
import { loadFirstPage, prefetchFirstPage } from './first-page.ts';
import {
  loadPrivatePanel,
  PrivatePanelContext,
  type PrivatePanel,
} from '../private-panel/private-panel-chunk.ts';
import { loginAddress } from '../navigation/redirect-target.ts';
import { useShell } from '../panel-services/shell-services.ts';
import { useStore } from '../extension/react/use-service.ts';
import { loginPage } from '../navigation/pages.ts';

/**
 * Renders the pages behind the sign-in, or redirects to the sign-in page, which leads back afterwards. After a sign-out it
 * leads to the first page instead: the next user may be another one.
 */
export function PrivateRoute() {
  const location = useLocation();
  const signedIn = useStore(useShell().session, ({ token }) => token !== null);
  const hasLeft = useStore(useShell().session, (state) => state.hasLeft);
  if (!signedIn) return <Navigate replace to={hasLeft ? loginPage.to() : loginAddress(location)} />;
  return <StartedSession />;
}

function StartedSession() {
  const shell = useShell();
  const { list: contributions } = useRuntime().registry;
  const pages = useContributions(routes);
  const { pathname, search } = useLocation();
  const { locale } = useIntl();
  const ready = useStore(shell.permissions, ({ granted }) => granted !== null);
  const [panel, setPanel] = useState<PrivatePanel | null>(null);
  const [failed, setFailed] = useState(false);
  const hasStarted = useRef(false);

  const start = useCallback(() => {
    const permissions = () => shell.permissions.getState().granted;
    // In parallel, and rendered together: React would defer each part that arrived later.
    const loadPanel = async (): Promise<PrivatePanel> => {
      const [parts] = await Promise.all([
        loadPrivatePanel(),
        permissions() ? undefined : shell.startSession(),
        loadFirstPage(pages, pathname),
      ]);
      const queries = parts.createQueryClient();
      shell.queries.actions.replace(queries);
      const granted = permissions();
      const { http } = shell;
      const userId = shell.session.getState().user?.id ?? null;
      const visit = { pathname, search, http, queries, userId, locale, contributions };
      if (granted) await prefetchFirstPage(pages, { ...visit, granted });
      return { parts, queries };
    };
    loadPanel().then(setPanel, () => setFailed(true));
  }, [shell, pages, contributions, pathname, search, locale]);

  useEffect(() => {
    // A later address or plugin does not start the session again.
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, [start]);

  const isDrawn = panel !== null && ready;
  useEffect(() => {
    // The document has fetched the data of the first render, and the build has compiled its texts; later ones need client and
    // parser. The first use fetches them again if this fails.
    return isDrawn
      ? whenIdle(() => void Promise.all([loadAxiosClient(), loadParser()]).catch(() => undefined))
      : undefined;
  }, [isDrawn]);

  if (isDrawn) {
    return (
      <PrivatePanelContext value={panel}>
        <Outlet />
      </PrivatePanelContext>
    );
  }
  if (!failed) return null;
  return (
    <UnreachablePage
      onRetry={() => {
        setFailed(false);
        start();
      }}
    />
  );
}
