import { isManaged, type Attribute, type Attributes } from '../schema/attribute.ts';
import type { Schemas } from '../schema/content-type.ts';
import type { Permission } from './permission.ts';

/**
 * The fields of a content type that an actor may use. Paths are dotted; positions in lists, and keys of items (`#7`),
 * are ignored. A set contains a field by its name, or by that of a component or zone around it. Immutable.
 */
export interface FieldSet {
  /** The names that the set was created from; null stands for every field. */
  readonly names: ReadonlySet<string> | null;
  /** Returns whether the set contains the field. */
  readonly allows: (path: string) => boolean;
  /** Returns whether the set contains the field or anything inside it, which makes a component visible. */
  readonly allowsUnder: (path: string) => boolean;
  /** Returns whether this set contains every field of the other one. */
  readonly covers: (other: FieldSet) => boolean;
  /** Returns the fields of both sets. */
  readonly union: (other: FieldSet) => FieldSet;
}

/** The set of all fields. */
export const everyField: FieldSet = {
  names: null,
  allows: () => true,
  allowsUnder: () => true,
  covers: () => true,
  union: () => everyField,
};

/** The empty set. */
export const noField: FieldSet = fieldSetOf(new Set());

/**
 * Returns the set of the listed fields and everything inside them.
 * @param names null stands for every field, an absent list for none
 */
export function fieldSet(names: Iterable<string> | null | undefined): FieldSet {
  if (names === null) return everyField;
  return names === undefined ? noField : fieldSetOf(new Set(names));
}

/** Returns the union of several sets. */
export function unionOf(sets: readonly FieldSet[]): FieldSet {
  return sets.reduce((union, set) => union.union(set), noField);
}

/** Returns the intersection of two sets. */
export function commonFields(one: FieldSet, other: FieldSet): FieldSet {
  if (one.names === null) return other;
  if (other.names === null) return one;
  return fieldSet([...[...one.names].filter(other.allows), ...[...other.names].filter(one.allows)]);
}

/**
 * Returns the fields that all permissions for an action on a content type name together. A permission whose `fields` is
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

/** Returns a field and its parents: `seo`, `seo.social` and `seo.social.text` for the last of them. */
function upTo(name: string): readonly string[] {
  return name.split('.').map((_step, index, steps) => steps.slice(0, index + 1).join('.'));
}

/** Converts `links.0.url`, `links[0].url` and `links.#7.url` to the field `links.url`. */
function withoutPositions(path: string): string {
  return path.replace(/\[\d+\]|\.#?\d+(?=\.|$)/g, '');
}

/** A field in permissions; the fields of a component are its children. */
export interface FieldNode {
  readonly name: string;
  readonly required: boolean;
  readonly children?: readonly FieldNode[];
}

interface Model {
  readonly attributes: Attributes;
}

/** Returns the names of the attributes that are readable with their entry, because only a plugin writes them. */
export function managedNames({ attributes }: Model): readonly string[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => (isManaged(attribute) ? [name] : []));
}

/**
 * Returns the fields of a content type as a tree, without managed attributes. Zones, media and relations are leaves.
 */
export function fieldTree(model: Model, schemas: Schemas): readonly FieldNode[] {
  const permitted = Object.entries(model.attributes).filter(([, attribute]) => !isManaged(attribute));
  return permitted.map(([name, attribute]) => {
    const field = { name, required: isRequired(attribute) };
    // Stryker disable next-line ConditionalExpression: other attributes name no component, and none is found.
    if (attribute.type !== 'component') return field;
    const component = schemas.components.get(attribute.component);
    return component === undefined ? field : { ...field, children: fieldTree(component, schemas) };
  });
}

/** Returns the dotted paths of all fields in permissions: `['title', 'seo.metaTitle', 'zone']`. */
export function fieldsOf(model: Model, schemas: Schemas): readonly string[] {
  return leaves(fieldTree(model, schemas), '');
}

function leaves(nodes: readonly FieldNode[], prefix: string): readonly string[] {
  return nodes.flatMap(({ name, children }) =>
    children === undefined ? [prefix + name] : leaves(children, `${prefix}${name}.`),
  );
}

function isRequired(attribute: Attribute): boolean {
  return attribute.required === true;
}
