export { typeNames } from './type-names.ts';
