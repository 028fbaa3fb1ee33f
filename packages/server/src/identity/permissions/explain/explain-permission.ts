import type {
  PermissionExplanation,
  PermissionStep,
  PermissionNarrowing,
  PermissionVerdict,
} from '@admin/contract';
import type { ActorRole } from '../../actor.ts';
import type { RolePermissions } from '../stored-permissions.ts';
import { isSuperAdmin } from '../../records/role-record.ts';
import { narrowedBy, type ContentType, type EntryAction, type Permission } from '@admin/content-model';
import type { Grant } from '../../../content/permissions/content-permissions.ts';
import { permitsLocale } from '../../../content/permissions/permitted-rows.ts';
import { builtInConditions, type ConditionRegistry } from '../../conditions.ts';
import { noCondition, toGrant } from '../content-permissions.ts';

/** A role with its permissions. */
export interface ExplainedRole extends Pick<ActorRole, 'id' | 'name' | 'code'> {
  readonly permissions: RolePermissions;
}

/** The subject of an explanation: a user, or any user with a role. */
export interface PermissionHolder {
  /** True if the user may sign in. */
  readonly isActive: boolean;
  readonly roles: readonly ExplainedRole[];
}

/** The explained action: on entries, or one that a role either has or lacks. */
export type ExplainedAction =
  | { readonly action: string; readonly entries: EntryQuestion }
  | { readonly action: string; readonly entries: null };

const maxSteps = 200;

/**
 * Explains why a user may or may not perform an action. Permissions are compiled and evaluated as the operations on
 * content do; roles add up, so one permission that allows the action is enough.
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
  const { actions, find } = role.permissions;
  const by = { kind: 'permission' as const, role: named(role) };
  if (entries === null) return actions.has(action) ? [{ ...by, ...evaluateWithoutEntries() }] : [];
  const permissions = find(action, entries.contentType.uid);
  return permissions.map((permission) => ({ ...by, ...evaluatePermission(permission, entries) }));
}

function named({ id, name }: ExplainedRole): { id: number; name: string } {
  return { id, name };
}

/** Returns whether a step permits the action; null when it depends on facts that are unknown. */
function allows(step: PermissionStep): boolean | null {
  if (step.kind === 'super-admin') return true;
  if (step.kind !== 'permission') return false;
  return step.verdict === 'depends' ? null : step.verdict === 'allowed';
}

/** A question about the entries of a content type. */
export interface EntryQuestion {
  readonly action: EntryAction;
  readonly contentType: ContentType;
  /** A dotted path; null for the whole entry. */
  readonly field: string | null;
  /** The locale of the entry, or the requested one; null for an entry without one, undefined when unknown. */
  readonly locale: string | null | undefined;
  /** Returns whether an existing condition holds on the entry. */
  readonly holds: (condition: string) => Fact;
  /** The existing conditions. @default those of the server itself */
  readonly conditions?: Pick<ConditionRegistry, 'find'>;
}

type PermissionPart = Extract<PermissionStep, { readonly kind: 'permission' }>;

/** The evaluation of a permission, without its role. */
type Evaluation = Omit<PermissionPart, 'kind' | 'role'>;

const maxNames = 50;

/** Evaluates a permission for an action that is not on entries: holding it is enough. */
export function evaluateWithoutEntries(): Evaluation {
  return { verdict: 'allowed', fields: null, locales: null, conditions: [] };
}

/** Evaluates a permission for an action on entries, part by part. */
export function evaluatePermission(permission: Permission, question: EntryQuestion): Evaluation {
  const { action, contentType, field } = question;
  const narrowing = narrowedBy(action, contentType);
  // Conditions are evaluated separately, since the result names each of them.
  const grant = toGrant({ ...permission, conditions: [] }, narrowing, noCondition);
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

function localeFact(grant: Grant, { locale }: EntryQuestion, localized: boolean): Fact {
  if (grant.locales === 'all') return true;
  if (locale !== undefined) return permitsLocale({ localized }, grant, locale);
  return grant.locales.size === 0 ? false : null;
}

function evaluateCondition(id: string, question: EntryQuestion): Evaluation['conditions'][number] {
  const { action, holds, conditions = builtInConditions } = question;
  const condition = conditions.find(id);
  // A condition that no longer exists allows nothing.
  if (condition === undefined) return { id, name: id, holds: false };
  const isCreated = action === 'create' && condition.holdsOnCreated;
  return { id, name: condition.displayName, holds: isCreated ? true : holds(id) };
}

function describeNarrowing(names: ReadonlySet<string> | null, includes: Fact): PermissionNarrowing | null {
  if (names === null) return null;
  return { names: [...names].slice(0, maxNames), total: names.size, includes };
}

/** A truth value; null when it is unknown. */
export type Fact = boolean | null;

/** Returns true when all facts hold, false when one does not, otherwise null. */
export function every(facts: readonly Fact[]): Fact {
  if (facts.includes(false)) return false;
  return facts.includes(null) ? null : true;
}

/** Returns true when one fact holds, false when none does, otherwise null. */
export function some(facts: readonly Fact[]): Fact {
  if (facts.includes(true)) return true;
  return facts.includes(null) ? null : false;
}

/** Converts a fact to a verdict. */
export function verdictOf(fact: Fact): PermissionVerdict {
  if (fact === null) return 'depends';
  return fact ? 'allowed' : 'denied';
}
