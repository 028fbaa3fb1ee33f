import { useMemo, useSyncExternalStore } from 'react';
import { isGranted, type GroupedPermissions } from '../../permissions/permission-store.ts';
import { permissionsRef } from '../../host/refs.ts';
import type { Contributed } from '../core/contribution-types.ts';
import type { Action, ActionPoint } from '../points/actions.ts';
import { describeCause, type Report } from '../problems/problem.ts';
import { useRuntime } from './runtime-context.ts';
import { useContributions } from './use-registry.ts';

const neverChanges = () => () => undefined;

/** What the user may do; nothing where nobody is there to ask. */
function useGranted(): GroupedPermissions | null {
  const store = useRuntime().services.find(permissionsRef);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.getState().granted ?? null);
}

function isAllowed<I>(
  { requires, pluginId, contributionId }: Contributed<Action<I>>,
  input: I,
  { granted, report }: { readonly granted: GroupedPermissions | null; readonly report: Report },
): boolean {
  try {
    return isGranted(granted, typeof requires === 'function' ? requires(input) : requires);
  } catch (cause) {
    const message = `The \`requires\` of '${contributionId}' failed, so it is not shown: ${describeCause(cause)}`;
    report({ code: 'RENDER_FAILED', pluginId, message, context: { contributionId, cause } });
    return false;
  }
}

/** The actions of a point whose `requires` the user meets, in their order. Keep `input` stable between renders. */
export function useAllowedActions<I>(point: ActionPoint<I>, input: I): readonly Contributed<Action<I>>[] {
  const { problems } = useRuntime();
  const actions = useContributions(point);
  const granted = useGranted();
  return useMemo(
    () => actions.filter((action) => isAllowed(action, input, { granted, report: problems.report })),
    [actions, input, granted, problems],
  );
}
