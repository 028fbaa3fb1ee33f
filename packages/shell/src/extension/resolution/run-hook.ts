import type { HookCheck, HookTap } from '../points/hooks.ts';
import type { Contributed } from '../core/contribution-types.ts';
import { freezeDeep } from './freeze-deep.ts';
import { changedLoader, claimLoaders } from './loader-owners.ts';
import { describeCause, type Report } from '../problems/problem.ts';

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/**
 * Passes a value through the taps of a hook. A tap that throws, or returns nothing, a promise or an invalid value is
 * skipped and reported; the value stays as it was. The value is frozen, so that a tap that mutates it and then fails
 * leaves no partial change.
 */
export function runTaps<V, X>(
  taps: readonly Contributed<HookTap<V, X>>[],
  {
    pointId,
    value,
    context,
    check,
    report,
    checksLoaders = false,
  }: {
    pointId: string;
    value: V;
    context: X;
    check: HookCheck | undefined;
    report: Report;
    /** Runs each tap twice and reports one whose loaders differ between the two runs. */
    checksLoaders?: boolean | undefined;
  },
): V {
  let current = value;
  claimLoaders(value, null);
  for (const tap of taps) {
    const { pluginId, contributionId } = tap;
    const skip = (reason: string, cause?: unknown) => {
      const message = `The tap '${contributionId}' of '${pointId}' was skipped: ${reason}`;
      report({ code: 'HOOK_FAILED', pluginId, message, context: { pointId, contributionId, cause } });
    };
    try {
      const next = tap.run(freezeDeep(current), context);
      if (next === undefined && current !== undefined) skip('it returned nothing.');
      else if (isThenable(next) && !isThenable(current))
        skip('it returned a promise; hooks are synchronous.');
      else {
        const reason = check?.(next);
        if (reason !== undefined) skip(`it returned an invalid value: ${reason}`);
        else {
          const changed = checksLoaders ? changedLoader(next, tap.run(current, context)) : undefined;
          if (changed !== undefined) {
            report({
              code: 'LOADER_UNSTABLE',
              pluginId,
              message: `The tap '${contributionId}' of '${pointId}' creates the loader at '${changed}' on each run: create it once.`,
              context: { pointId, contributionId, path: changed },
            });
          }
          claimLoaders(next, { pluginId, contributionId });
          current = next;
        }
      }
    } catch (cause) {
      skip(describeCause(cause), cause);
    }
  }
  return current;
}
