import {
  isMorph,
  type Attribute,
  type Attributes,
  type RelationAttribute,
  type RelationKind,
} from '../schema/attribute.ts';
import type { ContentType, Component } from '../schema/content-type.ts';
import { userUid } from '../schema/system-attributes.ts';
import type { Reporter } from './problem.ts';

/** The kind of the relation's other side, by the kind of this side. */
const mirrored: Readonly<Record<RelationKind, RelationKind>> = {
  oneToOne: 'oneToOne',
  oneToMany: 'manyToOne',
  manyToOne: 'oneToMany',
  manyToMany: 'manyToMany',
  morphToOne: 'morphOne',
  morphToMany: 'morphMany',
  morphOne: 'morphToOne',
  morphMany: 'morphToMany',
};

/** The owner of a relation: a content type, or a component, whose relations cannot have a second side. */
export interface RelationOwner {
  readonly uid: string;
  readonly isComponent: boolean;
  readonly attributes: Attributes;
}

/** A relation with its path. */
interface PlacedRelation {
  readonly owner: RelationOwner;
  readonly name: string;
  readonly attribute: RelationAttribute;
}

/** The possible targets of relations. */
interface KnownTypes {
  readonly contentTypes: ReadonlyMap<string, ContentType>;
  /** Uids that exist outside the documents. */
  readonly knownTypes: ReadonlySet<string>;
}

/** Validates the target of a relation and whether both sides agree; the reporter is at the attribute. */
export function checkRelation(
  relation: PlacedRelation,
  { contentTypes, knownTypes }: KnownTypes,
  reporter: Reporter,
): void {
  const { owner, attribute } = relation;
  if (hasMisplacedOption(owner, attribute, reporter)) return;
  if (attribute.target === undefined) return;
  const target = contentTypes.get(attribute.target);
  if (target === undefined) {
    if (attribute.target === userUid || knownTypes.has(attribute.target)) return;
    reporter.report(
      'RELATION_TARGET_MISSING',
      'target',
      `There is no content type "${attribute.target}": correct the target or add the type.`,
    );
    return;
  }
  const side = (['inversedBy', 'mappedBy', 'morphBy'] as const).find(
    (option) => attribute[option] !== undefined,
  );
  const otherName = side === undefined ? undefined : attribute[side];
  if (side === undefined || otherName === undefined) return;
  const other = Object.hasOwn(target.attributes, otherName) ? target.attributes[otherName] : undefined;
  if (other === undefined) {
    reporter.report(
      'RELATION_INVERSE_MISSING',
      side,
      `The content type "${target.uid}" has no attribute "${otherName}": add it or correct "${side}".`,
    );
    return;
  }
  const fault = describeMismatch(relation, side, other);
  if (fault !== undefined) {
    reporter.report(
      'RELATION_INVERSE_MISMATCH',
      side,
      `The other side "${otherName}" of "${target.uid}" ${fault}.`,
    );
  }
}

type Side = 'inversedBy' | 'mappedBy' | 'morphBy';

/** Returns the mismatch of the other side, as the end of a sentence. */
function describeMismatch(
  { owner: { uid }, name, attribute }: PlacedRelation,
  side: Side,
  other: Attribute,
): string | undefined {
  if (other.type !== 'relation') return 'is not a relation: correct one of them';
  if (side === 'morphBy') {
    return isMorph(other) && other.target === undefined
      ? undefined
      : 'must be a morphToOne or morphToMany relation';
  }
  const back = side === 'inversedBy' ? 'mappedBy' : 'inversedBy';
  const kind = mirrored[attribute.relation];
  if (other.target !== uid) return `must have the target "${uid}"`;
  if (other.relation !== kind)
    return `must be a ${kind} relation, because this side is ${attribute.relation}`;
  if (other[back] !== name) return `must have "${back}": "${name}"`;
  return undefined;
}

function hasMisplacedOption(owner: RelationOwner, attribute: RelationAttribute, reporter: Reporter): boolean {
  const { relation } = attribute;
  const fault = (path: string, message: string): true => {
    reporter.report('RELATION_OPTION', path, message);
    return true;
  };
  const sides = (['inversedBy', 'mappedBy', 'morphBy'] as const).filter(
    (option) => attribute[option] !== undefined,
  );
  const [first, second] = sides;
  if (first !== undefined && second !== undefined)
    return fault(second, `A relation has either "${first}" or "${second}": remove one of them.`);
  if (owner.isComponent && first !== undefined) {
    return fault(first, `Relations inside components have no second side: remove "${first}".`);
  }
  if (relation === 'morphToOne' || relation === 'morphToMany') {
    if (attribute.target !== undefined)
      return fault('target', `A ${relation} relation points to any type: remove "target".`);
    return first === undefined ? false : fault(first, `A ${relation} relation has no "${first}": remove it.`);
  }
  if (attribute.target === undefined)
    return fault('target', `A ${relation} relation needs a "target": name a content type.`);
  if (isMorph(attribute)) {
    return attribute.morphBy === undefined
      ? fault('morphBy', `A ${relation} relation needs "morphBy": name the attribute of the target.`)
      : false;
  }
  return attribute.morphBy === undefined
    ? false
    : fault('morphBy', `A ${relation} relation has no "morphBy": remove it.`);
}

/** Returns the components that an attribute contains, with their paths inside it. */
export function componentsOf(
  attribute: Attribute,
): readonly { readonly path: string; readonly uid: string }[] {
  if (attribute.type === 'component') return [{ path: 'component', uid: attribute.component }];
  if (attribute.type !== 'dynamiczone') return [];
  return attribute.components.map((uid, index) => ({ path: `components.${index}`, uid }));
}

/** Validates that the components of an attribute exist; the reporter is at the attribute. */
export function checkComponents(
  attribute: Attribute,
  components: ReadonlyMap<string, Component>,
  reporter: Reporter,
): void {
  for (const { path, uid } of componentsOf(attribute)) {
    if (!components.has(uid)) {
      reporter.report(
        'COMPONENT_MISSING',
        path,
        `There is no component "${uid}": correct the name or add the component.`,
      );
    }
  }
}

/**
 * Finds components that contain themselves, directly or through others.
 * @returns one cycle for each such component: `['shared.a', 'shared.b', 'shared.a']`
 */
export function componentCycles(components: ReadonlyMap<string, Component>): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (uid: string, trail: readonly string[]): void => {
    const seen = trail.indexOf(uid);
    if (seen !== -1) {
      cycles.push([...trail.slice(seen), uid]);
      return;
    }
    if (done.has(uid)) return;
    const component = components.get(uid);
    for (const attribute of Object.values(component?.attributes ?? {})) {
      for (const inner of componentsOf(attribute)) visit(inner.uid, [...trail, uid]);
    }
    done.add(uid);
  };
  for (const uid of components.keys()) visit(uid, []);
  return cycles;
}
