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
  localPathOf,
  mapComponents,
  type ComponentMap,
  type FormModel,
  type ItemKeys,
} from '../items/index.ts';
import { writtenPath, type SingleStep, type Step } from '../steps/index.ts';
import { createTupleMap } from '../tuple-map.ts';
import {
  differenceIn,
  idOf,
  isChanged,
  ownerAt,
  ownerOf,
  relationsOf,
  type Holder,
  type Holders,
  type LoadedRelations,
  type RelationOwner,
} from './owners.ts';

/** The transition of a form from its previous content to the content of a response. */
export interface Transition {
  readonly model: FormModel;
  readonly keys: ItemKeys;
  readonly before: Holders;
  readonly after: Holders;
  readonly loaded: LoadedRelations;
}

/** Writes the links of a saved form to the loaded relations. */
export function carryRelations({ model, before, after, loaded }: Transition): void {
  for (const [localPath, holder] of after) {
    const earlier = before.get(localPath);
    const owner = ownerOf(holder);
    if (!earlier || !owner || !isSame(earlier, holder)) continue;
    for (const field of relationsOf(model, holder.uid)) {
      const difference = differenceIn(earlier.values, field);
      if (!isChanged(difference)) continue;
      loaded.write(owner, field, shownRelations(loaded.read(ownerOf(earlier), field), difference));
    }
  }
}

function isSame(before: Holder, after: Holder): boolean {
  return before.uid === after.uid && (before.id === null || before.id === after.id);
}

function storedIn(holders: Holders): (owner: Pick<Holder, 'uid' | 'id'>) => boolean {
  const stored = createTupleMap<[uid: string, id: number | null], true>();
  for (const { uid, id } of holders.values()) stored.set([uid, id], true);
  return ({ uid, id }) => stored.has(uid, id);
}

/**
 * Adapts a step so that it has the same effect after the transition. Items receive the ids of the server; deleted
 * ones become new items with new links. Returns null for a step that would restore a password.
 * @param values the values that the step was created for
 */
export function rebaseStep(step: SingleStep, values: FormValues, transition: Transition): Step | null {
  const { model, keys } = transition;
  if (step.kind !== 'change' && step.kind !== 'insert') return step;
  const attribute = attributeAt(model, step.path, keys.uidOf);
  if (!attribute || attribute.type === 'password') return attribute ? null : step;
  const mapping = { model, map: rebaseComponent(transition), localPath: localPathOf(step.path) };
  if (step.kind === 'insert') {
    const [item]: readonly unknown[] = [mapComponents([step.item], attribute, mapping)].flat();
    return isRecord(item) ? { ...step, item } : step;
  }
  if (attribute.type !== 'relation') {
    // An absent value becomes null: the server would keep its value if the field were left out.
    return { ...step, value: mapComponents(step.value, attribute, mapping) ?? null };
  }
  const owner = ownerAt(step.path, { values, id: transition.before.get('')?.id ?? null, model, keys });
  const localPath = localPathOf(step.path.slice(0, -1));
  const relation = { owner, localPath, field: writtenPath(step.path.slice(-1)) };
  return { ...step, value: rebaseRelation(step.value, relation, transition) };
}

/** Rebases the changes of one relation. */
function rebaseRelation(
  value: unknown,
  {
    owner,
    localPath,
    field,
  }: { readonly owner: RelationOwner | null; readonly localPath: string; readonly field: string },
  transition: Transition,
): unknown {
  const { before, after, loaded } = transition;
  const difference = differenceIn({ [field]: value }, field);
  const [earlier, now] = [before.get(localPath), after.get(localPath)];
  if (earlier && now && earlier.id === (owner?.id ?? null) && isSame(earlier, now)) {
    return rebaseDifference(difference, earlier, field, transition);
  }
  if (owner === null || storedIn(after)(owner)) return value;
  return relationDifference(shownRelations(loaded.read(owner, field), difference), []);
}

/** Returns the change from the saved links to the list that the difference showed before the transition. */
function rebaseDifference(
  difference: RelationDifference,
  earlier: Holder,
  field: string,
  { loaded }: Transition,
): RelationDifference {
  const sent = differenceIn(earlier.values, field);
  const known = loaded.read(ownerOf(earlier), field);
  // Removed entries that were never loaded are known, but not their position.
  const removed = [...sent.disconnect, ...difference.disconnect].filter(
    ({ id }, index, all) =>
      !known.some((other) => other.id === id) && all.findIndex((other) => other.id === id) === index,
  );
  const base: readonly FormRelation[] = [...known, ...removed];
  return relationDifference(shownRelations(base, difference), shownRelations(base, sent));
}

/** Returns a component without its id, and with its links as new ones: for copies and restored components. */
export function copyComponent(
  component: FormValues,
  uid: string,
  { model, loaded }: { readonly model: FormModel; readonly loaded: Pick<LoadedRelations, 'read'> },
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

/** Returns a map that turns components which the server deleted into new ones. */
export function restoreDeleted(transition: Transition): ComponentMap {
  const isStored = storedIn(transition.after);
  return (component, uid) => {
    const id = idOf(component);
    return id === null || isStored({ uid, id }) ? component : copyComponent(component, uid, transition);
  };
}

function rebaseComponent(transition: Transition): ComponentMap {
  const { model, before, after } = transition;
  const isStored = storedIn(after);
  return (component, uid, localPath) => {
    const now = after.get(localPath);
    const id = idOf(component);
    if (now === undefined || now.id === null || !isSame({ uid, id, values: component }, now)) {
      return isStored({ uid, id }) ? component : copyComponent(component, uid, transition);
    }
    const earlier = before.get(localPath);
    const relations = relationsOf(model, uid).flatMap((field): [string, RelationDifference][] =>
      earlier && Object.hasOwn(component, field)
        ? [[field, rebaseDifference(differenceIn(component, field), earlier, field, transition)]]
        : [],
    );
    return { ...component, id: now.id, ...Object.fromEntries(relations) };
  };
}
