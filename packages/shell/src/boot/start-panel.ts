import type { ComponentType } from 'react';
import type { Disposer } from '../disposer.ts';
import { definePlugin, type Plugin } from '../extension/core/plugin.ts';
import type { BootProblem, Report } from '../extension/problems/problem.ts';
import { createProblemStore } from '../extension/problems/problem-store.ts';
import type { AdminRuntime, AdminSettings } from '../extension/react/runtime-context.ts';
import { provideExtensions } from '../extension/registration.ts';
import { type InstallOptions, type Registry, resolvePlugins } from '../extension/resolution/registry.ts';
import { createServices } from '../extension/services/create-services.ts';
import { activatePlugins } from './phases/activate-plugins.ts';
import { planBoot, type AdminConfig, type BootPlan } from './admin-config.ts';
import { withinLimit } from '../clock.ts';
import { hostPlugin } from './host-plugin.ts';
import { loadMessages } from './phases/load-messages.ts';
import { loadPlugins } from './phases/load-plugins.ts';
import { renderPanel, adoptPageNonce } from './render-panel.tsx';

/** A panel that runs in a page. */
export interface AdminHandle {
  readonly runtime: AdminRuntime;
  /** Resolved when every plugin's activation has ended, one way or the other. */
  readonly activated: Promise<void>;
  /** Adds a plugin while the panel runs; undoing it removes what it contributed. */
  readonly install: (plugin: Plugin, options?: InstallOptions) => Disposer;
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
    return isEE ? (await loadPlugins([enterprise], fetching)).flat() : [];
  } catch {
    return [];
  }
}

/** Keeps a problem over a reload, and logs it in development. The code for it comes with the first one. */
function noteProblem(problem: BootProblem): void {
  const noting = import('./errors/stored-problems.ts').then(({ storeProblem, logProblem }) => {
    storeProblem(problem);
    if (import.meta.env.DEV) logProblem(problem);
  });
  // Without it the problem is still in the report of this page.
  noting.catch(() => undefined);
}

/** Looks for contributions that are allowed and hardly meant, once the panel stands. */
async function review(registry: Registry, report: Report): Promise<void> {
  const { validateContributions } = await import('../extension/validation/validate-contributions.ts');
  for (const problem of validateContributions(registry)) report(problem);
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
  const { clock, limits, settings } = plan;

  const problems = createProblemStore((problem) => {
    noteProblem(problem);
    config.onProblem?.(problem);
  });
  const { report } = problems;

  const fetching: Fetching = { clock, milliseconds: limits.plugin, report };
  const fetchingEdition = loadEnterprise(config, plan, fetching);
  const [loaded, enterprise] = await Promise.all([
    loadPlugins(config.plugins, fetching),
    withinLimit(fetchingEdition, { clock, milliseconds: limits.projectType }).catch(() => 'late' as const),
  ]);
  const { without = [], trusted = [] } = config;
  const edition = enterprise === 'late' ? [] : enterprise;
  const answeredFor = loaded.filter((_plugins, index) =>
    trusted.some((one) => one === config.plugins[index]),
  );
  const host = definePlugin({
    ...hostPlugin,
    contributes: [
      ...(hostPlugin.contributes ?? []),
      provideExtensions(() => resolved.registry),
      ...(config.services ?? []),
    ],
  });
  const resolved = resolvePlugins([host, ...loaded.flat(), ...edition], {
    without,
    safe: settings.isSafeMode,
    trusted: [host, ...answeredFor.flat(), ...edition],
    report,
    checksLoaders: import.meta.env.DEV,
  });
  const { registry } = resolved;
  for (const problem of resolved.problems) report(problem);

  onResolved?.(registry, settings);
  const locale = plan.locale();

  const services = createServices(registry, report);

  const messagesIn = (language: string) =>
    loadMessages(
      language,
      { registry, host: config.messages },
      { clock, milliseconds: limits.messages, report },
    );
  const { sessions } = config;
  const activating = { services, sessions, report, clock, milliseconds: limits.activation };
  const initialPlugins = registry.plugins;
  const firstMessages = messagesIn(locale);
  const activations = new Set([activatePlugins(initialPlugins, activating)]);
  const runtime: AdminRuntime = Object.freeze({
    registry,
    services,
    problems,
    config: settings,
    initialLocale: locale,
    initialPlugins,
    initialMessages: await firstMessages,
    loadMessages: messagesIn,
  });

  const unmount = renderPanel(root, runtime, App);
  void review(registry, report);
  const install = (plugin: Plugin, options?: InstallOptions): Disposer => {
    if (registry.plugins.includes(plugin)) return () => undefined;
    const remove = registry.install(plugin, options);
    if (!registry.plugins.includes(plugin)) return remove;
    void review(registry, report);
    const activation = activatePlugins([plugin], activating);
    activations.add(activation);
    return () => {
      if (!activations.delete(activation)) return;
      activation.abort();
      remove();
    };
  };
  let isRunning = true;
  let unwatch: Disposer = () => undefined;
  // Nobody has pressed anything before the panel is drawn: the code that watches handlers comes after it.
  const watching = import('./errors/watch-errors.ts').then(({ watchErrors }) => {
    if (isRunning) unwatch = watchErrors(window, { registry, report });
  });
  watching.catch(() => undefined);
  if (enterprise === 'late') {
    void fetchingEdition.then((plugins) => {
      if (isRunning) for (const plugin of plugins) install(plugin, { trusted: true });
    });
  }
  return {
    runtime,
    activated: Promise.all([...activations].map(({ settled }) => settled)).then(() => undefined),
    install,
    stop() {
      isRunning = false;
      for (const { abort } of activations) abort();
      unwatch();
      unmount();
      services.stop();
    },
  };
}
