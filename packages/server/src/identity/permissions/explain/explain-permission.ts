import type {
  PermissionExplanation,
  PermissionStep,
  PermissionNarrowing,
  PermissionVerdict,
} from '@admin/contract';
import type { ActorRole } from '../../actor.ts';
import { subjectKey, type RolePermissions } from '../stored-permissions.ts';
import { isSuperAdmin } from '../../records/role-record.ts';
import { narrowedBy, type ContentType, type EntryAction, type Permission } from '@admin/content-model';
import type { Grant } from '../../../content/permissions/content-permissions.ts';
import { permitsLocale } from '../../../content/permissions/permitted-rows.ts';
import { conditionOf } from '../conditions.ts';
import { toGrant } from '../content-permissions.ts';

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

const maxSteps = 200;

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
  return steps.slice(0, maxSteps);
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

/** What is asked about the entries of a content type. */
export interface EntryQuestion {
  readonly action: EntryAction;
  readonly contentType: ContentType;
  /** A dotted path; null for the entry as such. */
  readonly field: string | null;
  /** That of the entry, or the one that was named, null for an entry without one; undefined while none is known. */
  readonly locale: string | null | undefined;
  /** Whether a condition that exists holds on the entry. */
  readonly holds: (condition: string) => Fact;
}

type PermissionPart = Extract<PermissionStep, { readonly kind: 'permission' }>;

/** What is told of a permission beside its role. */
type Evaluation = Omit<PermissionPart, 'kind' | 'role'>;

const maxNames = 50;

/** Whatever is no action on entries a role has or has not. */
export function evaluateWithoutEntries(): Evaluation {
  return { verdict: 'allowed', fields: null, locales: null, conditions: [] };
}

/** What one permission for the action on the content type says to the question, and which of its parts says so. */
export function evaluatePermission(permission: Permission, question: EntryQuestion): Evaluation {
  const { action, contentType, field } = question;
  const narrowing = narrowedBy(action, contentType);
  // Conditions are judged one by one beside the grant: which of them holds is part of the answer.
  const grant = toGrant({ ...permission, conditions: [] }, narrowing, noSubject);
  const includesField = field === null ? null : grant.fields.allows(field);
  const includesLocale = localeFact(grant, question, narrowing.locales);
  const conditions = permission.conditions.map((id) => evaluateCondition(id, question));
  const holds = conditions.length === 0 ? true : some(conditions.map((condition) => condition.holds));
  return {
    verdict: verdictOf(every([includesField ?? true, includesLocale, holds])),
    fields: describeNarrowing(grant.fields.names, includesField),
    locales: grant.locales === 'all' ? null : describeNarrowing(grant.locales, includesLocale),
    conditions,
  };
}

/** For whom a grant without conditions is compiled does not matter. */
const noSubject = { userId: 0, roleIds: [] };

function localeFact(grant: Grant, { locale }: EntryQuestion, localized: boolean): Fact {
  if (grant.locales === 'all') return true;
  if (locale !== undefined) return permitsLocale({ localized }, grant, locale);
  return grant.locales.size === 0 ? false : null;
}

function evaluateCondition(id: string, { action, holds }: EntryQuestion): Evaluation['conditions'][number] {
  const condition = conditionOf(id);
  // Like everywhere, a condition that no longer exists lets nothing through.
  if (condition === undefined) return { id, name: id, holds: false };
  const isCreated = action === 'create' && condition.holdsOnCreated;
  return { id, name: condition.displayName, holds: isCreated ? true : holds(id) };
}

function describeNarrowing(names: ReadonlySet<string> | null, includes: Fact): PermissionNarrowing | null {
  if (names === null) return null;
  return { names: [...names].slice(0, maxNames), total: names.size, includes };
}

/** What is known to hold or not to hold; null where it is open. */
export type Fact = boolean | null;

/** Holds where all of them do, not as soon as one does not. */
export function every(facts: readonly Fact[]): Fact {
  if (facts.includes(false)) return false;
  return facts.includes(null) ? null : true;
}

/** Holds as soon as one of them does, not where none does. */
export function some(facts: readonly Fact[]): Fact {
  if (facts.includes(true)) return true;
  return facts.includes(null) ? null : false;
}

/** A fact about being allowed as it is told. */
export function verdictOf(fact: Fact): PermissionVerdict {
  if (fact === null) return 'depends';
  return fact ? 'allowed' : 'denied';
}
