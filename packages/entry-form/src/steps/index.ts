export { apply, invert } from './apply-step.ts';
export { createHistory, type History, type HistoryMove, type RebaseStep } from './history.ts';
export * from './path.ts';
export * from './step.ts';
export {
  childAt,
  isItem,
  keyOf,
  pathBeforePositions,
  pathOfPositions,
  positionsIn,
  positionsOf,
  readAt,
  writeAt,
} from './tree.ts';
