import type { Disposer } from '../../disposer.ts';
import type { Plugin } from '../../extension/core/plugin.ts';
import { reportBuiltIns, restoreBuiltIns } from '../../extension/problems/built-ins.ts';
import { addPluginTime } from '../../extension/problems/plugin-times.ts';
import { describeCause, type Report } from '../../extension/problems/problem.ts';
import type { Services } from '../../extension/services/create-services.ts';
import type { Sessions } from '../../panel-services/provide-shell.ts';
import { TimeLimitError, withinLimit, type Clock } from '../../clock.ts';

/** The time limit of an activation, in milliseconds. */
export const activationLimit = 5_000;

/** The time for which an activation may block the main thread, in milliseconds. */
const maxTurn = 200;

interface ActivateOptions {
  readonly services: Services;
  readonly sessions?: Sessions | undefined;
  readonly report: Report;
  readonly clock: Clock;
  /** @default 5000 */
  readonly milliseconds?: number;
}

/** The running activations of plugins. */
export interface Activations {
  /** Resolves when every running activation has succeeded or failed. Never rejects. */
  readonly settled: Promise<void>;
  /** Aborts the signal of every plugin. */
  readonly abort: Disposer;
}

async function activateOne(
  { id: pluginId, activate }: Plugin,
  signalSource: AbortController,
  { services, report, clock, milliseconds = activationLimit }: ActivateOptions,
): Promise<void> {
  if (!activate) return;
  let startedAt: number | undefined;
  try {
    const deps = services.resolve(activate.deps, pluginId);
    if ('missing' in deps) {
      const message = `The plugin needs the service '${deps.missing}', which no plugin provides.`;
      report({ code: 'SERVICE_MISSING', pluginId, message, context: { serviceId: deps.missing } });
      return;
    }
    startedAt = clock.now();
    // An async wrapper turns a synchronous throw into a rejection.
    const running = (async () => activate.run(deps.built, signalSource.signal))();
    const turn = clock.now() - startedAt;
    if (turn > maxTurn) {
      const message = `Activation blocked the panel for ${(turn / 1000).toFixed(1)} s: split the work.`;
      report({ code: 'ACTIVATION_SLOW', pluginId, message, context: { milliseconds: Math.round(turn) } });
    }
    reportBuiltIns(restoreBuiltIns(), pluginId, report);
    await withinLimit(running, { clock, milliseconds });
    reportBuiltIns(restoreBuiltIns(), pluginId, report);
  } catch (cause) {
    if (signalSource.signal.aborted) return;
    const isLate = cause instanceof TimeLimitError;
    signalSource.abort(cause);
    const message = isLate
      ? `Activation was stopped: ${cause.message}`
      : `Activation failed: ${describeCause(cause)}`;
    report({
      code: isLate ? 'ACTIVATION_TIMEOUT' : 'ACTIVATION_FAILED',
      pluginId,
      message,
      context: { cause },
    });
  } finally {
    if (startedAt !== undefined) addPluginTime(pluginId, 'activation', clock.now() - startedAt);
  }
}

function needsSession({ activate }: Plugin, { sessions }: ActivateOptions): boolean {
  const named = Object.values(activate?.deps ?? {}).map(({ id }) => id);
  return sessions?.needed.some(({ id }) => named.includes(id)) ?? false;
}

/**
 * Activates all plugins in parallel. A failed activation does not stop the panel. A plugin whose activation depends on a
 * service that needs a session is activated with each session; its signal aborts when the session ends.
 */
export function activatePlugins(plugins: readonly Plugin[], options: ActivateOptions): Activations {
  const running: Promise<void>[] = [];
  const start = (plugin: Plugin): Disposer => {
    const controller = new AbortController();
    running.push(activateOne(plugin, controller, options));
    return () => controller.abort();
  };
  const ends = plugins.map((plugin) => {
    const { sessions } = options;
    return sessions && needsSession(plugin, options) ? sessions.watch(() => start(plugin)) : start(plugin);
  });
  return {
    settled: Promise.all(running).then(() => undefined),
    abort: () => {
      for (const end of ends) end();
    },
  };
}
