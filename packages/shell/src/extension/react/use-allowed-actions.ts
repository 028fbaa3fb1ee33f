import { useCallback, useMemo } from 'react';
import type { Contributed } from '../core/contribution-types.ts';
import type { Action, ActionPoint } from '../points/actions.ts';
import { describeCause, type Report } from '../problems/problem.ts';
import { useRuntime } from './runtime-context.ts';
import { useGuard, type Guarding } from './use-guard.ts';
import { useContributions } from './use-registry.ts';

function isAllowed<I>(
  { requires, when, pluginId, contributionId }: Contributed<Action<I>>,
  input: I,
  { isThere, report }: { readonly isThere: Guarding; readonly report: Report },
): boolean {
  try {
    const guard = { when, requires: typeof requires === 'function' ? requires(input) : requires };
    return isThere(guard, Object(input) as object);
  } catch (cause) {
    const message = `The \`requires\` of '${contributionId}' failed, so it is not shown: ${describeCause(cause)}`;
    report({ code: 'RENDER_FAILED', pluginId, message, context: { contributionId, cause } });
    return false;
  }
}

/** Tells which actions of a point are there for the user, by their `requires` and `when`, in their order. */
export type ActionFilter<I> = (input: I) => readonly Contributed<Action<I>>[];

/** Judges the actions of a point for one input after the other; another function when its answers may change. */
export function useActionFilter<I>(point: ActionPoint<I>): ActionFilter<I> {
  const { problems } = useRuntime();
  const actions = useContributions(point);
  const isThere = useGuard();
  return useCallback(
    (input) => actions.filter((action) => isAllowed(action, input, { isThere, report: problems.report })),
    [actions, isThere, problems],
  );
}

/** The actions of a point that are there for the user, in their order. Keep `input` stable between renders. */
export function useAllowedActions<I>(point: ActionPoint<I>, input: I): readonly Contributed<Action<I>>[] {
  const filter = useActionFilter(point);
  return useMemo(() => filter(input), [filter, input]);
}
