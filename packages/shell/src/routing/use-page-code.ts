import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { routes } from '../extension/points/routes.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { loadPrivatePanel } from './private-panel-chunk.ts';

/**
 * Fetches the code of the page that the visit begins with while the session is being started. What fails
 * here is fetched again, and reported, when the page is drawn.
 */
export function usePageCode(): void {
  const pages = useContributions(routes);
  const { pathname } = useLocation();
  const begun = useRef(false);
  useEffect(() => {
    // Later pages are fetched when they are drawn.
    if (begun.current) return;
    begun.current = true;
    const fetchAll = async (): Promise<void> => {
      const frame = loadPrivatePanel();
      const page = pages.find(({ path }) => matchPath(`/${path}`, pathname));
      const code = page ? [page.page(), ...(page.preload ? [page.preload(pathname)] : [])] : [];
      await Promise.allSettled([frame, ...code]);
    };
    fetchAll().catch(() => undefined);
  }, [pages, pathname]);
}
