import {
  isRecord,
  isRelationDifference,
  noDifference,
  ownValue,
  type FormRelation,
  type FormValues,
  type RelationDifference,
} from '@admin/content-model';
import {
  attributeAt,
  componentAttributes,
  mapValues,
  type FormModel,
  type ItemKeys,
} from '../items/index.ts';
import { readAt, type EntryPath } from '../steps/index.ts';
import { createTupleMap } from '../tuple-map.ts';

/** A stored entry or component that has relations. */
export interface RelationOwner {
  /** Uid of the content type or the component. */
  readonly uid: string;
  readonly id: number;
}

/** A relation of a stored entry or component. */
export interface OwnedRelation {
  readonly owner: RelationOwner;
  readonly field: string;
}

/**
 * The linked entries that were loaded, in order. They are not values of the form: these contain only what the user
 * changed in a relation, regardless of how many linked entries are loaded.
 */
export interface LoadedRelations {
  /** Returns the loaded entries; none for an owner that is not saved. */
  readonly read: (owner: RelationOwner | null, field: string) => readonly FormRelation[];
  /** Replaces the loaded entries after a save. */
  readonly write: (owner: RelationOwner, field: string, relations: readonly FormRelation[]) => void;
}

/** Creates loaded relations in memory, for forms without a query cache. */
export function createLoadedRelations(): LoadedRelations {
  const loaded = createTupleMap<[uid: string, id: number, field: string], readonly FormRelation[]>();
  return {
    read: (owner, field) => (owner && loaded.get(owner.uid, owner.id, field)) ?? [],
    write: (owner, field, relations) => loaded.set([owner.uid, owner.id, field], relations),
  };
}

/** An entry or component in a form, which may have relations. */
export interface Holder {
  readonly uid: string;
  /** Null until the first save. */
  readonly id: number | null;
  readonly values: FormValues;
}

/** The entry, under the empty path, and its components by local path. */
export type Holders = ReadonlyMap<string, Holder>;

/** Returns the id of a component; null until its first save. */
export function idOf(component: FormValues): number | null {
  return typeof component['id'] === 'number' ? component['id'] : null;
}

/** Returns everything in a form that may have relations. */
export function holdersIn(values: FormValues, model: FormModel, id: number | null): Holders {
  const holders = new Map<string, Holder>([['', { uid: model.uid, id, values }]]);
  mapValues(values, model, (component, uid, localPath) => {
    holders.set(localPath, { uid, id: idOf(component), values: component });
    return component;
  });
  return holders;
}

/** Returns the stored owner of a holder's relations; null until its first save. */
export function ownerOf({ uid, id }: Pick<Holder, 'uid' | 'id'>): RelationOwner | null {
  return id === null ? null : { uid, id };
}

/** Returns the stored owner of the relation at a path; null until its first save. */
export function ownerAt(
  path: EntryPath,
  {
    values,
    id,
    model,
    keys,
  }: {
    readonly values: FormValues;
    readonly id: number | null;
    readonly model: FormModel;
    readonly keys: ItemKeys;
  },
): RelationOwner | null {
  const holder = path.slice(0, -1);
  if (holder.length === 0) return ownerOf({ uid: model.uid, id });
  const attribute = attributeAt(model, holder, keys.uidOf);
  const component = readAt(values, holder);
  const isComponent = attribute?.type === 'component' && isRecord(component);
  return isComponent ? ownerOf({ uid: attribute.component, id: idOf(component) }) : null;
}

/** Returns the unsaved changes of a relation. */
export function differenceIn(values: FormValues, field: string): RelationDifference {
  const value = ownValue(values, field);
  return isRelationDifference(value) ? value : noDifference;
}

/** Returns whether a relation has unsaved changes. */
export function isChanged({ connect, disconnect }: RelationDifference): boolean {
  return connect.length + disconnect.length > 0;
}

/** Returns the names of the relations of an entry or a component. */
export function relationsOf(model: FormModel, uid: string): readonly string[] {
  const attributes = uid === model.uid ? model.attributes : componentAttributes(model, uid);
  return Object.entries(attributes).flatMap(([name, { type }]) => (type === 'relation' ? [name] : []));
}
