export { changedRelations, ownedRelations, withLinks } from './changed-relations.ts';
export {
  createLoadedRelations,
  differenceIn,
  holdersIn,
  idOf,
  ownerAt,
  relationsOf,
  type Holder,
  type LoadedRelations,
  type OwnedRelation,
  type RelationOwner,
} from './owners.ts';
export { carryRelations, copyComponent, rebaseStep, restoreDeleted, type Transition } from './rebase.ts';
