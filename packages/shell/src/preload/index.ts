export { pathOf } from '../http/path-of.ts';
export {
  changedListAddress,
  listParameters,
  listQuery,
  type ListParameters,
  type ListSort,
} from '../navigation/list-parameters.ts';
export * from '../navigation/index.ts';
export { keptLanguage } from './kept-language.ts';
export { showKeptTheme } from './kept-theme.ts';
export { keptToken, startVisit } from './start-visit.ts';
export type { EarlyCall, VisitAddress, Visitor, VisitPart } from './visit-part.ts';
