import type { ComponentType } from 'react';
import type { Disposer } from '../extension/core/contribution-types.ts';
import type { Plugin } from '../extension/core/plugin.ts';
import { createProblemStore } from '../extension/problems/problem-store.ts';
import type { AdminRuntime, AdminSettings } from '../extension/react/runtime-context.ts';
import { provideExtensions } from '../extension/registration.ts';
import type { Registry } from '../extension/resolution/registry.ts';
import { resolvePlugins } from '../extension/resolution/resolve-plugins.ts';
import { createServices } from '../extension/services/build-services.ts';
import { activatePlugins } from './phases/activate-plugins.ts';
import { planBoot, type AdminConfig, type BootPlan } from './admin-config.ts';
import { withinLimit } from './phases/clock.ts';
import { watchErrors } from './errors/watch-errors.ts';
import { hostPlugin } from './host-plugin.ts';
import { loadMessages } from './phases/load-messages.ts';
import { loadPlugins } from './phases/load-plugins.ts';
import { renderPanel } from './render-panel.tsx';
import { adoptPageNonce } from './style-nonce.ts';

/** A panel that runs in a page. */
export interface AdminHandle {
  readonly runtime: AdminRuntime;
  /** Resolved when every plugin's activation has ended, one way or the other. */
  readonly activated: Promise<void>;
  /** Adds a plugin while the panel runs; undoing it removes what it contributed. */
  readonly install: (plugin: Plugin) => Disposer;
  /** Removes the panel from the page and ends what its plugins started. */
  readonly stop: () => void;
}

type Fetching = Parameters<typeof loadPlugins>[1];

/** The plugins of the enterprise edition; none, and nothing fetched, unless the server says so. */
async function loadEnterprise(
  { enterprise }: AdminConfig,
  { projectType }: BootPlan,
  fetching: Fetching,
): Promise<readonly Plugin[]> {
  if (!enterprise) return [];
  try {
    const { isEE } = await projectType();
    return isEE ? await loadPlugins([enterprise], fetching) : [];
  } catch {
    return [];
  }
}

/**
 * Starts a panel: fetch the plugins, resolve them, create their services, begin their activations, fetch the
 * texts of the current language, render. A bad plugin costs its own part and nothing else.
 * @param onResolved called when it is known what the plugins contribute, before anything else is waited for
 *
 * Throws when there is no root element.
 */
export async function startPanel(
  root: HTMLElement | null,
  config: AdminConfig,
  App: ComponentType,
  onResolved?: (registry: Registry, settings: AdminSettings) => void,
): Promise<AdminHandle> {
  if (!root) throw new Error('The panel cannot start: the page has no root element for it.');
  adoptPageNonce(root.ownerDocument);
  const plan = planBoot(config);
  const { clock, limits, settings, locale } = plan;

  const problems = createProblemStore(config.onProblem);
  const { report } = problems;

  const fetching: Fetching = { clock, milliseconds: limits.plugin, report };
  const edition = loadEnterprise(config, plan, fetching);
  const [loaded, enterprise] = await Promise.all([
    loadPlugins(config.plugins, fetching),
    withinLimit(edition, { clock, milliseconds: limits.projectType }).catch(() => 'late' as const),
  ]);
  const { without = [] } = config;
  const resolved = resolvePlugins([hostPlugin, ...loaded, ...(enterprise === 'late' ? [] : enterprise)], {
    without,
    safe: settings.isSafeMode,
    report,
  });
  const { registry } = resolved;
  for (const problem of resolved.problems) report(problem);

  onResolved?.(registry, settings);

  const services = createServices(report);
  const hostServices = [provideExtensions(registry), ...(config.services ?? [])];
  services.add([{ id: hostPlugin.id, services: hostServices }, ...registry.plugins]);

  const messagesIn = (language: string) =>
    loadMessages(
      language,
      { plugins: registry.plugins, host: config.messages },
      { clock, milliseconds: limits.messages, report },
    );
  const activating = { services, report, clock, milliseconds: limits.activation };
  const firstMessages = messagesIn(locale);
  const activations = [activatePlugins(registry.plugins, activating)];
  const runtime: AdminRuntime = Object.freeze({
    registry,
    services,
    problems,
    config: settings,
    initialLocale: locale,
    initialMessages: await firstMessages,
    loadMessages: messagesIn,
  });

  const unwatch = watchErrors(window, { registry, report });
  const unmount = renderPanel(root, runtime, App);
  const install = (plugin: Plugin): Disposer => {
    const remove = registry.install(plugin);
    if (!registry.plugins.includes(plugin)) return remove;
    services.add([plugin]);
    const activation = activatePlugins([plugin], activating);
    activations.push(activation);
    return () => {
      activation.abort();
      remove();
    };
  };
  let isRunning = true;
  if (enterprise === 'late') {
    void edition.then((plugins) => {
      if (isRunning) for (const plugin of plugins) install(plugin);
    });
  }
  return {
    runtime,
    activated: Promise.all(activations.map(({ settled }) => settled)).then(() => undefined),
    install,
    stop() {
      isRunning = false;
      for (const { abort } of activations) abort();
      unwatch();
      unmount();
    },
  };
}
