import type { Permission, PermissionRequirement } from '@admin/content-model';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../shell-context.ts';
import { permissionsFor, isGranted } from './permission-store.ts';

/** Whether the user holds any one of the permissions; an empty list asks for nothing. */
export function useCan(requirements: readonly PermissionRequirement[] | undefined): boolean {
  return useStore(useShell().permissions, (state) => isGranted(state.granted, requirements));
}

const none: readonly Permission[] = [];

/** The grants for one action on one subject, with their fields, locales and conditions. */
export function usePermissions(requirement: PermissionRequirement): readonly Permission[] {
  return useStore(useShell().permissions, (state) => {
    const grants = permissionsFor(state.granted, requirement);
    return grants.length > 0 ? grants : none;
  });
}

/** Shows its children only to users who hold any one of the permissions. */
export function Can(props: {
  readonly requires: readonly PermissionRequirement[];
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}): ReactNode {
  return useCan(props.requires) ? props.children : (props.fallback ?? null);
}
