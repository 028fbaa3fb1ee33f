import {
  ownValue,
  isRecord,
  isRelationDifference,
  noDifference,
  type FormValues,
  type RelationDifference,
} from '@admin/content-model';
import { readAt, type EntryPath } from '../steps/index.ts';
import {
  attributeAt,
  componentAttributes,
  mapValues,
  type FormModel,
  type ItemKeys,
} from '../items/index.ts';
import type { RelationOwner } from './loaded-relations.ts';

/** An entry or a component as a form holds it. */
export interface Holder {
  readonly uid: string;
  readonly id: number | null;
  readonly values: FormValues;
}

/** Everything in a form that may have relations, by its place. */
export type Holders = ReadonlyMap<string, Holder>;

/** The id of a component; null before it was saved. */
export function idOf(component: FormValues): number | null {
  return typeof component['id'] === 'number' ? component['id'] : null;
}

/** The entry, at the empty place, and all components in it. */
export function holdersIn(values: FormValues, model: FormModel, id: number | null): Holders {
  const holders = new Map<string, Holder>([['', { uid: model.uid, id, values }]]);
  const map = (component: FormValues, uid: string, place: string): FormValues => {
    holders.set(place, { uid, id: idOf(component), values: component });
    return component;
  };
  mapValues(values, model.attributes, { model, map, place: '' });
  return holders;
}

/** Who has the relations on the server; null while nothing of it is saved. */
export function ownerOf({ uid, id }: Pick<Holder, 'uid' | 'id'>): RelationOwner | null {
  return id === null ? null : { uid, id };
}

/** Who has the relation that a path leads to; null while that is not saved. */
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

/** What a holder has changed in a relation. */
export function differenceIn(values: FormValues, field: string): RelationDifference {
  const value = ownValue(values, field);
  return isRelationDifference(value) ? value : noDifference;
}

/** The names of the relations of an entry or a component. */
export function relationsOf(model: FormModel, uid: string): readonly string[] {
  const attributes = uid === model.uid ? model.attributes : componentAttributes(model, uid);
  return Object.entries(attributes).flatMap(([name, { type }]) => (type === 'relation' ? [name] : []));
}
