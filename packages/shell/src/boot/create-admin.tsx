import { AnalyticsContext } from '../analytics/use-analytics.ts';
import { App } from '../App.tsx';
import type { Disposer } from '../disposer.ts';
import { routes } from '../extension/points/routes.ts';
import { readBootDocument, type BootDocument } from '../project/boot-document.ts';
import { loadProject } from '../project/project-store.ts';
import { loadFirstPage } from '../routing/first-page.ts';
import { loadPrivatePanel } from '../private-panel/private-panel-chunk.ts';
import type { AdminConfig } from './admin-config.ts';
import { startPanel, type AdminHandle } from './start-panel.ts';
import { bootMessages } from './messages.ts';
import { provideShell, watchOffers, watchSessions } from '../panel-services/provide-shell.ts';
import { createShellServices } from '../panel-services/shell-services.ts';

/** A composed panel, not yet started. */
export interface Admin {
  /** Starts the panel inside the element. Rejects if there is none, but not because of plugins. */
  start(root: HTMLElement | null): Promise<AdminHandle>;
}

/** Returns the page's address as a path below the base path of the panel. */
function pathBelow(basename: string): string {
  const { pathname } = location;
  return (pathname.startsWith(basename) && pathname.slice(basename.length)) || '/';
}

/** Reads the settings before the start: those of the page, otherwise those of the settings file. */
async function readSurroundings(): Promise<BootDocument> {
  const brought = readBootDocument();
  if (brought) return brought;
  // Pages of our own server never need it.
  const { fetchPanelSettings, panelFolder } = await import('../project/panel-settings.ts');
  const folder = panelFolder();
  return folder === null ? {} : fetchPanelSettings(folder);
}

/**
 * Composes a panel of plugins: `createAdmin({ plugins: [contentManager] }).start(element)`. Has no effect before
 * `start`.
 */
export function createAdmin(config: AdminConfig): Admin {
  return {
    async start(root) {
      const brought = await readSurroundings();
      if (globalThis.adminSharedSession) await globalThis.adminSharedSession;
      const backendUrl = config.backendUrl ?? brought.apiUrl ?? '';
      const shell = createShellServices({ apiUrl: backendUrl, brought });
      const analytics = { analyticsUrl: config.analyticsUrl ?? brought.analyticsUrl ?? null };
      // The sign-in page and the choice of the edition both wait for these responses; they are requested once.
      const project = loadProject(shell.project, shell.http, {
        init: () => shell.notifications.actions.notify({ tone: 'warning', title: bootMessages.initFailed }),
        type: (cause) => console.error('The project type could not be loaded:', cause),
      });
      const isSignedIn = () => shell.session.getState().token !== null;
      if (isSignedIn()) {
        // Requested before the first render. A failed request is repeated and reported where the response is used.
        shell.startSession().catch(() => undefined);
        loadPrivatePanel().catch(() => undefined);
      }
      const Panel = () => (
        <AnalyticsContext value={analytics}>
          <App />
        </AnalyticsContext>
      );
      let unwatchOffers: Disposer = () => undefined;
      const { languages } = config;
      let awaitsLanguages = languages !== undefined;
      const handle = await startPanel(
        root,
        {
          locale: () => shell.preferences.getState().language,
          projectType: async () => {
            await project;
            return shell.project.getState().type;
          },
          ...config,
          ...(languages && {
            languages: async () => {
              const packs = await languages();
              awaitsLanguages = false;
              return packs;
            },
          }),
          backendUrl,
          basename: config.basename ?? brought.basePath ?? '',
          sessions: watchSessions(shell),
          services: [...provideShell(shell), ...(config.services ?? [])],
        },
        Panel,
        (registry, { basename }) => {
          unwatchOffers = watchOffers(registry, shell.preferences, {
            awaitsLanguages: () => awaitsLanguages,
          });
          if (isSignedIn()) void loadFirstPage(registry.list(routes), pathBelow(basename));
        },
      );
      return {
        ...handle,
        stop() {
          handle.stop();
          unwatchOffers();
          shell.dispose();
        },
      };
    },
  };
}
