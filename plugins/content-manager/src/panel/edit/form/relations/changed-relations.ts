import type { FormValues, RelationDifference } from '@admin/content-model';
import { mapComponents, mapValues, type FormModel } from '../items/index.ts';
import type { RelationOwner } from './loaded-relations.ts';
import { differenceIn, holdersIn, idOf, ownerOf, relationsOf } from './owners.ts';

/** A relation of an entry or a component that the server knows. */
export interface OwnedRelation {
  readonly owner: RelationOwner;
  readonly field: string;
}

/** The relations in which links were added, moved or taken away, but for those of components that are not saved yet. */
export function changedRelations(
  values: FormValues,
  model: FormModel,
  id: number | null,
): readonly OwnedRelation[] {
  return [...holdersIn(values, model, id).values()].flatMap((holder) => {
    const owner = ownerOf(holder);
    const changed = relationsOf(model, holder.uid).filter((field) => {
      const { connect, disconnect } = differenceIn(holder.values, field);
      return connect.length + disconnect.length > 0;
    });
    return owner ? changed.map((field) => ({ owner, field })) : [];
  });
}

/** The relations of a component and of all components in it, but for those that are not saved yet. */
export function ownedRelations(
  component: FormValues,
  uid: string,
  model: FormModel,
): readonly OwnedRelation[] {
  const relations: OwnedRelation[] = [];
  const look = (holder: FormValues, inner: string): FormValues => {
    const owner = ownerOf({ uid: inner, id: idOf(holder) });
    if (owner) for (const field of relationsOf(model, inner)) relations.push({ owner, field });
    return holder;
  };
  mapComponents(component, { type: 'component', component: uid }, { model, map: look, place: '' });
  return relations;
}

/** The values of an entry with what was changed in its relations, for as many as that is known of. */
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
  const map = (component: FormValues, uid: string) => fill(component, uid, idOf(component));
  return fill(mapValues(values, model.attributes, { model, map, place: '' }), model.uid, id);
}
