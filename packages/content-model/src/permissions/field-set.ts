import type { Permission } from './permission.ts';

/**
 * The fields of a content type that somebody may touch. Paths are dotted; positions in lists, and keys of items (`#7`),
 * are ignored. A field is in the set by its own name, or by that of a component or zone that it is in. Never changed
 * in place.
 */
export interface FieldSet {
  /** The names that the set was made of; null stands for every field there is and will be. */
  readonly names: ReadonlySet<string> | null;
  /** Whether the field is in the set. */
  readonly allows: (path: string) => boolean;
  /** Whether the field or anything inside it is in the set: what decides if a component is there at all. */
  readonly allowsUnder: (path: string) => boolean;
  /** Whether every field of the other set is in this one. */
  readonly covers: (other: FieldSet) => boolean;
  /** The fields of both sets. */
  readonly union: (other: FieldSet) => FieldSet;
}

/** Every field there is and will be. */
export const everyField: FieldSet = {
  names: null,
  allows: () => true,
  allowsUnder: () => true,
  covers: () => true,
  union: () => everyField,
};

/** No field at all. */
export const noField: FieldSet = fieldSetOf(new Set());

/**
 * The set of the listed fields and of whatever is inside them.
 * @param names null stands for every field, an absent list for none
 */
export function fieldSet(names: Iterable<string> | null | undefined): FieldSet {
  if (names === null) return everyField;
  return names === undefined ? noField : fieldSetOf(new Set(names));
}

/** The fields that several sets hold together. */
export function unionOf(sets: readonly FieldSet[]): FieldSet {
  return sets.reduce((union, set) => union.union(set), noField);
}

/** The fields that two sets have in common. */
export function commonFields(one: FieldSet, other: FieldSet): FieldSet {
  if (one.names === null) return other;
  if (other.names === null) return one;
  return fieldSet([...[...one.names].filter(other.allows), ...[...other.names].filter(one.allows)]);
}

/**
 * The fields that all permissions for an action on a content type name together. A permission whose `fields` is
 * null names all fields; one without `fields` names none.
 */
export function fieldsPermitted(
  permissions: readonly Permission[],
  { action, subject }: Pick<Permission, 'action' | 'subject'>,
): FieldSet {
  return unionOf(
    permissions
      .filter((permission) => permission.action === action && permission.subject === subject)
      .map(({ properties }) => fieldSet(properties.fields)),
  );
}

function fieldSetOf(names: ReadonlySet<string>): FieldSet {
  let above: ReadonlySet<string> | undefined;
  const allows = (path: string): boolean =>
    // Stryker disable next-line ConditionalExpression: the same answer for most, without taking the path apart.
    names.has(path) || upTo(withoutPositions(path)).some((name) => names.has(name));
  const set: FieldSet = {
    names,
    allows,
    allowsUnder(path) {
      above ??= new Set([...names].flatMap(upTo));
      return allows(path) || above.has(withoutPositions(path));
    },
    covers: (other) => other.names !== null && [...other.names].every(allows),
    union(other) {
      if (other === set || other.names?.size === 0) return set;
      if (names.size === 0 || other.names === null) return other;
      return fieldSetOf(new Set([...names, ...other.names]));
    },
  };
  return set;
}

/** A field and what it is in: `seo`, `seo.social` and `seo.social.text` for the last of them. */
function upTo(name: string): readonly string[] {
  return name.split('.').map((_step, index, steps) => steps.slice(0, index + 1).join('.'));
}

/** `links.0.url`, `links[0].url` and `links.#7.url` are the field `links.url`. */
function withoutPositions(path: string): string {
  return path.replace(/\[\d+\]|\.#?\d+(?=\.|$)/g, '');
}
