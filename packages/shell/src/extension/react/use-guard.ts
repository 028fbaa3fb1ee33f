import { useCallback, useSyncExternalStore } from 'react';
import { permissionsRef, projectRef } from '../../host/refs.ts';
import type { Requires } from '../../permissions/permission-rule.ts';
import { isGranted } from '../../permissions/permission-store.ts';
import { communityProject } from '../../project/project-store.ts';
import type { ContentCondition } from '../conditions/condition.ts';
import { isMet } from '../conditions/is-met.ts';
import type { StoreApi } from '../services/define-store.ts';
import type { ServiceRef } from '../services/service-ref.ts';
import { useRuntime } from './runtime-context.ts';

const neverChanges = () => () => undefined;

/** A part of a store of the host; undefined in a panel without a host. */
function useHostState<S, T>(ref: ServiceRef<S & StoreApi<T>>): T | undefined {
  const store = useRuntime().services.find(ref);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.getState());
}

/** Who sees something, and where. */
interface Guard {
  readonly requires?: Requires | undefined;
  readonly when?: ContentCondition | undefined;
}

/** Whether something is there for this user in this installation. */
export type Guarding = (guard: Guard, props?: object) => boolean;

/** Judges by what the user may do and by the installation; another function when these change. */
export function useGuard(): Guarding {
  const granted = useHostState(permissionsRef)?.granted ?? null;
  const project = useHostState(projectRef)?.type ?? communityProject;
  return useCallback<Guarding>(
    ({ requires, when }, props) =>
      isGranted(granted, requires) && (!when || isMet(when, { granted, project }, props)),
    [granted, project],
  );
}
