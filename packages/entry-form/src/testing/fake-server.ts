import {
  isRecord,
  noDifference,
  relationChange,
  withoutTempKeys,
  type FormRelation,
  type FormValues,
  type RelationChange,
} from '@admin/content-model';
import type { EntryForm } from '../form/index.ts';
import { createItemKeys, keyedValues, mapValues } from '../items/index.ts';
import { differenceIn, holdersIn, relationsOf, type Holder } from '../relations/index.ts';
import { createTupleMap, type TupleMap } from '../tuple-map.ts';
import { articleModel as model } from './article-model.ts';

/** A server that stores one article with its links, and gives ids to new components. */
export interface FakeServer {
  /** Stores the values of the form, which accepts the response. */
  readonly save: (form: EntryForm) => void;
  /** Returns the stored values with linked ids as relations, and without ids of components. */
  readonly content: () => unknown;
  readonly links: (owner: Pick<Holder, 'uid' | 'id'>, field: string) => readonly FormRelation[];
}

const entryId = 1;

type Links = TupleMap<[uid: string, id: number | null, field: string], readonly number[]>;

function linksAfter(before: readonly number[], holder: Holder, field: string): readonly number[] {
  const { connect, disconnect }: RelationChange = relationChange(differenceIn(holder.values, field));
  let ids = before.filter((id) => disconnect.every((other) => other.id !== id));
  for (const { id, position = { end: true } } of connect) {
    ids = ids.filter((other) => other !== id);
    if ('before' in position && !ids.includes(position.before))
      throw new Error(`${position.before} is not linked`);
    ids.splice('before' in position ? ids.indexOf(position.before) : ids.length, 0, id);
  }
  return ids;
}

/** Creates the server. Every stored relation links the entries with these ids. */
export function createFakeServer(stored: FormValues, linked: readonly number[]): FakeServer {
  let values = keyedValues(stored, model, createItemKeys(stored));
  let lastId = 1_000;
  let links: Links = createTupleMap();
  for (const holder of holdersIn(values, model, entryId).values()) {
    for (const field of relationsOf(model, holder.uid)) links.set([holder.uid, holder.id, field], linked);
  }

  const contentOf = (holder: FormValues, uid: string, id: number | null): FormValues => {
    const { id: _, ...rest } = holder;
    const related = relationsOf(model, uid).map((field) => [field, links.get(uid, id, field) ?? []]);
    return { ...rest, ...(Object.fromEntries(related) as FormValues) };
  };

  return {
    save(form) {
      const after: Links = createTupleMap();
      const store = (holder: FormValues, uid: string, id: number, before: number | null): FormValues => {
        const fields = relationsOf(model, uid);
        const own = { uid, id: before, values: holder };
        for (const field of fields) {
          after.set([uid, id, field], linksAfter(links.get(uid, before, field) ?? [], own, field));
        }
        return { ...holder, ...Object.fromEntries(fields.map((field) => [field, noDifference])) };
      };
      const saved = mapValues(form.values(), model, (component, uid) => {
        const before = typeof component['id'] === 'number' ? component['id'] : null;
        if (before !== null && !componentsIn(values).has(uid, before)) throw new Error(`No ${uid} ${before}`);
        const id = before ?? (lastId += 1);
        return { ...store(component, uid, id, before), id };
      });
      const response = withoutTempKeys(store(saved, model.uid, entryId, entryId));
      values = isRecord(response) ? response : {};
      links = after;
      form.accept({ id: entryId, values });
    },
    content() {
      const components = mapValues(values, model, (component, uid) =>
        contentOf(component, uid, Number(component['id'])),
      );
      return withoutTempKeys(contentOf(components, model.uid, entryId));
    },
    links: (owner, field) => (links.get(owner.uid, owner.id, field) ?? []).map((id) => ({ id })),
  };
}

/** Returns the stored components by uid and id. */
function componentsIn(values: FormValues): TupleMap<[uid: string, id: unknown], true> {
  const stored = createTupleMap<[uid: string, id: unknown], true>();
  mapValues(values, model, (component, uid) => {
    stored.set([uid, component['id']], true);
    return component;
  });
  return stored;
}
