export type { BlocksFault, BlocksPath, BlocksProblem } from './blocks-problem.ts';
export * from './broken-blocks.ts';
export * from './read-blocks.ts';
