export { apply } from './apply-step.ts';
export { createHistory, typingPause, type FitStep, type History, type Turn } from './history.ts';
export { invert } from './invert-step.ts';
export * from './path.ts';
export { pathOfPositions, positionsIn, positionsOf, steadyPartOf } from './positions.ts';
export * from './step.ts';
export { childAt, isItem, keyOf, readAt, writeAt } from './tree.ts';
