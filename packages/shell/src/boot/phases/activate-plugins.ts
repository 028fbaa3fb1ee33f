import type { Disposer } from '../../extension/core/contribution-types.ts';
import type { Plugin } from '../../extension/core/plugin.ts';
import { describeCause, type Report } from '../../extension/problems/problem.ts';
import type { Services } from '../../extension/services/build-services.ts';
import { TimeLimitError, withinLimit, type Clock } from './clock.ts';

/** How long a plugin may take to activate, in milliseconds. */
export const activationLimit = 5_000;

interface ActivateOptions {
  readonly services: Services;
  readonly report: Report;
  readonly clock: Clock;
  /** @default 5000 */
  readonly milliseconds?: number;
}

/** The plugins' starts, running. */
export interface Activations {
  /** Resolved when every start has ended, one way or the other. Never rejects. */
  readonly settled: Promise<void>;
  /** Fires every plugin's signal. */
  readonly abort: Disposer;
}

async function activateOne(
  { id: pluginId, activate }: Plugin,
  signalSource: AbortController,
  { services, report, clock, milliseconds = activationLimit }: ActivateOptions,
): Promise<void> {
  if (!activate) return;
  try {
    const deps = services.resolve(activate.deps, pluginId);
    if ('missing' in deps) {
      const message = `The plugin was not activated: it needs the service '${deps.missing}', which this panel does not have.`;
      report({ code: 'SERVICE_MISSING', pluginId, message, context: { serviceId: deps.missing } });
      return;
    }
    // An async wrapper, so that a synchronous throw and a rejection are the same thing.
    const running = (async () => activate.run(deps.built, signalSource.signal))();
    await withinLimit(running, { clock, milliseconds });
  } catch (cause) {
    if (signalSource.signal.aborted) return;
    const isLate = cause instanceof TimeLimitError;
    signalSource.abort(cause);
    const message = isLate
      ? `Activation was given up: ${cause.message}`
      : `Activation failed: ${describeCause(cause)}`;
    report({
      code: isLate ? 'ACTIVATION_TIMEOUT' : 'ACTIVATION_FAILED',
      pluginId,
      message,
      context: { cause },
    });
  }
}

/** Starts every plugin at once. Nobody waits for anybody, and nothing that goes wrong stops the panel. */
export function activatePlugins(plugins: readonly Plugin[], options: ActivateOptions): Activations {
  const starts = plugins.map((plugin) => {
    const controller = new AbortController();
    return { controller, done: activateOne(plugin, controller, options) };
  });
  return {
    settled: Promise.all(starts.map(({ done }) => done)).then(() => undefined),
    abort: () => {
      for (const { controller } of starts) controller.abort();
    },
  };
}
