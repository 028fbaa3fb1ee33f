export { declareContentTypes } from './declare-content-types.ts';
export { typeNames } from './type-names.ts';
