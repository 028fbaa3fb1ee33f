import type { PublicType } from '../../endpoints.ts';

/** The form values of the page: the ids of the public actions, sorted. */
export interface AccessValues {
  readonly actions: readonly string[];
}

/** Returns the form values of the stored access. */
export function accessValues(types: readonly PublicType[]): AccessValues {
  const actions = types.flatMap((type) => type.actions.filter(({ isPublic }) => isPublic));
  return { actions: actions.map(({ id }) => id).toSorted() };
}

/** Adds or removes actions. The order of the result does not depend on the order of the changes. */
export function withActions(
  chosen: readonly string[],
  ids: readonly string[],
  isChosen: boolean,
): readonly string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return (isChosen ? [...others, ...ids] : others).toSorted();
}

/** A relation whose entries are public. */
export interface ShownRelation {
  readonly path: string;
  /** The display name of the linked content type. */
  readonly target: string;
}

/** The fields that the selected actions of a content type make public. */
export interface TypeAccess {
  readonly isPublic: boolean;
  /** The paths of the public fields that are not relations. */
  readonly fields: readonly string[];
  readonly relations: readonly ShownRelation[];
  /** The paths of relations to entries that are not public. */
  readonly hidden: readonly string[];
}

/** Describes what the selected actions make public of a content type. */
export function accessOf(
  type: PublicType,
  types: readonly PublicType[],
  chosen: ReadonlySet<string>,
): TypeAccess {
  const relations = new Set(type.relations.map(({ path }) => path));
  const isShown = (target: string): boolean => target === type.uid || chosen.has(`${target}.find`);
  const shown = type.relations.filter(({ target }) => isShown(target));
  const paths = new Set(shown.map(({ path }) => path));
  const nameOf = (uid: string): string => types.find((one) => one.uid === uid)?.displayName ?? uid;
  return {
    isPublic: type.actions.some(({ id }) => chosen.has(id)),
    fields: type.fields.filter((path) => !relations.has(path)),
    relations: shown.map(({ path, target }) => ({ path, target: nameOf(target) })),
    hidden: [...relations].filter((path) => !paths.has(path)),
  };
}

/** The relations through which the entries of a content type can be read. */
export interface ReadableTarget {
  readonly target: string;
  /** Each with the display name of its content type: `Article: author`. */
  readonly paths: readonly string[];
}

/** Returns the content types whose entries can be read through relations of others. */
export function readableTargets(
  types: readonly PublicType[],
  chosen: ReadonlySet<string>,
): readonly ReadableTarget[] {
  const found = new Map<string, string[]>();
  for (const type of types) {
    const { isPublic, relations } = accessOf(type, types, chosen);
    if (!isPublic) continue;
    for (const { path, target } of relations) {
      if (target === type.displayName) continue;
      found.set(target, [...(found.get(target) ?? []), `${type.displayName}: ${path}`]);
    }
  }
  return [...found].map(([target, paths]) => ({ target, paths }));
}

const writes: ReadonlySet<string> = new Set(['create', 'update', 'delete']);

/** Returns the display names of the content types that everyone may change. */
export function writableTypes(types: readonly PublicType[], chosen: ReadonlySet<string>): readonly string[] {
  const isWritable = ({ actions }: PublicType): boolean =>
    actions.some(({ id, name }) => writes.has(name) && chosen.has(id));
  return types.filter(isWritable).map(({ displayName }) => displayName);
}
