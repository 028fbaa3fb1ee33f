import type { FormValues, RelationDifference } from '@admin/content-model';
import { mapComponents, mapValues, type FormModel } from '../items/index.ts';
import {
  differenceIn,
  holdersIn,
  idOf,
  isChanged,
  ownerOf,
  relationsOf,
  type OwnedRelation,
} from './owners.ts';

/** Returns the stored relations with unsaved changes. */
export function changedRelations(
  values: FormValues,
  model: FormModel,
  id: number | null,
): readonly OwnedRelation[] {
  return [...holdersIn(values, model, id).values()].flatMap((holder) => {
    const owner = ownerOf(holder);
    if (!owner) return [];
    return relationsOf(model, holder.uid)
      .filter((field) => isChanged(differenceIn(holder.values, field)))
      .map((field) => ({ owner, field }));
  });
}

/** Returns the stored relations of a component and of all components in it. */
export function ownedRelations(
  component: FormValues,
  uid: string,
  model: FormModel,
): readonly OwnedRelation[] {
  const relations: OwnedRelation[] = [];
  const collect = (holder: FormValues, inner: string): FormValues => {
    const owner = ownerOf({ uid: inner, id: idOf(holder) });
    if (owner) for (const field of relationsOf(model, inner)) relations.push({ owner, field });
    return holder;
  };
  mapComponents(component, { type: 'component', component: uid }, { model, map: collect });
  return relations;
}

/** Returns the values of an entry with the known changes of its relations. */
export function withLinks(
  values: FormValues,
  model: FormModel,
  {
    id,
    linksOf,
  }: { readonly id: number; readonly linksOf: (relation: OwnedRelation) => RelationDifference | undefined },
): FormValues {
  const fill = (holder: FormValues, uid: string, own: number | null): FormValues => {
    if (own === null) return holder;
    const known = relationsOf(model, uid).flatMap((field): [string, RelationDifference][] => {
      const links = linksOf({ owner: { uid, id: own }, field });
      return links ? [[field, links]] : [];
    });
    return known.length === 0 ? holder : { ...holder, ...Object.fromEntries(known) };
  };
  const filled = mapValues(values, model, (component, uid) => fill(component, uid, idOf(component)));
  return fill(filled, model.uid, id);
}
