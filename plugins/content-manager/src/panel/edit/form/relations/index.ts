export { changedRelations, ownedRelations, withLinks, type OwnedRelation } from './changed-relations.ts';
export { createLoadedRelations, type LoadedRelations, type RelationOwner } from './loaded-relations.ts';
export { holdersIn, ownerAt } from './owners.ts';
export { asNew, carryRelations, goneAsNew, rebaseStep, type Accepted } from './rebase.ts';
