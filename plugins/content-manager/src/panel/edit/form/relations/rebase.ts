import {
  isRecord,
  relationDifference,
  shownRelations,
  type FormRelation,
  type FormValues,
  type RelationDifference,
} from '@admin/content-model';
import {
  attributeAt,
  mapComponents,
  placeOf,
  type ComponentMap,
  type FormModel,
  type ItemKeys,
} from '../items/index.ts';
import { writtenPath, type SingleStep, type Step } from '../steps/index.ts';
import type { LoadedRelations, RelationOwner } from './loaded-relations.ts';
import { differenceIn, idOf, ownerAt, ownerOf, relationsOf, type Holder, type Holders } from './owners.ts';

/** What a save or a reload has made of the values. */
export interface Accepted {
  readonly model: FormModel;
  readonly keys: ItemKeys;
  /** What the form held, and holds now. */
  readonly held: Holders;
  readonly saved: Holders;
  readonly loaded: LoadedRelations;
}

/** The linked entries of a saved form are what is loaded from now on. */
export function carryRelations({ model, held, saved, loaded }: Accepted): void {
  for (const [place, holder] of saved) {
    const earlier = held.get(place);
    const owner = ownerOf(holder);
    if (!earlier || !owner || !isSame(earlier, holder)) continue;
    for (const field of relationsOf(model, holder.uid)) {
      const difference = differenceIn(earlier.values, field);
      if (difference.connect.length + difference.disconnect.length === 0) continue;
      loaded.write(owner, field, shownRelations(loaded.read(ownerOf(earlier), field), difference));
    }
  }
}

function isSame(held: Holder, saved: Holder): boolean {
  return held.uid === saved.uid && (held.id === null || held.id === saved.id);
}

/**
 * What a step has to become so that it does the same to the values that were accepted. Items carry the ids that the
 * server gave them; what is no longer there is new when it comes back, and links anew what it linked. A step that
 * would bring back a secret is forgotten.
 * @param values the values that the step was meant for
 */
export function rebaseStep(step: SingleStep, values: FormValues, accepted: Accepted): Step | null {
  const { model, keys } = accepted;
  if (step.kind !== 'change' && step.kind !== 'insert') return step;
  const attribute = attributeAt(model, step.path, keys.uidOf);
  if (!attribute || attribute.type === 'password') return attribute ? null : step;
  const mapping = { model, map: rebaseComponent(accepted), place: placeOf(step.path) };
  if (step.kind === 'insert') {
    const [item]: readonly unknown[] = [mapComponents([step.item], attribute, mapping)].flat();
    return isRecord(item) ? { ...step, item } : step;
  }
  if (attribute.type !== 'relation') {
    // What was absent before its first value is nothing by now: left out, the server would keep what it has.
    return { ...step, value: mapComponents(step.value, attribute, mapping) ?? null };
  }
  const owner = ownerAt(step.path, { values, id: accepted.held.get('')?.id ?? null, model, keys });
  const place = placeOf(step.path.slice(0, -1));
  return {
    ...step,
    value: rebaseRelation(step.value, { owner, place, field: writtenPath(step.path.slice(-1)) }, accepted),
  };
}

/** What was meant by a difference in the relation of an owner, by what is saved now. */
function rebaseRelation(
  value: unknown,
  {
    owner,
    place,
    field,
  }: { readonly owner: RelationOwner | null; readonly place: string; readonly field: string },
  accepted: Accepted,
): unknown {
  const { held, saved, loaded } = accepted;
  const difference = differenceIn({ [field]: value }, field);
  const [earlier, now] = [held.get(place), saved.get(place)];
  if (earlier && now && earlier.id === (owner?.id ?? null) && isSame(earlier, now)) {
    return rebaseDifference(difference, earlier, field, accepted);
  }
  const isStored = [...saved.values()].some(({ uid, id }) => uid === owner?.uid && id === owner.id);
  if (owner === null || isStored) return value;
  return relationDifference(shownRelations(loaded.read(owner, field), difference), []);
}

/** What leads from the saved links to the list that a difference from the earlier ones showed. */
function rebaseDifference(
  difference: RelationDifference,
  earlier: Holder,
  field: string,
  { loaded }: Accepted,
): RelationDifference {
  const sent = differenceIn(earlier.values, field);
  const known = loaded.read(ownerOf(earlier), field);
  // Of what was never loaded, only what somebody took out is known; its place is not.
  const taken = [...sent.disconnect, ...difference.disconnect].filter(
    ({ id }, index, all) =>
      !known.some((other) => other.id === id) && all.findIndex((other) => other.id === id) === index,
  );
  const base: readonly FormRelation[] = [...known, ...taken];
  return relationDifference(shownRelations(base, difference), shownRelations(base, sent));
}

/** A component as a new one that links what it is shown to link: for a copy, and for one that is gone from the server. */
export function asNew(
  component: FormValues,
  uid: string,
  { model, loaded }: Pick<Accepted, 'model'> & { readonly loaded: Pick<LoadedRelations, 'read'> },
): FormValues {
  const { id: _, ...values } = component;
  const owner = ownerOf({ uid, id: idOf(component) });
  const relations = relationsOf(model, uid)
    .filter((field) => Object.hasOwn(component, field))
    .map((field) => {
      const shown = shownRelations(loaded.read(owner, field), differenceIn(component, field));
      return [field, relationDifference(shown, [])] as const;
    });
  return { ...values, ...Object.fromEntries(relations) };
}

/** Makes components new ones that the server no longer has. */
export function goneAsNew({ model, saved, loaded }: Accepted): ComponentMap {
  const stored = new Set([...saved.values()].map(({ uid, id }) => `${uid} ${id}`));
  return (component, uid) => {
    const id = idOf(component);
    return id === null || stored.has(`${uid} ${id}`) ? component : asNew(component, uid, { model, loaded });
  };
}

function rebaseComponent(accepted: Accepted): ComponentMap {
  const { model, held, saved } = accepted;
  const stored = new Set([...saved.values()].map(({ uid, id }) => `${uid} ${id}`));
  return (component, uid, place) => {
    const now = saved.get(place);
    const id = idOf(component);
    if (now === undefined || now.id === null || !isSame({ uid, id, values: component }, now)) {
      return stored.has(`${uid} ${id}`) ? component : asNew(component, uid, accepted);
    }
    const earlier = held.get(place);
    const relations = relationsOf(model, uid).flatMap((field): [string, RelationDifference][] =>
      earlier && Object.hasOwn(component, field)
        ? [[field, rebaseDifference(differenceIn(component, field), earlier, field, accepted)]]
        : [],
    );
    return { ...component, id: now.id, ...Object.fromEntries(relations) };
  };
}
