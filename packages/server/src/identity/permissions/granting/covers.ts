import type { Permission } from '@admin/content-model';
import { subjectKey } from '../stored-permissions.ts';

/** Stands for every name there is and will be. */
const all = Symbol('all');
/** Stands for the entry as such, where no name is given. */
const none = Symbol('none');

type Name = string | typeof all | typeof none;
type Names = readonly string[] | null | undefined;

function wantedNames(names: Names): readonly Name[] {
  if (names === null) return [all];
  return names === undefined || names.length === 0 ? [none] : names;
}

/** A field is allowed by its own name or by that of a component it is in. */
function allows(names: Names, wanted: Name): boolean {
  if (names === null || wanted === none) return true;
  if (wanted === all || names === undefined) return false;
  if (names.includes(wanted)) return true;
  const dot = wanted.lastIndexOf('.');
  return dot > 0 && allows(names, wanted.slice(0, dot));
}

function allowsUnder(conditions: readonly string[], wanted: string | null): boolean {
  return conditions.length === 0 || (wanted !== null && conditions.includes(wanted));
}

function keyOf({ action, subject }: Permission): string {
  return subjectKey(action, subject ?? '');
}

/** Answers whether permissions that somebody holds allow, taken together, all that another permission would. */
export type Coverage = (wanted: Permission) => boolean;

/**
 * Arranges permissions for being compared with others. A permission is covered when each of its fields, in each of its
 * locales, under each of its conditions, is allowed by one of the held permissions.
 */
export function coverageOf(held: readonly Permission[]): Coverage {
  const byKey = new Map<string, Permission[]>();
  for (const permission of held) {
    const key = keyOf(permission);
    const others = byKey.get(key);
    if (others === undefined) byKey.set(key, [permission]);
    else others.push(permission);
  }
  return (wanted) => {
    const candidates = byKey.get(keyOf(wanted)) ?? [];
    const { fields, locales } = wanted.properties;
    const conditions = wanted.conditions.length === 0 ? [null] : wanted.conditions;
    return wantedNames(fields).every((field) =>
      wantedNames(locales).every((locale) =>
        conditions.every((condition) =>
          candidates.some(
            (candidate) =>
              allows(candidate.properties.fields, field) &&
              allows(candidate.properties.locales, locale) &&
              allowsUnder(candidate.conditions, condition),
          ),
        ),
      ),
    );
  };
}
