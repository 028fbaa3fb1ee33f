import type { ComponentType } from 'react';
import type { Disposer } from '../disposer.ts';
import { definePlugin, type Plugin } from '../extension/core/plugin.ts';
import type { BootProblem, Report } from '../extension/problems/problem.ts';
import { createProblemStore, type ProblemStore } from '../extension/problems/problem-store.ts';
import type { AdminRuntime, AdminSettings } from '../extension/react/runtime-context.ts';
import { provideExtensions } from '../extension/registration.ts';
import { type OpenRegistry, type Registry, resolvePlugins } from '../extension/resolution/registry.ts';
import { createServices, type Services } from '../extension/services/create-services.ts';
import { activatePlugins, type Activations } from './phases/activate-plugins.ts';
import { planBoot, type AdminConfig, type BootPlan } from './admin-config.ts';
import { withinLimit } from '../clock.ts';
import { hostPlugin } from './host-plugin.ts';
import { whenIdle } from '../scheduling/scheduling.ts';
import { loadMessages } from './phases/load-messages.ts';
import { loadPlugins, type PluginSource } from './phases/load-plugins.ts';
import { defaultLocale } from '../preferences/locales.ts';
import { renderPanel, adoptPageNonce } from './render-panel.tsx';

/** A running panel. */
export interface AdminHandle {
  readonly runtime: AdminRuntime;
  /** Resolves when every activation has succeeded or failed. */
  readonly activated: Promise<void>;
  /** Adds a plugin to the running panel. Returns the function that removes it with its contributions. */
  readonly install: OpenRegistry['install'];
  /** Unmounts the panel, aborts its activations and stops its services. */
  readonly stop: () => void;
}

/** The configuration of a start, and the list that its phases report problems to. */
interface Boot {
  readonly config: AdminConfig;
  readonly plan: BootPlan;
  readonly problems: ProblemStore;
}

/** The plugins of a start, before they are resolved. */
interface FetchedPlugins {
  /** The plugins of each configured source. */
  readonly configured: readonly (readonly Plugin[])[];
  readonly named: NamedPlugins;
  /** Set if the plugins that the server names exceeded their time limit; the panel starts without them. */
  readonly late?: Promise<NamedPlugins>;
}

/** The plugins that the response about the edition names. */
interface NamedPlugins {
  readonly enterprise: readonly Plugin[];
  /** Plugins without a rebuild, which are not trusted. */
  readonly external: readonly Plugin[];
}

/** The running plugins of a panel. */
interface RunningPlugins {
  readonly services: Services;
  /** Activates plugins that the registry already has. */
  readonly activate: (plugins: readonly Plugin[]) => Activations;
  readonly install: AdminHandle['install'];
  /** Resolves when the activations up to now have succeeded or failed. */
  readonly settled: () => Promise<void>;
  /** Aborts all activations. */
  readonly abort: Disposer;
}

/**
 * Starts a panel: fetches and resolves the plugins, creates their services, starts their activations, fetches the
 * messages of the current language and renders. A plugin that fails is left out and reported.
 * @param onResolved called with the contributions of all plugins, before services and messages are loaded
 *
 * Throws without a root element.
 */
export async function startPanel(
  root: HTMLElement | null,
  config: AdminConfig,
  App: ComponentType,
  onResolved?: (registry: Registry, settings: AdminSettings) => void,
): Promise<AdminHandle> {
  if (!root) throw new Error('The panel cannot start: the page has no root element for it.');
  adoptPageNonce(root.ownerDocument);
  const boot = prepareBoot(config);
  const { report } = boot.problems;
  const fetched = await fetchPlugins(boot);
  const registry = resolveRegistry(boot, fetched);
  onResolved?.(registry, boot.plan.settings);
  const plugins = createRunningPlugins(boot, registry);
  const runtime = await createRuntime(boot, registry, plugins);
  // The page that the document shows is painted before the panel occupies the browser.
  await globalThis.adminEarlyPagePending;
  const unmount = renderPanel(root, runtime, App);
  void reportSuspicious(registry, report);
  const unwatch = watchErrorsLater(registry, report);
  let isRunning = true;
  void fetched.late?.then(({ enterprise, external }) => {
    if (!isRunning) return;
    for (const plugin of enterprise) plugins.install(plugin, { trusted: true });
    for (const plugin of external) plugins.install(plugin);
  });
  return {
    runtime,
    activated: plugins.settled(),
    install: plugins.install,
    stop() {
      isRunning = false;
      plugins.abort();
      unwatch();
      unmount();
      plugins.services.stop();
    },
  };
}

function prepareBoot(config: AdminConfig): Boot {
  const plan = planBoot(config);
  const problems = createProblemStore((problem) => {
    recordProblem(problem);
    config.onProblem?.(problem);
  });
  return { config, plan, problems };
}

/** Stores a problem for the report after a reload, and logs it in development. Its code loads with the first problem. */
function recordProblem(problem: BootProblem): void {
  const recording = import('./errors/stored-problems.ts').then((module) => {
    module.storeProblem(problem);
    if (import.meta.env.DEV) module.logProblem(problem);
  });
  // If the module fails to load, the report of this page still has the problem.
  recording.catch(() => undefined);
}

const noPlugins: NamedPlugins = { enterprise: [], external: [] };

/** Returns the configured plugins, and the language packs unless the panel starts in English. */
function pluginSources({ plugins, languages }: AdminConfig, plan: BootPlan): readonly PluginSource[] {
  return languages && plan.locale() !== defaultLocale ? [...plugins, languages] : plugins;
}

/** Fetches the configured plugins and those that the server names, in parallel. */
async function fetchPlugins(boot: Boot): Promise<FetchedPlugins> {
  const { config, plan, problems } = boot;
  const { clock, limits } = plan;
  const options = { clock, milliseconds: limits.plugin, report: problems.report };
  const late = fetchNamed(boot, options);
  const [configured, named] = await Promise.all([
    loadPlugins(pluginSources(config, plan), options),
    withinLimit(late, { clock, milliseconds: limits.projectType }).catch(() => undefined),
  ]);
  return named ? { configured, named } : { configured, named: noPlugins, late };
}

/** Fetches the plugins that the server names: the enterprise edition, and those without a rebuild. */
async function fetchNamed(boot: Boot, options: Parameters<typeof loadPlugins>[1]): Promise<NamedPlugins> {
  const { enterprise } = boot.config;
  try {
    const { isEE, plugins } = await boot.plan.projectType();
    const [edition, external] = await Promise.all([
      isEE && enterprise ? loadPlugins([enterprise], options) : [],
      plugins
        ? import('./external/load-external-plugins.ts').then((loader) =>
            loader.loadExternalPlugins(plugins, boot, options),
          )
        : [],
    ]);
    return { enterprise: edition.flat(), external };
  } catch {
    return noPlugins;
  }
}

/** Resolves the plugins of the host, of the configuration and of the enterprise edition, and reports their problems. */
function resolveRegistry(
  { config, plan, problems }: Boot,
  { configured, named: { enterprise, external } }: FetchedPlugins,
): OpenRegistry {
  const { without = [], trusted = [] } = config;
  // The language packs are the last source.
  const trustedPlugins = configured.filter((_, index) =>
    [...trusted, undefined].includes(config.plugins[index]),
  );
  const host = definePlugin({
    ...hostPlugin,
    contributes: [
      ...(hostPlugin.contributes ?? []),
      provideExtensions(() => resolved.registry),
      ...(config.services ?? []),
    ],
  });
  const resolved = resolvePlugins([host, ...configured.flat(), ...enterprise, ...external], {
    without,
    safe: plan.settings.isSafeMode,
    trusted: [host, ...trustedPlugins.flat(), ...enterprise],
    report: problems.report,
    checksLoaders: import.meta.env.DEV,
  });
  for (const problem of resolved.problems) problems.report(problem);
  return resolved.registry;
}

/** Creates the services of the plugins, and the functions that activate and install plugins. */
function createRunningPlugins({ config, plan, problems }: Boot, registry: OpenRegistry): RunningPlugins {
  const { report } = problems;
  const { clock, limits } = plan;
  const services = createServices(registry, report);
  const options = { services, sessions: config.sessions, report, clock, milliseconds: limits.activation };
  const activations = new Set<Activations>();
  const activate = (plugins: readonly Plugin[]): Activations => {
    const activation = activatePlugins(plugins, options);
    activations.add(activation);
    return activation;
  };
  return {
    services,
    activate,
    install(plugin, installOptions) {
      if (registry.plugins.includes(plugin)) return () => undefined;
      const remove = registry.install(plugin, installOptions);
      if (!registry.plugins.includes(plugin)) return remove;
      void reportSuspicious(registry, report);
      const activation = activate([plugin]);
      return () => {
        if (!activations.delete(activation)) return;
        activation.abort();
        remove();
      };
    },
    settled: () => Promise.all([...activations].map(({ settled }) => settled)).then(() => undefined),
    abort() {
      for (const { abort } of activations) abort();
    },
  };
}

/** Activates the plugins, and creates the runtime with the messages of the current language. */
async function createRuntime(
  { config, plan, problems }: Boot,
  registry: Registry,
  { services, activate, install }: RunningPlugins,
): Promise<AdminRuntime> {
  const { clock, limits, settings } = plan;
  const initialLocale = plan.locale();
  const initialPlugins = registry.plugins;
  const { report } = problems;
  let packs: Promise<void> | undefined;
  const addLanguages = async (source: PluginSource): Promise<void> => {
    const plugins = await loadPlugins([source], { clock, milliseconds: limits.plugin, report });
    for (const plugin of plugins.flat()) install(plugin, { trusted: true });
  };
  const messagesOf = async (locale: string, isComplete = false) => {
    const { languages } = config;
    if (languages && locale !== defaultLocale && initialLocale === defaultLocale)
      await (packs ??= addLanguages(languages));
    const options = { clock, milliseconds: limits.messages, report, isComplete };
    return loadMessages(locale, { registry, host: config.messages }, options);
  };
  const initialTexts = messagesOf(initialLocale);
  activate(initialPlugins);
  return Object.freeze({
    registry,
    services,
    problems,
    config: settings,
    initialLocale,
    initialPlugins,
    initialTexts: await initialTexts,
    loadMessages: messagesOf,
  });
}

/** Resolves when the browser is idle, so that code that the first page does not need is not run before it. */
const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve, { fallbackDelay: 0 }));

/** Reports contributions that are allowed but probably mistakes; its code loads after the first render. */
async function reportSuspicious(registry: Registry, report: Report): Promise<void> {
  await idle();
  const module = await import('../extension/validation/validate-contributions.ts');
  for (const problem of module.validateContributions(registry)) report(problem);
}

/** Attributes errors in event handlers to plugins; its code loads after the first render, before which no handler runs. */
function watchErrorsLater(registry: Registry, report: Report): Disposer {
  let isStopped = false;
  let unwatch: Disposer | undefined;
  const loading = idle()
    .then(() => import('./errors/watch-errors.ts'))
    .then((module) => {
      if (!isStopped) unwatch = module.watchErrors(window, { registry, report });
    });
  loading.catch(() => undefined);
  return () => {
    isStopped = true;
    unwatch?.();
  };
}
