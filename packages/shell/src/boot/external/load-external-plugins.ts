import type { PanelPlugin } from '@admin/contract';
import { isPlugin, type Plugin } from '../../extension/core/plugin.ts';
import { reportBuiltIns, restoreBuiltIns } from '../../extension/problems/built-ins.ts';
import { describeCause, type Report } from '../../extension/problems/problem.ts';
import { withinLimit, type Clock } from '../../clock.ts';
import { loadParser } from '../../intl/parser-state.ts';
import type { AdminSettings } from '../../extension/react/runtime-context.ts';
import { countStart, onFirstPage } from './start-attempts.ts';
import { loadSharedModules, PluginIncompatible, type SharedModules } from './shared-modules.ts';

interface LoadOptions {
  readonly clock: Clock;
  readonly milliseconds: number;
  readonly report: Report;
}

/** The parts of a start that the loader reads. */
interface Start {
  readonly config: { readonly sharedModules?: () => Promise<{ readonly default: SharedModules }> };
  readonly plan: { readonly settings: Pick<AdminSettings, 'isSafeMode' | 'backendUrl'> };
}

/** Adds a style sheet to the page. Resolves when it is applied or has failed: a plugin without its styles still works. */
function addStyles(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Failed starts after which the panel offers safe mode before it loads the plugins again. */
const allowedFailures = 2;

/** Opens the present page in safe mode. */
function openInSafeMode(): void {
  const url = new URL(location.href);
  url.searchParams.set('safe', '1');
  location.replace(url);
}

/** Returns the modules that the panel shares; none if its build shares none. */
async function listSharedModules({ sharedModules }: Start['config']): Promise<SharedModules> {
  try {
    return (await sharedModules?.())?.default ?? {};
  } catch {
    return {};
  }
}

async function loadOne(
  { id, folder, module, styles, uses }: PanelPlugin,
  { modules, backendUrl }: { readonly modules: SharedModules; readonly backendUrl: string },
  { clock, milliseconds, report }: LoadOptions,
): Promise<readonly Plugin[]> {
  const address = (file: string) => new URL(backendUrl + folder + file, location.href).href;
  try {
    await loadSharedModules(uses, modules);
    const [found] = await Promise.all([
      withinLimit<unknown>(import(/* @vite-ignore */ address(module)), { clock, milliseconds }),
      ...styles.map((file) => withinLimit(addStyles(address(file)), { clock, milliseconds }).catch(() => 0)),
    ]);
    reportBuiltIns(restoreBuiltIns(), id, report);
    const plugins = [...new Set(Object.values(found as object).flat())].filter(isPlugin);
    const plugin = plugins.find((one) => one.id === id);
    if (plugin) return [plugin];
    const message = `The module of the plugin exports no plugin with the id ${id}.`;
    report({ code: 'PLUGIN_LOAD_FAILED', pluginId: id, message, context: { index: -1, cause: undefined } });
  } catch (cause) {
    reportBuiltIns(restoreBuiltIns(), id, report);
    if (cause instanceof PluginIncompatible) {
      report({ code: 'PLUGIN_INCOMPATIBLE', pluginId: id, message: cause.message, context: {} });
    } else {
      const message = `The plugin could not be loaded: ${describeCause(cause)}`;
      report({ code: 'PLUGIN_LOAD_FAILED', pluginId: id, message, context: { index: -1, cause } });
    }
  }
  return [];
}

/**
 * Loads the plugins that the server provides in addition to those of the panel's build, in parallel; none in safe mode, which is
 * offered after two failed starts. Never rejects: a plugin that cannot be loaded is left out and reported.
 */
export async function loadExternalPlugins(
  plugins: readonly PanelPlugin[],
  { config, plan: { settings } }: Start,
  options: LoadOptions,
): Promise<readonly Plugin[]> {
  if (settings.isSafeMode) return [];
  const attempt = await countStart();
  if (attempt.failures >= allowedFailures) {
    const { offerSafeMode } = await import('./SafeModeOffer.tsx');
    if ((await offerSafeMode()) === 'safe') {
      openInSafeMode();
      return [];
    }
  }
  onFirstPage(attempt.succeed);
  const { backendUrl } = settings;
  // The build of the panel has not compiled their texts, which would be empty until the parser has loaded.
  const parser = withinLimit(loadParser(), options).catch(() => undefined);
  const modules = await listSharedModules(config);
  const loading = plugins.map((plugin) => loadOne(plugin, { modules, backendUrl }, options));
  const [loaded] = await Promise.all([Promise.all(loading), parser]);
  return loaded.flat();
}
