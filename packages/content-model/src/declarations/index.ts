export { declareContentTypes, type ProjectionsOf } from './declare-content-types.ts';
export type { DeclaredPart, DeclaredProjection } from './declare-projections.ts';
export { typeNames } from './type-names.ts';
