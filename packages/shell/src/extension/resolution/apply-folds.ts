import { checkGuards } from './check-guards.ts';
import type { Fold } from './collect-contributions.ts';
import type { Contributed } from '../core/contribution-types.ts';
import { describeCause, type Report } from '../problems/problem.ts';

function isStamped(item: object): item is Contributed<object> {
  return 'pluginId' in item && 'contributionId' in item;
}

/** Adds the plugin to the actions of a fold; returns an error if the result is not a list of objects with ids. */
function stampAll(result: unknown, pluginId: string): readonly Contributed<object>[] | string {
  if (!Array.isArray(result))
    return `it returned ${result === null ? 'null' : typeof result} instead of a list.`;
  const stamped: Contributed<object>[] = [];
  for (const item of result as readonly unknown[]) {
    if (typeof item !== 'object' || item === null) return 'its list contains a value that is not an object.';
    if (isStamped(item)) stamped.push(item);
    else if ('id' in item && typeof item.id === 'string') {
      const mistake = checkGuards(item);
      if (mistake !== undefined) return `of '${item.id}': ${mistake}`;
      stamped.push(Object.freeze({ ...item, pluginId, contributionId: item.id }));
    } else return 'its list contains an item without an id.';
  }
  return stamped;
}

/** Runs the functions that rewrite a list, in the order of the plugins. A function that fails is skipped. */
export function applyFolds({
  items,
  folds,
  pointId,
  report,
}: {
  readonly items: readonly Contributed<object>[];
  readonly folds: readonly Fold[];
  readonly pointId: string;
  readonly report: Report;
}): readonly Contributed<object>[] {
  let list = items;
  for (const { pluginId, run } of folds) {
    let reason: string | undefined;
    let cause: unknown;
    try {
      const next = stampAll(run(list), pluginId);
      if (typeof next === 'string') reason = next;
      else list = next;
    } catch (error) {
      cause = error;
      reason = describeCause(error);
    }
    if (reason) {
      const message = `A function over the list of '${pointId}' was skipped: ${reason}`;
      report({ code: 'HOOK_FAILED', pluginId, message, context: { pointId, contributionId: 'fold', cause } });
    }
  }
  return list;
}
