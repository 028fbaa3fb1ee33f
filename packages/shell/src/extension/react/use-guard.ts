import { useCallback, useMemo } from 'react';
import type { Requires } from '../../permissions/permission-rule.ts';
import { isGranted } from '../../permissions/grouped-permissions.ts';
import { communityProject } from '../../project/project-store.ts';
import { permissionsRef, projectRef } from '../../service-refs.ts';
import { type ContentCondition, isMet } from '../conditions/condition.ts';
import type { Contributed } from '../core/contribution-types.ts';
import type { Action, ActionPoint } from '../points/actions.ts';
import { describeCause, type Report } from '../problems/problem.ts';
import { useHostState, useRuntime } from './runtime-context.ts';
import { useContributions } from './use-registry.ts';
import { useText } from './use-text.ts';

/** The conditions of a contribution. */
interface Guard {
  readonly requires?: Requires | undefined;
  readonly when?: ContentCondition | undefined;
}

/** Returns whether a contribution exists for this user in this installation. */
export type Guarding = (guard: Guard, props?: object) => boolean;

/** Returns a function that evaluates the permissions of the user and the installation; a new one when these change. */
export function useGuard(): Guarding {
  const granted = useHostState(permissionsRef)?.granted ?? null;
  const project = useHostState(projectRef)?.type ?? communityProject;
  return useCallback<Guarding>(
    ({ requires, when }, props) =>
      isGranted(granted, requires) && (!when || isMet(when, { granted, project }, props)),
    [granted, project],
  );
}

const locked = {
  id: 'view.locked',
  defaultMessage: 'Nothing can be changed while you are viewing as {role}.',
} as const;

/** Returns the reason why this window is read-only; undefined if it is not. */
export function useLockedReason(): string | undefined {
  const text = useText();
  const view = useHostState(permissionsRef)?.view;
  return view ? text({ ...locked, values: { role: view.role.name } }) : undefined;
}

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

/** Returns the actions of a point that the user may see, by their `requires` and `when`, in order. */
export type ActionFilter<I> = (input: I) => readonly Contributed<Action<I>>[];

/** Returns a function that filters the actions of a point for an input; a new one when its results may change. */
export function useActionFilter<I>(point: ActionPoint<I>): ActionFilter<I> {
  const { problems } = useRuntime();
  const actions = useContributions(point);
  const isThere = useGuard();
  return useCallback(
    (input) => actions.filter((action) => isAllowed(action, input, { isThere, report: problems.report })),
    [actions, isThere, problems],
  );
}

/** Returns the actions of a point that the user may see, in order. Keep `input` stable between renders. */
export function useAllowedActions<I>(point: ActionPoint<I>, input: I): readonly Contributed<Action<I>>[] {
  const filter = useActionFilter(point);
  return useMemo(() => filter(input), [filter, input]);
}
