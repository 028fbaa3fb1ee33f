import type { PermissionExplanation, PermissionStep } from '@admin/contract';
import type { ActorRole } from '../../actor.ts';
import { subjectKey, type RolePermissions } from '../stored-permissions.ts';
import { isSuperAdmin } from '../super-admin.ts';
import { some, verdictOf } from './facts.ts';
import { evaluatePermission, evaluateWithoutEntries, type EntryQuestion } from './evaluate-permission.ts';

/** A role with what it permits. */
export interface ExplainedRole extends Pick<ActorRole, 'id' | 'name' | 'code'> {
  readonly permissions: RolePermissions;
}

/** Whose permission is explained: a user, or whoever has a role. */
export interface PermissionHolder {
  /** Whether they may sign in at all. */
  readonly isActive: boolean;
  readonly roles: readonly ExplainedRole[];
}

/** What is asked: an action on entries, or one that a role has or has not. */
export type ExplainedAction =
  | { readonly action: string; readonly entries: EntryQuestion }
  | { readonly action: string; readonly entries: null };

const mostSteps = 200;

/**
 * Why somebody may or may not do something, from what their roles permit. Every permission is compiled and asked as the
 * operations on content do it; roles add up, so that one permission that allows is enough.
 */
export function explainPermission(
  holder: PermissionHolder,
  question: ExplainedAction,
): Pick<PermissionExplanation, 'verdict' | 'steps'> {
  const steps = stepsOfRoles(holder.roles, question);
  if (!holder.isActive) return { verdict: 'denied', steps: limited([{ kind: 'inactive' }, ...steps]) };
  return { verdict: verdictOf(some(steps.map(allows))), steps: limited(steps) };
}

function limited(steps: readonly PermissionStep[]): PermissionStep[] {
  return steps.slice(0, mostSteps);
}

function stepsOfRoles(roles: readonly ExplainedRole[], question: ExplainedAction): readonly PermissionStep[] {
  if (isSuperAdmin(roles)) {
    return roles
      .filter((role) => isSuperAdmin([role]))
      .map((role) => ({ kind: 'super-admin', role: named(role) }));
  }
  return roles.flatMap((role) => {
    const steps = stepsOfRole(role, question);
    return steps.length === 0 ? [{ kind: 'missing' as const, role: named(role) }] : steps;
  });
}

function stepsOfRole(role: ExplainedRole, { action, entries }: ExplainedAction): readonly PermissionStep[] {
  const { actions, bySubject } = role.permissions;
  const by = { kind: 'permission' as const, role: named(role) };
  if (entries === null) return actions.has(action) ? [{ ...by, ...evaluateWithoutEntries() }] : [];
  const permissions = bySubject.get(subjectKey(action, entries.contentType.uid)) ?? [];
  return permissions.map((permission) => ({ ...by, ...evaluatePermission(permission, entries) }));
}

function named({ id, name }: ExplainedRole): { id: number; name: string } {
  return { id, name };
}

/** Whether a step permits what was asked; null where that is open. */
function allows(step: PermissionStep): boolean | null {
  if (step.kind === 'super-admin') return true;
  if (step.kind !== 'permission') return false;
  return step.verdict === 'depends' ? null : step.verdict === 'allowed';
}
