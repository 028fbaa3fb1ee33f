import { narrowedBy, type ContentType, type EntryAction, type Permission } from '@admin/content-model';
import type { PermissionNarrowing, PermissionStep } from '@admin/contract';
import type { Grant } from '../../../content/permissions/content-permissions.ts';
import { permitsLocale } from '../../../content/permissions/permitted-rows.ts';
import { conditionOf } from '../conditions.ts';
import { toGrant } from '../content-permissions.ts';
import { every, some, verdictOf, type Fact } from './facts.ts';

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
type Judgement = Omit<PermissionPart, 'kind' | 'role'>;

const mostNames = 50;

/** Whatever is no action on entries a role has or has not. */
export function evaluateWithoutEntries(): Judgement {
  return { verdict: 'allowed', fields: null, locales: null, conditions: [] };
}

/** What one permission for the action on the content type says to the question, and which of its parts says so. */
export function evaluatePermission(permission: Permission, question: EntryQuestion): Judgement {
  const { action, contentType, field } = question;
  const narrowing = narrowedBy(action, contentType);
  // Conditions are judged one by one beside the grant: which of them holds is part of the answer.
  const grant = toGrant({ ...permission, conditions: [] }, narrowing, nobody);
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
const nobody = { userId: 0, roleIds: [] };

function localeFact(grant: Grant, { locale }: EntryQuestion, localized: boolean): Fact {
  if (grant.locales === 'all') return true;
  if (locale !== undefined) return permitsLocale({ localized }, grant, locale);
  return grant.locales.size === 0 ? false : null;
}

function evaluateCondition(id: string, { action, holds }: EntryQuestion): Judgement['conditions'][number] {
  const condition = conditionOf(id);
  // Like everywhere, a condition that no longer exists lets nothing through.
  if (condition === undefined) return { id, name: id, holds: false };
  const isCreated = action === 'create' && condition.holdsOnCreated;
  return { id, name: condition.displayName, holds: isCreated ? true : holds(id) };
}

function describeNarrowing(names: ReadonlySet<string> | null, includes: Fact): PermissionNarrowing | null {
  if (names === null) return null;
  return { names: [...names].slice(0, mostNames), total: names.size, includes };
}
