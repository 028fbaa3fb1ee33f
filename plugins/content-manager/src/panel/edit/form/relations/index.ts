export { createLoadedRelations, type LoadedRelations, type RelationOwner } from './loaded-relations.ts';
export { holdersIn, ownerAt } from './owners.ts';
export { asNew, carryRelations, rebaseStep, type Accepted } from './rebase.ts';
