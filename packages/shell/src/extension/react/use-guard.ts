import { useCallback } from 'react';
import { permissionsRef, projectRef } from '../../service-refs.ts';
import type { Requires } from '../../permissions/permission-rule.ts';
import { isGranted } from '../../permissions/permission-store.ts';
import { communityProject } from '../../project/project-store.ts';
import type { ContentCondition } from '../conditions/condition.ts';
import { isMet } from '../conditions/is-met.ts';
import { useHostState } from './use-host-state.ts';

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
