import type { ProjectType, RolePreview } from '@admin/contract';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  parsePath,
  Route,
  type RouteObject,
  RouterProvider,
  Routes,
} from 'react-router-dom';
import { activatePlugins } from '../../boot/phases/activate-plugins.ts';
import { loadMessages } from '../../boot/phases/load-messages.ts';
import { browserClock } from '../../clock.ts';
import type { Plugin } from '../../extension/core/plugin.ts';
import {
  type AdminRuntime,
  type AdminSettings,
  RuntimeContext,
} from '../../extension/react/runtime-context.ts';
import { Notifications } from '../../frame/Notifications.tsx';
import { PanelIntl } from '../../intl/PanelIntl.tsx';
import { englishTexts, type PanelTexts } from '../../messages/message.ts';
import type { Notification } from '../../notifications/notification-store.ts';
import { provideShell, watchOffers, watchSessions } from '../../panel-services/provide-shell.ts';
import { createShellServices, type ShellServices } from '../../panel-services/shell-services.ts';
import { communityProject } from '../../project/project-store.ts';
import { panelRoute } from '../../routing/panel-route.tsx';
import { PanelRoot } from '../../routing/PanelRoot.tsx';
import { Surroundings } from '../../routing/PanelRoutes.tsx';
import { PrivateRoute } from '../../routing/PrivateRoute.tsx';
import type { StoredUser } from '../../session/token-storage.ts';
import { createTestRuntime } from '../create-test-runtime.ts';
import type { TestResponses } from './test-responses.ts';
import { ada, defaultResponses, sessionResponses, type TestPermission } from './test-user.ts';
import { createTestWire, type TestWire } from './test-wire.ts';

/** The visitor of the panel: there is no session on a new installation and before the sign-in. */
export type TestVisitor = 'first administrator' | 'signed out' | 'signed in';

/** The base path of the panel in the product. */
export const defaultBasePath = '/admin';

/** The specification of a test panel. */
export interface TestPanelSpec {
  /** @default none */
  readonly plugins?: readonly Plugin[];
  /** The permissions of the user. @default none */
  readonly permissions?: readonly TestPermission[];
  /** The role that the panel previews. @default none */
  readonly view?: RolePreview;
  /** The responses of the server, in addition to those of the session. */
  readonly responses?: TestResponses;
  /** The base path of the panel; '' for the root of its origin. @default '/admin', as in the product */
  readonly basePath?: string;
  /** The address to open, below the base path. @default '/' */
  readonly at?: string;
  /** The address that was open before, and that Back returns to. @default none: the visit starts with `at` */
  readonly before?: string;
  /** The history state of `at`. @default none */
  readonly state?: unknown;
  /**
   * A single component, rendered at every address instead of the frame and all pages, for tests of that component.
   * @default the panel with its pages
   */
  readonly content?: ReactNode;
  /** @default 'signed in' */
  readonly visitor?: TestVisitor;
  /** The signed-in user, completed by defaults. @default Ada Lovelace */
  readonly user?: Partial<StoredUser>;
  /** @default the community edition */
  readonly project?: ProjectType;
  /** The settings of the host, except the product name. */
  readonly config?: Partial<AdminSettings>;
}

/** A panel that is ready to be rendered. */
export interface OpenedPanel {
  /** Returns the panel with the texts of its plugins; with their English defaults if none are given. */
  readonly draw: (texts?: PanelTexts) => ReactNode;
  readonly runtime: AdminRuntime;
  readonly wire: TestWire;
  readonly shell: ShellServices;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Path below the base path, query and fragment of the open page, readable. */
  readonly location: () => string;
  /** Every notification so far, including closed ones. */
  readonly notices: readonly Notification[];
  /** Stops everything that the panel and its plugins started. */
  readonly dispose: () => void;
}

function createShell(wire: TestWire, visitor: TestVisitor, projectType: ProjectType): ShellServices {
  const hasAdmin = visitor !== 'first administrator';
  return createShellServices({
    apiUrl: '',
    brought: { init: { uuid: false, hasAdmin, menuLogo: null, authLogo: null }, projectType },
    adapter: wire.adapter,
  });
}

/** Adds the texts of the plugins, as the panel fetches them; those of the host are in English. */
function withMessages(runtime: AdminRuntime): AdminRuntime {
  const { registry, problems } = runtime;
  const options = { clock: browserClock, milliseconds: 5_000, report: problems.report };
  return { ...runtime, loadMessages: (locale) => loadMessages(locale, { registry }, options) };
}

/** Retries failures without a delay, as often as in the product: no test concerns the delays. */
function tryAgainAtOnce({ queries }: ShellServices): void {
  queries.subscribe(({ client }) => {
    const { queries: usual, ...options } = client?.getDefaultOptions() ?? {};
    client?.setDefaultOptions({ ...options, queries: { ...usual, retryDelay: 0 } });
  });
}

/** Records the notifications of the panel, in order. */
function collectNotices({ notifications }: ShellServices): readonly Notification[] {
  const notices: Notification[] = [];
  notifications.subscribe(({ shown }) => {
    const known = new Set(notices.map(({ id }) => id));
    notices.push(...shown.filter(({ id }) => !known.has(id)));
  });
  return notices;
}

/**
 * Opens the whole panel at an address: the host's own services, router and frame with the plugins of a test, on a fake
 * server.
 */
export function openTestPanel({
  plugins = [],
  permissions = [],
  view,
  responses = {},
  basePath = defaultBasePath,
  at = '/',
  before,
  state,
  content,
  visitor = 'signed in',
  user: differences = {},
  project = communityProject,
  config = {},
}: TestPanelSpec = {}): OpenedPanel {
  const user = { ...ada, ...differences };
  const wire = createTestWire({
    ...sessionResponses(user, permissions, view),
    ...defaultResponses,
    ...responses,
  });
  const shell = createShell(wire, visitor, project);
  tryAgainAtOnce(shell);
  if (visitor === 'signed in') shell.session.actions.start({ token: 'stored', user, persistence: 'tab' });
  else shell.session.actions.end();
  const settings = { productName: 'Atrium', ...config };
  const runtime = withMessages(
    createTestRuntime({ plugins, services: provideShell(shell), config: settings }),
  );
  const { registry, services, problems } = runtime;
  const unwatchOffers = watchOffers(registry, shell.preferences);
  const activations = activatePlugins(registry.plugins, {
    services,
    sessions: watchSessions(shell),
    report: problems.report,
    clock: browserClock,
  });
  const opened = { ...parsePath(basePath + at), state };
  // The last one of them is open.
  const initialEntries = before === undefined ? [opened] : [basePath + before, opened];
  const route = content === undefined ? panelRoute : contentRoute(content);
  const router = createMemoryRouter([route], { initialEntries, basename: basePath || '/' });
  return {
    draw: (initialTexts = englishTexts) => (
      <RuntimeContext value={{ ...runtime, initialTexts }}>
        <PanelIntl>
          <RouterProvider router={router} />
          <Notifications />
        </PanelIntl>
      </RuntimeContext>
    ),
    runtime,
    wire,
    shell,
    router,
    location: () => {
      const { pathname, search, hash } = router.state.location;
      return decodeURIComponent(`${pathname.slice(basePath.length) || '/'}${search}${hash}`);
    },
    notices: collectNotices(shell),
    dispose() {
      activations.abort();
      unwatchOffers();
      router.dispose();
      services.stop();
      shell.dispose();
    },
  };
}

/** A single component at every address, with the session and the context of pages. */
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
